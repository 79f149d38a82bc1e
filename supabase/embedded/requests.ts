/** The paths of the API; the backend serves no others. */
const API_PATH = /^\/(auth|rest|storage|functions)\/v1(\/|$)/;

export function isApiPath(pathname: string): boolean {
  return API_PATH.test(pathname);
}

type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs one task after another. PGlite is a single session: if two requests overlapped, one could
 * run with the role that the other has set. If both reads and writes wait, they alternate, each in
 * order of arrival: a read waits for one write instead of a whole burst, and no write waits
 * forever.
 */
export function createQueue(): { read: RunInTurn; write: RunInTurn } {
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

  const runIn =
    (queue: (() => Promise<unknown>)[]): RunInTurn =>
    (work) =>
      new Promise((resolve, reject) => {
        queue.push(() => Promise.resolve().then(work).then(resolve, reject));
        if (!isRunning) void runAll();
      });
  return { read: runIn(reads), write: runIn(writes) };
}

export function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Reads the body before the request is queued, so that a slow client blocks nobody, and replaces the IP address
 * headers, which a client can forge, with the address of its socket.
 */
export async function readRequest(request: Request, peerAddress: string | null): Promise<Request> {
  const headers = new Headers(request.headers);
  for (const name of ["x-forwarded-for", "cf-connecting-ip"]) headers.delete(name);
  if (peerAddress !== null) headers.set("x-forwarded-for", peerAddress);
  const body = request.body ? await request.arrayBuffer() : null;
  // Otherwise lite would accept a file of any size.
  if (body) headers.set("content-length", String(body.byteLength));
  const url = isReading(request) ? quoteArguments(request.url) : request.url;
  return new Request(url, { method: request.method, headers, body });
}

/**
 * Half a surrogate pair is not valid text, and Postgres rejects JSON with one. Lite parses JSON
 * itself and would store the replacement character instead.
 *
 * @returns the error response; undefined for a valid request
 */
export async function rejectLoneSurrogates(request: Request): Promise<Response | undefined> {
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

const RESERVED_PARAMETERS = new Set(["select", "order", "limit", "offset", "and", "or", "apikey"]);
const FILTER = /^[a-z]+[.(]/;

/**
 * PostgREST takes a function's arguments in the query string for plain text. Lite parses `true`,
 * `1` or `{}` as JSON, unless they are quoted.
 */
function quoteArguments(urlText: string): string {
  const url = new URL(urlText);
  if (!url.pathname.startsWith("/rest/v1/rpc/")) return urlText;
  for (const [name, value] of [...url.searchParams]) {
    if (RESERVED_PARAMETERS.has(name) || FILTER.test(value)) continue;
    url.searchParams.set(name, `"${value}"`);
  }
  return url.href;
}
