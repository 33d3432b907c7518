/**
 * Run by Deno. Serves every folder of edge functions from one process: each calls `Deno.serve` as on hosted Supabase,
 * and here its handler is kept under the folder's name instead of being given a port.
 *
 * Arguments: the functions' directory, the port, and `late` where each is loaded when it is first called. Ends when its
 * standard input does, so it never outlives its parent.
 */
type Handler = (request: Request, info?: unknown) => Response | Promise<Response>;
type Loaded = { handler: Handler } | { error: string };

const [directory = '.', port = '0', when] = Deno.args;
const functions = new Map<string, () => Promise<Loaded>>();
const serve = Deno.serve;
const exit = Deno.exit;

let loading: ((handler: Handler) => void) | null = null;

function capture(first: unknown, second?: unknown): Deno.HttpServer {
  const handler = [second, first, (first as { handler?: unknown } | null)?.handler].find(
    (candidate): candidate is Handler => typeof candidate === 'function',
  );
  if (!handler) throw new TypeError('Deno.serve was called without a handler.');
  if (!loading) throw new Error('Deno.serve was called after the function had loaded.');
  loading(handler);
  const never = new Promise<void>(() => {});
  const server = {
    addr: { transport: 'tcp', hostname: '127.0.0.1', port: Number(port) },
    finished: never,
    shutdown: () => Promise.resolve(),
    ref() {},
    unref() {},
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  return server as unknown as Deno.HttpServer;
}

let turn: Promise<unknown> = Promise.resolve();

/** Loads a function, once, and after the one before it: what calls `Deno.serve` does not say which it is. */
function loader(name: string): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    if (loaded === null) turn = loaded = turn.then(() => load(name));
    return loaded;
  };
}

function failure(name: string, error: string): Loaded {
  console.error(`The function ${name} could not be loaded: ${error}`);
  return { error };
}

async function load(name: string): Promise<Loaded> {
  let captured: Handler | null = null;
  loading = (handler) => {
    captured = handler;
  };
  try {
    const path = `${directory}/${name}/index.ts`.split('/').map(encodeURIComponent).join('/');
    await import(`file://${path}`);
    return captured ? { handler: captured } : failure(name, 'it never called Deno.serve');
  } catch (error) {
    return failure(name, error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    loading = null;
  }
}

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(directory)) {
    if (!entry.isDirectory || !/^[a-z][a-z0-9-]*$/.test(entry.name)) continue;
    const index = await Deno.stat(`${directory}/${entry.name}/index.ts`).catch(() => null);
    if (index?.isFile) found.push(entry.name);
  }
  return found.sort();
}

const json = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });

function health(): Response {
  return Response.json({ pid: Deno.pid, functions: [...functions.keys()] });
}

async function answer(request: Request, info: unknown): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (name === '_health') return health();
  const loaded = await functions.get(name)?.();
  if (!loaded) return json(404, 'NOT_FOUND', 'Requested function was not found');
  if ('error' in loaded)
    return json(500, 'BOOT_ERROR', `The function ${name} could not be loaded; the log says why.`);
  try {
    return await loaded.handler(request, info);
  } catch (error) {
    console.error(`${name} failed:`, error);
    return json(500, 'WORKER_ERROR', `The function ${name} failed; the log says why.`);
  }
}

function stayAlive(event: Event & { reason?: unknown; error?: unknown }): void {
  event.preventDefault();
  console.error('Uncaught in a function:', event.reason ?? event.error);
}

Object.assign(Deno, {
  serve: capture,
  exit() {
    throw new Error('A function may not end the process that all functions share.');
  },
});
globalThis.addEventListener('unhandledrejection', stayAlive);
globalThis.addEventListener('error', stayAlive);

for (const name of await names()) functions.set(name, loader(name));
if (when !== 'late') for (const loadNow of functions.values()) await loadNow();

function listen(): Deno.HttpServer {
  try {
    return serve({ hostname: '127.0.0.1', port: Number(port), onListen() {} }, answer);
  } catch (error) {
    console.error(`Port ${port} cannot be listened on: ${(error as Error).message}`);
    return exit(1);
  }
}

const server = listen();

try {
  for await (const _ of Deno.stdin.readable) {
    // Nothing is ever sent: only the end matters.
  }
} finally {
  const patience = setTimeout(() => exit(0), 1000);
  await server.shutdown();
  clearTimeout(patience);
  exit(0);
}
