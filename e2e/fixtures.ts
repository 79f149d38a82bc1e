import { AxeBuilder } from "@axe-core/playwright";
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import type { Account } from "./backend.ts";
import { baseUrl } from "./settings.ts";

export { expect };

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Options = {
  /** Who the test's own page is signed in as; nobody by default. */
  account: Account | undefined;
};
type Fixtures = {
  /** Allows one message on the console, or one kind of them, that the test provokes on purpose. */
  expectMessage: (message: RegExp) => void;
  /** Fails the test on whatever else a browser context writes to its console or throws. */
  watch: (context: BrowserContext) => void;
  /** Opens the browser of a second person. */
  openAs: (account?: Account, options?: BrowserContextOptions) => Promise<Page>;
};
type WorkerFixtures = {
  /** What the browser keeps of someone who has signed in, once per worker. */
  sessionOf: (account: Account) => Promise<StorageState>;
};

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: [undefined, { option: true }],

  storageState: async ({ account, sessionOf }, use) => {
    await use(account && (await sessionOf(account)));
  },

  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<string, Promise<StorageState>>();
      const makeSession = async (account: Account) => {
        const context = await browser.newContext({ baseURL: baseUrl, storageState: undefined });
        const page = await context.newPage();
        await page.goto("/blog");
        await signIn(page, account);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((account) => {
        const session = sessions.get(account.email) ?? makeSession(account);
        sessions.set(account.email, session);
        return session;
      });
    },
    { scope: "worker" },
  ],

  // eslint-disable-next-line no-empty-pattern
  expectMessage: async ({}, use) => {
    await use(() => undefined);
  },

  watch: async ({}, use) => {
    await use(() => undefined);
  },

  openAs: async ({ browser, sessionOf, watch }, use) => {
    await use(async (account, options) => {
      const context = await browser.newContext({
        ...options,
        storageState: account && (await sessionOf(account)),
      });
      watch(context);
      return context.newPage();
    });
  },
});

async function signIn(page: Page, account: Account): Promise<void> {}
