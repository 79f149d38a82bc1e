import { updateServerClock } from "@/lib/clock";
import { env } from "@/lib/env";
import { handleUnauthorized } from "./unauthorized";

/**
 * Handles a response that is not simply JSON: the backend refuses the token or key, or somebody else has responded,
 * such as a captive portal, a filter or a proxy. As some proxies only remove the type, the body decides.
 *
 * @param url of the request, with `init`
 * @param send retries it
 * @returns the response to use
 * @throws when there is none
 */
export async function handleUnusual(
  response: Response,
  url: string,
  init: RequestInit = {},
  send: () => Promise<Response>,
): Promise<Response> {
  const isAnswer = response.ok ? isResult : isError;
  if (init.method !== "HEAD" && !(await isAnswer(response.clone(), url, init))) {
    if (response.ok) throw new TypeError("Something in place of an answer");
    // In the build the owner reads its text.
    if (url.includes("/rest/v1/") && !import.meta.env.SSR) {
      return Response.json({}, { status: response.status === 429 ? 429 : 503 });
    }
  }
  updateServerClock(response);
  if (response.status !== 401) return response;
  const token = new Headers(init.headers).get("authorization");
  const isKey = token === null || token === `Bearer ${env.backendKey}`;
  return handleUnauthorized(response, isKey, send);
}

/** What is read is the rows of a table, or rows, a text or nothing of a function. Something in between may send any JSON. */
async function isResult(response: Response, url: string, init: RequestInit): Promise<boolean> {
  const { method = "GET" } = init;
  if (response.status === 204 && method !== "GET") return true;
  const body = await bodyOf(response);
  if (method !== "GET" || !url.includes("/rest/v1/")) return body !== undefined;
  if (typeof body === "object" && body !== null) return Array.isArray(body) !== isForOneRow(init);
  return url.includes("/rest/v1/rpc/") && (body === null || typeof body === "string");
}

/** PostgREST's errors have a code that is a text, unlike Auth's. Only the gateway rejects a key (401), without one. */
async function isError(response: Response): Promise<boolean> {
  const body = await bodyOf(response);
  return body !== undefined && (response.status === 401 || typeof Object(body).code === "string");
}

/** Whether a request is for one row, and not for a list. */
function isForOneRow({ headers }: RequestInit = {}): boolean {
  return String(new Headers(headers).get("accept")).includes("pgrst.object");
}

/** The body as JSON; undefined if it is something else. */
function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
