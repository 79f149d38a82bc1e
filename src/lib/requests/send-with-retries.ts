/** Milliseconds before each further attempt. */
const PAUSES: readonly number[] = [500, 2_000, 5_000];
/** The longest pause that a server may request, in milliseconds. */
const MAX_PAUSE = 30_000;

/** Temporary failures: too many requests, and a gateway that cannot reach the server behind it. */
const TRANSIENT = new Set([429, 502, 503, 504]);

/**
 * Retries a request after temporary failures. For builds, which send hundreds of requests, and fail if one of them
 * does.
 *
 * @returns the last response
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  pauses = PAUSES,
): Promise<Response> {
  const response = await send();
  const [pause, ...others] = pauses;
  if (pause === undefined || !TRANSIENT.has(response.status)) return response;
  // A date instead of seconds is rare, and becomes NaN here.
  const retryAfter = Number(response.headers.get("retry-after")) * 1_000 || 0;
  const wait = Math.min(Math.max(pause, retryAfter), MAX_PAUSE);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return sendWithRetries(send, others);
}
