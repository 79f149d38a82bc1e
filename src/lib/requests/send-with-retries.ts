/** Milliseconds before each further attempt. */
const PAUSES: readonly number[] = [500, 2_000, 5_000];
/** The longest pause that a server may request, in milliseconds. */
const MAX_PAUSE = 30_000;

/** Temporary failures: too many requests, and a gateway that cannot reach the server behind it, also Cloudflare's own. */
const TRANSIENT = new Set([429, 502, 503, 504, 520, 521, 522, 523, 524]);

/**
 * Retries a request after temporary failures, such as a lost connection, unless it was aborted. For builds, which send
 * hundreds of requests that only read, and fail if one of them does.
 *
 * @returns the last response
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  pauses = PAUSES,
): Promise<Response> {
  const [pause, ...others] = pauses;
  if (pause === undefined) return send();
  const response = await send().catch(unlessAborted);
  if (response && !TRANSIENT.has(response.status)) return response;
  // A date instead of seconds is rare, and becomes NaN here.
  const retryAfter = Number(response?.headers.get("retry-after")) * 1_000 || 0;
  const wait = Math.min(Math.max(pause, retryAfter), MAX_PAUSE);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return sendWithRetries(send, others);
}

function unlessAborted(error: unknown): undefined {
  if (error instanceof DOMException && /^(?:Abort|Timeout)Error$/.test(error.name)) throw error;
}
