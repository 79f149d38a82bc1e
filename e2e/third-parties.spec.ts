import fs from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { filesIn } from "../scripts/lib/folder-files.ts";
import { paths } from "../src/paths.ts";
import { isSecretFile, secretsIn } from "../tests/support/secrets.ts";
import { makePost, unique } from "./backend.ts";
import { paymentMethods } from "@/content/payments";
import { expect, test } from "./fixtures.ts";
import { baseUrl } from "./environment.ts";
import { open, toast } from "./steps.ts";
import { root } from "../scripts/lib/root.ts";

const builtSite = path.join(root, "dist-embedded");
const { binance, bep20, trc20, bitcoin } = paymentMethods;
/** The rate service of this build, see supabase/embedded/vite-plugin. */
const RATE_URL = "https://mempool.space/api/v1/prices";

/** Records all requests of a browser. Those to third parties are blocked. */
async function watchRequests(context: BrowserContext) {
  const foreign: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["http:", "https:"].includes(url.protocol)) return;
    if (url.origin !== baseUrl) foreign.push(url.href);
  });
  context.on("page", (page) => page.on("websocket", (socket) => foreign.push(socket.url())));
  await context.route(
    (url) => url.origin !== baseUrl,
    (route) =>
      route.fulfill({
        json: { time: 1_790_000_000, USD: 80_000 },
        headers: { "access-control-allow-origin": "*" },
      }),
  );
  return foreign;
}

test("a visitor's browser contacts only this site", { tag: "@full" }, async ({ page, context }) => {
  test.slow();
  const foreign = await watchRequests(context);
  const post = await makePost({ title: unique("Only from here") });
  await open(page, paths.contact);
  await page.getByLabel("Name").fill("Grace Visitor");
  await page.getByLabel("Email").fill("grace@example.com");
  await page.getByLabel("Subject").fill(unique("Hello"));
  await page.getByLabel("Message").fill("A question.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();

  await open(page, paths.services);
  await page.getByRole("button", { name: "Schedule Consultation" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule Consultation" });
  await dialog.getByLabel("Name").fill("Grace Visitor");
  await dialog.getByLabel("Email").fill("grace@example.com");
  await dialog.getByLabel("Project type").selectOption("consulting");
  await dialog.getByLabel("Project details").fill("A question.");
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(dialog).toBeHidden();

  await open(page, paths.post(post.slug));
  await page.getByLabel("Name").fill("Grace Visitor");
  await page.getByRole("textbox", { name: "Comment" }).fill("Well said.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("Well said.")).toBeVisible();

  await open(page, paths.music);
  const player = page.getByRole("region", { name: "Player", exact: true });
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();

  await open(page, paths.resume);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  await download;

  await open(page, paths.pay);
  await page.getByRole("button", { name: "$25", exact: true }).click();
  for (const method of [binance, bep20, trc20]) {
    await page.getByRole("tab", { name: method.label }).click();
    await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  }
  expect(foreign).toEqual([]);

  // The only service configured in this build, and only when needed.
  await page.getByRole("tab", { name: bitcoin.label }).click();
  await expect(page.getByText(/for one bitcoin, the rate of/)).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([RATE_URL]));
});

test("the built site contains no secrets and nothing that makes a browser contact other sites", () => {
  const files = filesIn(builtSite);
  expect(files).toContain("index.html");
  expect(files.filter(isSecretFile)).toEqual([]);

  const faults = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(builtSite, file), "latin1");
    return [...secretsIn(text), ...foreignIn(file, text)].map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

/** The third-party resources of a page or style sheet. Links are not fetched. */
function foreignIn(file: string, text: string): string[] {
  if (file.endsWith(".html")) {
    const tags = [...text.matchAll(/<(?!a\b|!)[a-z][^>]*>/gi)].map(([tag]) => tag);
    return tags.filter(
      (tag) =>
        /\s(?:src|srcset|href|poster|data|action)\s*=\s*["']?\s*(?:https?:)?\/\//i.test(tag) &&
        // The canonical URL, for search engines.
        !/rel=["']?(?:canonical|alternate)/i.test(tag),
    );
  }
  if (file.endsWith(".css")) {
    return [...text.matchAll(/(?:url\(|@import)\s*["']?\s*(?:https?:)?\/\/[^)"']*/gi)].map(String);
  }
  return [];
}
