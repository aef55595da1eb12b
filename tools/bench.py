"""`make bench`: the speed of the rules and of the page, as ratios to yardsticks of the same run."""

from __future__ import annotations

import argparse
import sys

import bench_page
import bench_rules


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=["rules", "page", []], help="only these parts")
    parser.add_argument("--visits", type=int, default=10, help="how often each kind of visit is made")
    asked = parser.parse_args()
    rows = []
    if "rules" in asked.parts or not asked.parts:
        rows += bench_rules.rows()
    if "page" in asked.parts or not asked.parts:
        rows += bench_page.rows(asked.visits)
    for row in rows:
        print(f"{row.what:46} {row.ratio:6.2f}  {row.bar:7} {'met' if row.met else 'MISSED':7} {row.detail}")
    sys.exit(not all(row.met for row in rows))


if __name__ == "__main__":
    main()
