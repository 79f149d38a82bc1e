import fs from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { defaultSettings } from "./scripts/lib/default-settings.ts";
import { isFull } from "./tests/support/scope.ts";

const source = path.join(import.meta.dirname, "src");

// Dates and times are expected in UTC.
process.env["TZ"] = "UTC";
// The tests try every page, whatever the owner has turned off.
process.env["VITE_EVERY_PAGE"] = "on";
// Workers, and the scripts that tests start, load the same modules again and again.
process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "node_modules/.cache/compile");

/**
 * Files that mock or reload a module or use the build's renderer: they do not share modules with others.
 */
const ISOLATED = "**/*.isolated.test.{ts,tsx}";
const DATABASE = "tests/{contract,db,embedded,scripts}/**";
/** `npm run test:real` has its own configuration. */
const REAL = "tests/real/**";

/** Files of the full run alone: the tag would skip their tests, but not the start of their databases. */
const LATER = isFull
  ? []
  : fs
      .readdirSync(path.join(import.meta.dirname, "tests"), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join("tests", name.replaceAll(path.sep, "/")))
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) => fs.readFileSync(file, "utf8").startsWith("// @module-tag full"));

const RESTORE = "tests/support/restore-globals.ts";

const inBrowser = {
  environment: "jsdom",
  // What a test leaves on screen is removed before the globals that it uses.
  setupFiles: [RESTORE, "tests/support/setup.ts"],
  testTimeout: 30_000,
  env: {
    ...defaultSettings(),
    VITE_SUPABASE_ANON_KEY: "test-key",
    VITE_RATE_URL: "https://mempool.space/api/v1/prices",
  },
};

// Creating a new Postgres, and even more upgrading a site twice, takes minutes on a busy machine.
const inNode = { testTimeout: 600_000, hookTimeout: 600_000 };
/**
 * Packages as scripts load them: otherwise those that parse Markdown run internal checks, in twice the time.
 */
const published = { resolve: { conditions: ["module", "node"] } };

// The browser tests check what the build does to the published code.
export default defineConfig({
  plugins: [
    {
      name: "refuses-percent",
      // Vite does not escape "%" when it makes URLs from paths, and Node then finds nothing there.
      configureVitest() {
        if (!source.includes("%")) return;
        throw new Error("Vitest does not run in a folder with “%” in its path: rename the folder.");
      },
    },
  ],
  resolve: { alias: [{ find: /^@\//, replacement: `${source}/` }] },
  test: {
    // By default one core is left idle.
    maxWorkers: "100%",
    // The embedded backend logs every error, and its tests provoke many.
    silent: "passed-only",
    // Tests that need many rows, many rounds or a new database, and rare cases.
    tags: [{ name: "full" }],
    ...(!isFull && { tagsFilter: ["!full"] }),
    projects: [
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "app",
          // Much of an isolated file's time is loading the site again.
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [DATABASE, ISOLATED, REAL, ...LATER],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: "app, isolated",
          include: [`tests/${ISOLATED}`],
          exclude: [DATABASE, REAL, ...LATER],
        },
      },
      {
        extends: true,
        ssr: published,
        test: {
          ...inNode,
          name: "node",
          setupFiles: [RESTORE],
          globalSetup: "tests/support/make-templates.ts",
          isolate: false,
          include: [`${DATABASE}/*.test.ts`],
          exclude: [ISOLATED, ...LATER],
        },
      },
      {
        extends: true,
        ssr: published,
        test: {
          ...inNode,
          name: "node, isolated",
          include: [`${DATABASE}/${ISOLATED}`],
          exclude: LATER,
        },
      },
    ],
  },
});
