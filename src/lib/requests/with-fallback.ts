/** How long to wait for a response, in milliseconds, if there is a fallback. */
const TIMEOUT = 4_000;

/**
 * The response or, if there is none or it takes too long, the fallback: a stored copy of public data. If both take long,
 * whichever arrives first.
 *
 * @param isBackendDown whether an error means that there is no response
 * @param readFallback null or undefined if nothing was stored
 * @throws what `response` is rejected with, if there is no fallback either
 */
export async function withFallback<Data>(
  response: Promise<Data>,
  isBackendDown: (error: unknown) => boolean,
  readFallback: () => Promise<Data | null | undefined>,
): Promise<Data> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, true);
  });
  const isNeeded = await Promise.race([response.then(() => false, isBackendDown), slow]);
  clearTimeout(timer);
  if (!isNeeded) return response;
  const fallback = readFallback().then((data) => data ?? response);
  return Promise.any([fallback, response]).catch(() => response);
}
