/** Milliseconds before each further attempt. */
const PAUSES: readonly number[] = [500, 2_000, 5_000];
/** The longest that a server may ask to wait, in milliseconds. */
const PATIENCE = 30_000;

/** What passes: too many requests, and a gateway that does not reach the server behind it. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * Sends a request once more while the answer is one that passes. For builds: they ask for hundreds of things, and one
 * that does not come leaves the site as it was.
 *
 * @returns the last answer
 */
export async function askAgain(send: () => Promise<Response>, pauses = PAUSES): Promise<Response> {
  const answer = await send();
  const [pause, ...others] = pauses;
  if (pause === undefined || !PASSING.has(answer.status)) return answer;
  // A date instead of seconds is rare, and is NaN here.
  const wanted = Number(answer.headers.get("retry-after")) * 1_000 || 0;
  const wait = Math.min(Math.max(pause, wanted), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, wait));
  return askAgain(send, others);
}
