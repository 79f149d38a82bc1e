/** The ways in which the backend can be in trouble, put between it and a page. */
import type { Page, Route } from "@playwright/test";

export type Trouble = {
  /** Does to a request what the trouble does. */
  befall: (route: Route) => Promise<void>;
  /** What is read on the page about it. */
  says: string;
  /** What the browser itself logs; nothing while it waits. */
  logs?: RegExp;
  /** True when it takes until the page gives up waiting. */
  isSlow?: boolean;
};

export const UNREACHABLE = "The server did not answer. Check your connection and try again.";

/** Takes every request to the backend, and answers when it is too late. */
function makeSlow(): Trouble & { answerNow: () => void } {
  const late = Promise.withResolvers<void>();
  return {
    befall: async (route) => {
      const response = await route.fetch();
      await late.promise;
      // Whoever has left the page meanwhile does not wait for it any more.
      await route.fulfill({ response }).catch(() => undefined);
    },
    says: UNREACHABLE,
    isSlow: true,
    answerNow: () => late.resolve(),
  };
}

export const troubles = {
  slow: makeSlow,
  failing: (): Trouble => ({
    befall: (route) => route.fulfill({ status: 500, json: { message: "out of memory" } }),
    says: "The server had a problem. Please try again.",
    logs: /status of 500/,
  }),
  unreachable: (): Trouble => ({
    befall: (route) => route.abort(),
    says: UNREACHABLE,
    logs: /net::ERR_FAILED/,
  }),
  unauthorized: (): Trouble => ({
    befall: (route) => route.fulfill({ status: 401, json: { message: "Invalid API key" } }),
    says: "Invalid API key",
    logs: /status of 401/,
  }),
};

/** Takes every request and never answers: nothing reaches the backend. */
export function makeSilent(): Trouble {
  return { befall: () => Promise.resolve(), says: UNREACHABLE, isSlow: true };
}

/** Lets ten seconds pass where the trouble is that nothing comes. */
export async function waitForIt(page: Page, trouble: Trouble): Promise<void> {
  if (trouble.isSlow) await page.clock.fastForward(10_000);
}
