import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { Account } from "./backend.ts";
import { baseUrl } from "./environment.ts";
import { signIn } from "./steps.ts";

export { expect };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
/** Logged when the service worker is blocked, see playwright.config.ts. */
const NO_WORKER = "Service Worker registration blocked by Playwright";
const NOBODY: StorageState = { cookies: [], origins: [] };

type Options = {
  /** The account the test's page is signed in with; anonymous by default. */
  account: Account | undefined;
};
type Fixtures = {
  browserConsole: {
    /** Fails the test on anything that pages of this context log as error or warning, or throw. */
    watch: (context: BrowserContext) => void;
    /** Expects a message that the test provokes, at least once. */
    expect: (message: RegExp) => void;
  };
  /** Opens another browser context; anonymous without an account. */
  openBrowser: (account?: Account, options?: BrowserContextOptions) => Promise<Page>;
};
type WorkerFixtures = {
  /** Storage state of a signed-in account; signs in once per worker. */
  sessionOf: (account: Account) => Promise<StorageState>;
};

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: [undefined, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it.
  browserConsole: async ({}, provide) => {
    const messages: string[] = [];
    const expected: RegExp[] = [];
    await provide({
      watch: (context) => {
        context.on("console", (message) => {
          if (!["error", "warning"].includes(message.type())) return;
          if (message.text() === NO_WORKER) return;
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        context.on("weberror", (webError) => messages.push(String(webError.error())));
      },
      expect: (message) => expected.push(message),
    });
    const unexpected = messages.filter((text) => !expected.some((one) => one.test(text)));
    expect(unexpected, "messages on the console").toEqual([]);
    const missing = expected.filter((one) => !messages.some((text) => one.test(text)));
    expect(missing, "messages that did not come").toEqual([]);
  },

  storageState: async ({ account, sessionOf }, provide) => {
    await provide(account ? await sessionOf(account) : NOBODY);
  },

  context: async ({ context, browserConsole }, provide) => {
    browserConsole.watch(context);
    context.on("page", waitForHydration);
    await provide(context);
  },

  openBrowser: async ({ browser, sessionOf, browserConsole }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (account, options) => {
      const storageState = account ? await sessionOf(account) : NOBODY;
      const context = await browser.newContext({ ...options, storageState });
      contexts.push(context);
      browserConsole.watch(context);
      context.on("page", waitForHydration);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  sessionOf: [
    async ({ browser }, provide) => {
      const sessions = new Map<string, Promise<StorageState>>();
      await provide((account) => {
        const session = sessions.get(account.email) ?? makeSession(browser, account);
        sessions.set(account.email, session);
        return session;
      });
    },
    { scope: "worker" },
  ],
});

/**
 * Makes `goto` and `reload` wait for hydration, so that no test depends on its timing;
 * hydration.spec.ts tests what happens before.
 */
function waitForHydration(page: Page): void {
  const hydrated = () => page.locator("html:not(:has(#page-data)), html[data-hydrated]").waitFor();
  const goto = page.goto.bind(page);
  page.goto = async (...how) => {
    const response = await goto(...how);
    await hydrated();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    const response = await reload(...how);
    await hydrated();
    return response;
  };
}

async function makeSession(browser: Browser, account: Account): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: baseUrl, storageState: NOBODY });
  const page = await context.newPage();
  await page.goto("/blog");
  await signIn(page, account);
  const state = await context.storageState();
  await context.close();
  return state;
}
