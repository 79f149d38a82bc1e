import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { baseUrl, outputDir } from "./environment.ts";
import { isFull } from "../tests/support/scope.ts";
import { words } from "../tests/support/words.ts";

const executablePath = findChromium();

/**
 * In a full browser each window renders the popup of its address bar, which takes a third of its time. A second
 * list of features replaces Playwright's, so these come first.
 */
const SWITCHED_OFF = words`
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding
  ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
  NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxAimPopup WebUIOmniboxPopup
`;

export default defineConfig({
  testDir: ".",
  outputDir,
  // All tests share one backend; each creates its own rows, so they can run in parallel.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What `npm run test:full` adds to the journeys that run for every change.
  ...(!isFull && { grepInvert: /@full/ }),
  reporter: "list",
  // Long enough for a slow machine that is busy with other work; a test takes seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: baseUrl,
    locale: "en-GB",
    // Service worker requests bypass the tests' own responses; offline.spec.ts enables it.
    serviceWorkers: "block",
    // Animations take much of a small machine's time; the full run has them, like most visitors.
    contextOptions: isFull ? {} : { reducedMotion: "reduce" },
    // Screenshots in traces would slow every test down.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${SWITCHED_OFF.join(",")}`,
        // As on a screen: otherwise the headless shell rounds the widths of letters.
        "--font-render-hinting=none",
      ],
    },
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: "node e2e/serve.ts",
    // As in a build: rendering uses React's production build.
    env: { NODE_ENV: "production" },
    cwd: "..",
    url: baseUrl,
    // It builds the site and prerenders every page before it listens.
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
