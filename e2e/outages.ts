/** The ways in which the backend can fail, simulated by intercepting its requests. */
import type { Page, Route } from "@playwright/test";

export type Outage = {
  /** Fails an intercepted request. */
  handle: (route: Route) => Promise<void>;
  /** What the page says. */
  message: string;
  /** What the browser itself logs; nothing for a slow backend. */
  consoleMessage?: RegExp;
  /** True when the page notices only by its own deadline. */
  isSlow?: boolean;
};

export const UNREACHABLE = "The server did not answer. Check your connection and try again.";

/** Passes every request on to the backend, but withholds the answer until `answerNow`. */
function makeSlow(): Outage & { answerNow: () => void } {
  const late = Promise.withResolvers<void>();
  return {
    handle: async (route) => {
      const response = await route.fetch();
      await late.promise;
      // The page may have been left meanwhile.
      await route.fulfill({ response }).catch(() => undefined);
    },
    message: UNREACHABLE,
    isSlow: true,
    answerNow: () => late.resolve(),
  };
}

export const outages = {
  slow: makeSlow,
  failing: (): Outage => ({
    handle: (route) => route.fulfill({ status: 500, json: { message: "out of memory" } }),
    message: "The server had a problem. Please try again.",
    consoleMessage: /status of 500/,
  }),
  unreachable: (): Outage => ({
    handle: (route) => route.abort(),
    message: UNREACHABLE,
    consoleMessage: /net::ERR_FAILED/,
  }),
  unauthorized: (): Outage => ({
    handle: (route) => route.fulfill({ status: 401, json: { message: "Invalid API key" } }),
    message: "Invalid API key",
    consoleMessage: /status of 401/,
  }),
};

/** Advances the clock past the page's deadline when the outage is a slow backend. */
export async function waitForOutage(page: Page, outage: Outage): Promise<void> {
  if (outage.isSlow) await page.clock.fastForward(10_000);
}
