/** The API paths the backend answers; anything else it does not know. */
const API_PATH = /^\/(auth|rest|storage)\/v1(\/|$)/;

/** True when a request path belongs to the backend. */
export function isApiPath(pathname: string): boolean {
  return API_PATH.test(pathname);
}

type InTurn = <T>(work: () => Promise<T>, isRead?: boolean) => Promise<T>;

/**
 * Runs one piece of work after another. PGlite is a single session: were two requests to overlap,
 * one could run with the role the other has set. Where both wait, what reads and what writes take
 * turns, each in the order in which it came: somebody who reads waits for one write, not for all
 * that came in a rush, and no write waits for ever.
 */
export function createQueue(): InTurn {
  const reads: (() => Promise<unknown>)[] = [];
  const writes: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  async function runAll() {
    isRunning = true;
    while (reads.length + writes.length > 0) {
      await reads.shift()?.();
      await writes.shift()?.();
    }
    isRunning = false;
  }

  return (work, isRead = false) =>
    new Promise((resolve, reject) => {
      (isRead ? reads : writes).push(() => Promise.resolve().then(work).then(resolve, reject));
      if (!isRunning) void runAll();
    });
}

/** True when a request only reads, going by its method. */
export function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Reads the body before the request queues, so that a slow sender holds nobody up, and replaces
 * the address headers, which a client can forge, by the address of its socket.
 */
export async function readRequest(request: Request, peerAddress: string | null): Promise<Request> {
  const headers = new Headers(request.headers);
  for (const name of ["x-forwarded-for", "cf-connecting-ip"]) headers.delete(name);
  if (peerAddress !== null) headers.set("x-forwarded-for", peerAddress);
  const body = request.body ? await request.arrayBuffer() : null;
  // Lite takes a file of unknown length, however large.
  if (body) headers.set("content-length", String(body.byteLength));
  const url = isReading(request) ? quoteArguments(request.url) : request.url;
  return new Request(url, { method: request.method, headers, body });
}

/**
 * Half a surrogate pair is no text, and Postgres refuses JSON with one; lite reads JSON itself and
 * would have the sign for what cannot be shown stored in its place.
 *
 * @returns the refusal, undefined when there is nothing to refuse
 */
export async function refuseHalfPairs(request: Request): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.startsWith("/rest/") || isReading(request)) return undefined;
  const body = await request.clone().text();
  if (!/\\ud[89a-f]/i.test(body)) return undefined;
  let isText = true;
  try {
    JSON.parse(body, (_, value: unknown) => {
      isText &&= typeof value !== "string" || value.isWellFormed();
      return value;
    });
  } catch {
    return undefined;
  }
  const error = { code: "22P05", message: "unsupported Unicode escape sequence" };
  return isText
    ? undefined
    : Response.json({ ...error, details: null, hint: null }, { status: 400 });
}

const NO_ARGUMENT = new Set(["select", "order", "limit", "offset", "and", "or", "apikey"]);
const FILTER = /^[a-z]+[.(]/;

/**
 * Arguments in the address of a function are plain text to PostgREST. Lite reads `true`, `1` or
 * `{}` as JSON, unless quotes stand around them.
 */
function quoteArguments(address: string): string {
  const url = new URL(address);
  if (!url.pathname.startsWith("/rest/v1/rpc/")) return address;
  for (const [name, value] of [...url.searchParams]) {
    if (NO_ARGUMENT.has(name) || FILTER.test(value)) continue;
    url.searchParams.set(name, `"${value}"`);
  }
  return url.href;
}
