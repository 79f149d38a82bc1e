import path from "node:path";
import { defineConfig } from "vitest/config";

process.env["TZ"] = "UTC";
// All of the matrix, the owner's part too.
process.env["TEST_SCOPE"] = "full";

const root = path.resolve(import.meta.dirname, "../..");

/** The tests of the database and what concerns the services, on the services that the environment names. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/src/` },
      {
        find: /^(\.\.\/)+supabase\/embedded\/testing\.ts$/,
        replacement: path.join(import.meta.dirname, "testing.ts"),
      },
    ],
  },
  test: {
    name: "real",
    // Says what is missing, once.
    globalSetup: "tests/real/check-services.ts",
    include: ["tests/{contract,db,real}/*.test.ts"],
    exclude: [
      // These look at the embedded database itself: how it starts, its plans, its socket.
      "tests/db/{advisors,default-privileges}.test.ts",
      // This one stands in for pg_cron; tests/real/jobs.test.ts has it.
      "tests/db/cleaning.test.ts",
      "tests/db/{bench,releases}.isolated.test.ts",
    ],
    tags: [{ name: "full" }],
    silent: "passed-only",
    // There is one project.
    fileParallelism: false,
    // A server waits for its disk where the stand-in does not.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
