import path from "node:path";
import { defineConfig } from "vitest/config";
import { isFull } from "./tests/support/scope.ts";

const source = path.join(import.meta.dirname, "src");

// Dates and times are expected as people in Greenwich read them.
process.env["TZ"] = "UTC";
// The tests try every page, whatever the owner has switched off.
process.env["VITE_EVERY_PAGE"] = "on";
// Workers, and the scripts that tests start, load the same modules again and again.
process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "node_modules/.cache/compile");

/** Files that replace a module, load one anew or use the renderer of the build: their modules are nobody else's. */
const ISOLATED = "**/*.isolated.test.{ts,tsx}";
const DATABASE = "tests/{contract,db,embedded,scripts}/**";
/** `npm run test:real` has a configuration of its own. */
const REAL = "tests/real/**";

const inBrowser = {
  environment: "jsdom",
  setupFiles: ["tests/support/setup.ts"],
  testTimeout: 30_000,
  // Whatever the owner has in .env, the tests talk to nobody outside.
  env: {
    VITE_SUPABASE_URL: "",
    VITE_SUPABASE_ANON_KEY: "test-key",
    VITE_SITE_URL: "",
    VITE_FORM_ENDPOINT: "",
    VITE_RATE_URL: "https://mempool.space/api/v1/prices",
    VITE_TURNSTILE_SITE_KEY: "",
    VITE_PAY_BINANCE_ID: "",
    VITE_PAY_BINANCE_USERNAME: "",
    VITE_PAY_BEP20: "",
    VITE_PAY_TRC20: "",
    VITE_PAY_BITCOIN: "",
  },
};

// Where Postgres is made anew, a busy machine takes its time.
const inNode = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Packages as scripts load them: those that parse Markdown check themselves else, in twice the time. */
const published = { resolve: { conditions: ["module", "node"] } };

// What the build does to the published code is the browser tests' to see.
export default defineConfig({
  plugins: [
    {
      name: "refuses-percent",
      // Vite leaves a "%" as it is where it makes URLs of paths, and Node finds nothing there.
      configureVitest() {
        if (!source.includes("%")) return;
        throw new Error("Vitest does not run in a folder with «%» in its path: rename the folder.");
      },
    },
  ],
  resolve: { alias: [{ find: /^@\//, replacement: `${source}/` }] },
  test: {
    // By default one core is left to who waits for it.
    maxWorkers: "100%",
    // The embedded backend logs every refusal, and its tests provoke many.
    silent: "passed-only",
    // What takes many rows, many rounds or a database from nothing, and what few ever meet.
    tags: [{ name: "full" }],
    ...(!isFull && { tagsFilter: ["!full"] }),
    projects: [
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "app",
          // Much of an isolated file's time is loading the site once more.
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [DATABASE, ISOLATED, REAL],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "app, isolated",
          include: [`tests/${ISOLATED}`],
          exclude: [DATABASE, REAL],
        },
      },
      {
        extends: true,
        ssr: published,
        test: {
          ...inNode,
          name: "node",
          globalSetup: "tests/support/make-templates.ts",
          isolate: false,
          include: [`${DATABASE}/*.test.ts`],
          exclude: [ISOLATED],
        },
      },
      {
        extends: true,
        ssr: published,
        test: { ...inNode, name: "node, isolated", include: [`${DATABASE}/${ISOLATED}`] },
      },
    ],
  },
});
