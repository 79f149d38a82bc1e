/** A question to the backend and its answer. */
export type Answered = { request: Request; response: Response };

/** More than any page asks by itself. */
const MOST = 20;
const early: Answered[] = [];
let taker: (answered: Answered) => void = (answered) => {
  if (early.length < MOST) early.push(answered);
};

/**
 * Remembers what was asked before this browser had a service worker, so that the worker can keep it
 * without asking again.
 *
 * @returns the answer, for whoever asked
 */
export async function rememberAnswer(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  answer: Promise<Response>,
): Promise<Response> {
  const isSeen = !("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null;
  const response = await answer;
  if (!isSeen) {
    const { method = "GET", headers = {} } = init ?? {};
    taker({ request: new Request(input, { method, headers }), response: response.clone() });
  }
  return response;
}

/** Gives what was remembered, and from now on whatever is still answered, to the worker that came. */
export function handOverAnswers(take: (answered: Answered) => void): void {
  taker = take;
  early.splice(0).forEach(take);
}
