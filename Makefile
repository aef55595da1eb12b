# Drakkar: everything a person or a machine does here is one of these targets.
# Downloads and builds leave stamps, so that the second run of a target is quick.

PYTHON ?= python3
PY     := .venv/bin/python
PYTEST := $(PY) -m pytest
JOBS   ?= 2

SOURCES := $(shell find py web index.html pyscript.toml tools -type f \
             -not -name '*.pyc' -not -name '*.mo' 2>/dev/null)

.PHONY: play site test lint format bench fuzz lock browsers clean help

help:
	@echo "make play   build the site, serve it and print its address"
	@echo "make site   only build it, into site/"
	@echo "make test   run every test, in a browser too"
	@echo "make lint   ruff, and mypy --strict on the rules"
	@echo "make bench  speed of the rules and of the page"
	@echo "make fuzz   a very long run of random games"

play: site
	$(PY) tools/serve.py --open site

site: site/.stamp

test: site browsers
	$(PYTEST) -n $(JOBS) --dist loadgroup $(ARGS)

lint: .venv/.stamp
	$(PY) -m ruff check py tests tools
	$(PY) -m ruff format --check py tests tools
	$(PY) -m mypy

format: .venv/.stamp
	$(PY) -m ruff check --fix py tests tools
	$(PY) -m ruff format py tests tools

bench: site browsers
	$(PY) tools/bench.py $(ARGS)

fuzz: .venv/.stamp
	$(PY) tests/rules/fuzz.py --games 100000 $(ARGS)

# New exact versions of everything that requirements.in names.
lock:
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet --disable-pip-version-check -r requirements.in
	build/lock/bin/pip freeze > requirements.lock
	rm -rf build/lock

browsers: .venv/.stamp
	@$(PY) tools/browsers.py

site/.stamp: .venv/.stamp node_modules/.stamp $(SOURCES)
	$(PY) tools/build.py
	@touch $@

.venv/.stamp: requirements.lock
	test -x $(PY) || $(PYTHON) -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r requirements.lock
	@touch $@

node_modules/.stamp: package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf site build .venv node_modules
	find py -name '*.mo' -delete
