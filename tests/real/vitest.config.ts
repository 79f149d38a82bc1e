import path from "node:path";
import { defineConfig } from "vitest/config";

process.env["TZ"] = "UTC";
// The whole matrix, including the owner's part.
process.env["TEST_SCOPE"] = "full";

const root = path.resolve(import.meta.dirname, "../..");

/** The tests of the database and the services, on the services named by the environment. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/src/` },
      {
        find: /^(\.\.\/)+support\/test-backend\.ts$/,
        replacement: path.join(import.meta.dirname, "testing.ts"),
      },
    ],
  },
  test: {
    name: "real",
    // Reports what is missing, once.
    globalSetup: "tests/real/check-services.ts",
    include: ["tests/{contract,db,real}/*.test.ts"],
    exclude: [
      // These test the embedded database itself: how it starts, its plans, its socket.
      "tests/db/{advisors,default-privileges}.test.ts",
      // This one stands in for pg_cron; tests/real/jobs.test.ts tests the real one.
      "tests/db/cleaning.test.ts",
      "tests/db/{bench,releases,*-upgrade}.isolated.test.ts",
    ],
    tags: [{ name: "full" }],
    silent: "passed-only",
    // There is only one project.
    fileParallelism: false,
    // A server waits for its disk, the stand-in does not.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
