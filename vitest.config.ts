import { defineConfig } from "vitest/config";
import { isFull } from "./tests/support/scope.ts";

const source = new URL("./src", import.meta.url).pathname;

// Dates and times are expected as people in Greenwich read them.
process.env["TZ"] = "UTC";

/** Files that replace a module, load one anew or use the renderer of the build: their modules are nobody else's. */
const ISOLATED = [
  "tests/prerender.test.ts",
  "tests/auth/{confirmation,github,github-with-second-factor,no-answer,password-recovery,recovery-with-second-factor,refused-code}.test.tsx",
  "tests/components/{first-page,editor/text-editor}.test.tsx",
  "tests/lib/{env,player/*,supabase/client,supabase/client-loading}.test.{ts,tsx}",
  "tests/pages/admin/posts/editor/convert-to-markdown.test.tsx",
  "tests/pages/broken-parts.test.tsx",
  "tests/content/resume.test.ts",
];
const ISOLATED_IN_NODE = ["tests/db/{bench,searches}.test.ts"];
/** What takes many rows, many rounds or a database from nothing, and what few ever meet, for the full run. */
const FULL_ONLY = isFull
  ? []
  : [
      "tests/db/{bench,default-privileges,searches,storage,strange-input}.test.ts",
      "tests/embedded/{concurrency,durability,start,vite-plugin}.test.ts",
      "tests/scripts/{backup,backup-files,backup-size}.test.ts",
      "tests/auth/{github,recovery}-with-second-factor.test.tsx",
      "tests/lib/player/media-session.test.tsx",
    ];
const DATABASE = "tests/{embedded,db,scripts}/**";

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

// Where Postgres is made anew, a busy machine takes minutes.
const inNode = { testTimeout: 240_000, hookTimeout: 240_000 };

// What the build does to the published code is the browser tests' to see.
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: `${source}/` }] },
  test: {
    // By default one core is left to who waits for it.
    maxWorkers: "100%",
    // The embedded backend logs every refusal, and its tests provoke many.
    silent: "passed-only",
    projects: [
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "app",
          // Much of an isolated file's time is loading the site once more.
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [DATABASE, ...ISOLATED],
        },
      },
      {
        extends: true,
        test: { ...inBrowser, name: "isolated", include: ISOLATED, exclude: FULL_ONLY },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: "node",
          globalSetup: "tests/support/make-templates.ts",
          isolate: false,
          include: [`${DATABASE}/*.test.ts`],
          exclude: [...ISOLATED_IN_NODE, ...FULL_ONLY],
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: "node, isolated",
          include: ISOLATED_IN_NODE,
          exclude: FULL_ONLY,
        },
      },
    ],
  },
});
