import { DEADLINE } from "./deadline";

/** How long to wait for a response, in milliseconds, if there is a fallback. */
const TIMEOUT = 4_000;

/**
 * The response or, if there is none or it takes too long, the fallback: a stored copy of public data. If both take long,
 * whichever arrives first.
 *
 * @param isBackendDown whether an error means that there is no response
 * @param readFallback null or undefined if nothing was stored; ignored if it takes longer than a request may
 * @throws what `response` is rejected with, if there is no fallback either
 */
export async function withFallback<Data>(
  response: Promise<Data>,
  isBackendDown: (error: unknown) => boolean,
  readFallback: () => Promise<Data | null | undefined>,
): Promise<Data> {
  const slow = after(TIMEOUT, true);
  let late: ReturnType<typeof after<null>> | undefined;
  try {
    const isNeeded = await Promise.race([response.then(() => false, isBackendDown), slow.passed]);
    if (!isNeeded) return await response;
    late = after(DEADLINE, null);
    const stored = Promise.race([readFallback(), late.passed]);
    const fallback = stored.then((data) => data ?? response);
    return await Promise.any([fallback, response]).catch(() => response);
  } finally {
    slow.stop();
    late?.stop();
  }
}

function after<Value>(milliseconds: number, value: Value) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, milliseconds, value);
  });
  return { passed, stop: () => clearTimeout(timer) };
}
