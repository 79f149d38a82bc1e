/** The API paths the backend answers; anything else it does not know. */
const API_PATH = /^\/(auth|rest)\/v1(\/|$)/;

/** True when a request path belongs to the backend. */
export function isApiPath(pathname: string): boolean {
  return API_PATH.test(pathname);
}

/**
 * Runs one piece of work after another. PGlite is a single session: were two requests to overlap,
 * one could run with the role the other has set.
 */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
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
  return new Request(request.url, { method: request.method, headers, body });
}
