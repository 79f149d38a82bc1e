import { updateServerClock } from "@/lib/clock";
import { env } from "@/lib/env";
import { handleUnauthorized } from "./unauthorized";

/**
 * Handles a response that is not simply JSON: the backend refuses the token or key, or somebody else has responded,
 * such as a captive portal, a filter or a proxy. As some proxies only remove the type, the body decides.
 *
 * @param input the request, with `init`
 * @param send retries it
 * @returns the response to use
 * @throws when there is none
 */
export async function handleUnusual(
  response: Response,
  input: RequestInfo | URL,
  init: RequestInit = {},
  send: () => Promise<Response>,
): Promise<Response> {
  if (init.method !== "HEAD" && !(await isJson(response.clone()))) {
    if (response.ok) throw new TypeError("Something in place of an answer");
    const url = input instanceof Request ? input.url : String(input);
    // PostgREST sends JSON only, unlike Auth. In the build the owner reads its text.
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

async function isJson(response: Response): Promise<boolean> {
  try {
    await response.json();
    return true;
  } catch {
    return false;
  }
}
