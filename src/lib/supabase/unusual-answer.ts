import { updateServerClock } from "@/lib/clock";
import { handleUnauthorized } from "./unauthorized";

type Sent = {
  url: string;
  /** In capitals. */
  method: string;
  /** Whether it had no session token, but the site's key. */
  hasKeyOnly: boolean;
  again: () => Promise<Response>;
};

/**
 * Handles a response that is not simply JSON: the backend refuses the token or key, or somebody else has responded,
 * such as a captive portal, a filter or a proxy. Some proxies only remove the type, so the body decides.
 *
 * @returns the response to use
 * @throws when there is none
 */
export async function handleUnusual(answer: Response, sent: Sent): Promise<Response> {
  if (answer.ok && sent.method !== "HEAD" && !(await isAnswer(answer.clone()))) {
    throw new TypeError("Something in place of an answer");
  }
  const isText = answer.headers.get("content-type")?.startsWith("text/");
  // PostgREST sends JSON only, unlike Auth. In the build the owner reads what it says.
  if (!answer.ok && isText && sent.url.includes("/rest/v1/") && !import.meta.env.SSR) {
    return Response.json({}, { status: answer.status === 429 ? 429 : 503 });
  }
  updateServerClock(answer);
  return answer.status === 401 ? handleUnauthorized(answer, sent.hasKeyOnly, sent.again) : answer;
}

/** Whether the body is JSON; only a row that was stored may be answered with nothing. */
async function isAnswer(answer: Response): Promise<boolean> {
  const text = await answer.text();
  if (text === "") return answer.status === 201;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
