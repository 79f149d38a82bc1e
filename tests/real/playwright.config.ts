import { defineConfig, devices } from "@playwright/test";
import base from "../../e2e/playwright.config.ts";
import { port } from "../../e2e/environment.ts";

process.env["E2E_API_URL"] ??= `http://127.0.0.1:${port + 1}`;

const chromium = devices["Desktop Chrome"];

/** The journeys of people with accounts and of the owner, on the services named by the environment. */
export default defineConfig({
  ...base,
  testDir: "../..",
  projects: [
    {
      name: "everybody",
      use: chromium,
      testMatch: [
        "e2e/{access-control,account,media,owner,reader}.spec.ts",
        "tests/real/journeys/{confirmation,github}.spec.ts",
      ],
    },
    {
      name: "the owner's account",
      use: chromium,
      testMatch: "tests/real/journeys/owner-binding.spec.ts",
      dependencies: ["everybody"],
    },
  ],
  // Including those that the everyday run skips.
  grepInvert: /^$/,
  webServer: {
    command: "node tests/real/serve.ts",
    env: { NODE_ENV: "production" },
    cwd: "../..",
    url: `http://127.0.0.1:${port}`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
