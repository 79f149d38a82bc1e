import { dataKey, pageKey, twinOf } from "../lib/offline/worker-rules";
import { site } from "./site";
import { isWhole, keep, kept, plain } from "./store";

/** How long the network may take before something kept is shown instead, in milliseconds. */
const PATIENCE = 4000;
/** How long the worker may be busy with one thing, in milliseconds. */
const DEADLINE = 10_000;

/** Code has a hash of its content in its name: what is kept is right for ever. */
export async function answerCode({ request }: FetchEvent): Promise<Response> {
  const key = new URL(request.url).pathname;
  return (await kept("code", key)) ?? fetchAndKeep("code", key, request);
}

export async function answerImage({ request }: FetchEvent): Promise<Response> {
  const key = pageKey(request.url);
  try {
    return await fetchAndKeep("images", key, request);
  } catch {
    return (await kept("images", key)) ?? Response.error();
  }
}

export async function answerData(event: FetchEvent): Promise<Response> {
  const key = dataKey(event.request);
  const answer = await networkFirst(event, {
    keep: (response) => keepData(event.request, response),
    kept: () => kept("data", key),
  });
  return answer ?? Response.error();
}

export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  const answer = await networkFirst(event, {
    keep: (response) => keepPage(key, response),
    kept: () => kept("pages", key),
  });
  return answer ?? answerOffline(key);
}

/** Keeps an answer of the backend, under both addresses of a post. */
export async function keepData(request: Request, response: Response): Promise<void> {
  if (!response.ok) return;
  const text = await response.text();
  // An answer in pages says 206 but is complete; the cache takes no 206.
  await keep("data", dataKey(request), plain(text, response));
  const twin = request.method === "GET" ? twinOf(request.url, text) : null;
  if (twin) {
    const { method, headers } = request;
    await keep("data", dataKey({ url: twin, method, headers }), plain(text, response));
  }
}

/** Keeps a page of this build. One of another would need code that this worker does not have. */
export async function keepPage(key: string, response: Response): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200 || response.redirected || !type.includes("text/html")) return;
  const html = await response.text();
  if (html.includes(site.entry)) await keep("pages", key, plain(html, response));
}

/**
 * Lets work go on after the answer, for a while: while the worker has any, no other can take its
 * place.
 */
export function endsSoon(event: ExtendableEvent, work: Promise<void>): void {
  event.waitUntil(Promise.race([work.catch(() => undefined), after(DEADLINE)]));
}

/** Fetches a file and keeps it, if it is one. */
export async function fetchAndKeep(
  name: "code" | "images",
  key: string,
  request: Request,
): Promise<Response> {
  const response = await fetch(request);
  if (isWhole(response)) await keep(name, key, response.clone());
  return response;
}

type Means = {
  keep: (response: Response) => Promise<void>;
  kept: () => Promise<Response | undefined>;
};

/**
 * What the network says; what is kept where it fails or takes too long. Nothing where there is
 * neither.
 */
async function networkFirst(event: FetchEvent, means: Means): Promise<Response | undefined> {
  const network = fetch(event.request);
  endsSoon(
    event,
    network.then((response) => means.keep(response.clone())),
  );
  const answer = network.catch(() => undefined);
  const first = await Promise.race([answer, after(PATIENCE)]);
  if (first && first.status < 500) return first;
  return (await means.kept()) ?? answer;
}

/**
 * A page that was read is rendered in the browser from what was kept of its data; for any other
 * the app says that it cannot be read, see OfflinePage.
 */
async function answerOffline(key: string): Promise<Response> {
  const shell = await kept("code", site.shell);
  if (!shell || (await kept("read", key))) return shell ?? Response.error();
  const html = await shell.text();
  return plain(html.replace("<html", "<html data-unread"), shell);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
