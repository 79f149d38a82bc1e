/**
 * Takes the README's screenshots of the built site, on a fresh embedded backend: `npm run
 * screenshots`. They are written to docs/pictures.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { build, preview } from "vite";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { demoOwner } from "../supabase/embedded/keys.ts";
import { EMBEDDED } from "../supabase/embedded/vite-plugin.ts";
import { findChromium, launchChromium } from "./chromium.ts";
import { prerenderFrom } from "./prerender/prerender-site.ts";
import { root } from "./lib/root.ts";

const OUT = path.join(root, "docs/pictures");
const port = 4180;
const siteUrl = `http://127.0.0.1:${port}`;
const SIZE = { width: 1280, height: 960 };
/** Maximum size of a screenshot in bytes: everyone who clones the repository downloads them. */
const LIMIT = 60_000;

type Picture = { name: string; pathname: string; colorScheme: "light" | "dark"; isOwners?: true };
const PICTURES: readonly Picture[] = [
  { name: "home-light", pathname: "/", colorScheme: "light" },
  { name: "home-dark", pathname: "/", colorScheme: "dark" },
  { name: "article-light", pathname: "/blog/debugging-by-bisection", colorScheme: "light" },
  { name: "dashboard-dark", pathname: "/admin", colorScheme: "dark", isOwners: true },
];

const executablePath = findChromium();
if (!executablePath) throw new Error("The pictures need Chromium: npm run test:e2e installs one.");

using directory = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "screenshots-"));
const dataDir = path.join(directory.path, "data");
// The preview server uses the backend that is already running on this directory.
process.env["EMBEDDED_DATA_DIR"] = dataDir;
await using backend = await startEmbedded({ dataDir });
await build({ mode: EMBEDDED, logLevel: "warn" });
await prerenderFrom(backend, { mode: EMBEDDED, siteUrl });
await using server = Object.assign(
  await preview({ mode: EMBEDDED, logLevel: "warn", preview: { port, strictPort: true } }),
  { [Symbol.asyncDispose]: () => server.close() },
);
await using browser = await launchChromium(executablePath);

const session = await signIn(browser);
fs.mkdirSync(OUT, { recursive: true });
for (const { name, pathname, colorScheme, isOwners } of PICTURES) {
  const options = { colorScheme, ...(isOwners && { storageState: session }) };
  await using context = await newContext(browser, options);
  const picture = await takeScreenshot(await context.newPage(), pathname);
  fs.writeFileSync(path.join(OUT, `${name}.webp`), picture);
  console.log(`${name}.webp: ${(picture.length / 1000).toFixed(1)} KB`);
}

/** The owner's local storage: with its session, the screenshots show no greeting. */
async function signIn(inBrowser: Browser) {
  await using context = await newContext(inBrowser, {});
  const page = await context.newPage();
  await page.goto(`${siteUrl}/admin`);
  await page.getByLabel("Email").fill(demoOwner.email);
  await page.getByLabel("Password").fill(demoOwner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  return await context.storageState();
}

function newContext(inBrowser: Browser, options: BrowserContextOptions) {
  return inBrowser.newContext({
    viewport: SIZE,
    locale: "en-GB",
    // Without animations, so that every run shows the same state.
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
}

/** Opens a page and takes a screenshot once everything has loaded. */
async function takeScreenshot(page: Page, pathname: string): Promise<Buffer> {
  await page.goto(siteUrl + pathname, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      [...document.fonts].some(({ status }) => status === "loaded") &&
      [...document.images].every((image) => image.complete || image.loading === "lazy") &&
      !document.querySelector('[role="status"][aria-label^="Loading"]'),
  );
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  if (picture.length > LIMIT) throw new Error(`${pathname}: ${picture.length} bytes are too many.`);
  return picture;
}
