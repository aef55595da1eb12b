// Counts the bytes of the runtime files as they arrive, whoever asks for them, and reports those that fail.
// `fetch` and `WebAssembly.instantiateStreaming` are watched only until the table is ready.

export function watchDownloads(files, screen) {
  const sizes = new Map(Object.entries(files).map(([name, size]) => [new URL(name, location.href).href, size]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const arrived = new Map();
  const early = new Map();
  const plainFetch = globalThis.fetch;
  const plainStreaming = WebAssembly.instantiateStreaming;

  // what has arrived stays so: the browser may have a file whole before its bytes are read
  function report(url, bytes) {
    arrived.set(url, Math.min(Math.max(bytes, arrived.get(url) ?? 0), sizes.get(url)));
    screen.bytes([...arrived.values()].reduce((sum, size) => sum + size, 0), total);
  }

  function counted(url, response) {
    const size = sizes.get(url);
    if (size === undefined || !response.body) return response;
    let bytes = 0;
    const counter = new TransformStream({
      transform(chunk, out) {
        bytes += chunk.byteLength;
        report(url, bytes);
        out.enqueue(chunk);
      },
      flush() {
        if (bytes !== size) screen.fail("missing", url);
      },
    });
    return new Response(response.body.pipeThrough(counter), { status: response.status, headers: response.headers });
  }

  async function watched(url, request) {
    try {
      const response = await request;
      if (!response.ok) screen.fail("missing", url);
      return response.ok ? counted(url, response) : response;
    } catch (error) {
      screen.fail("missing", url);
      throw error;
    }
  }

  const watchedFetch = (resource, options) => {
    const url = new URL(resource?.url ?? resource, location.href).href;
    const begun = early.get(url);
    early.delete(url);
    return begun ?? watched(url, plainFetch(resource, options));
  };
  globalThis.fetch = watchedFetch;
  // Pyodide only warns when its wasm does not start, and then waits for ever.
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      if (!compiled) return await plainStreaming.call(WebAssembly, source, imports);
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      screen.fail("broken", String(error));
      throw error;
    }
  };

  // Scripts are loaded by the browser itself: they count when they are there.
  const scripts = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (sizes.has(name) && !arrived.has(name)) report(name, sizes.get(name));
  });
  scripts.observe({ type: "resource", buffered: true });

  for (const url of sizes.keys()) if (!/\.m?js$/.test(url)) early.set(url, watched(url, plainFetch(url)));
  // the engine is compiled while it arrives, long before Pyodide asks for it
  const wasm = [...early].find(([url]) => url.endsWith(".wasm"))?.[1];
  const compiled = wasm && WebAssembly.compileStreaming(wasm);
  // a download that nobody has asked for yet may fail: the screen tells, the browser need not
  for (const begun of [...early.values(), compiled]) begun?.catch(() => {});

  if (!total) screen.stage("start");

  return {
    stop() {
      if (globalThis.fetch === watchedFetch) globalThis.fetch = plainFetch;
      WebAssembly.instantiateStreaming = plainStreaming;
      scripts.disconnect();
    },
  };
}
