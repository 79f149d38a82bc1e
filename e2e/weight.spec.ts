import type { Page, Response } from "@playwright/test";
import { recordFigure } from "../scripts/figures.ts";
import { publicPages } from "../scripts/weights/budgets.ts";
import { inKB } from "../scripts/weights/check.ts";
import { readWeighed } from "../scripts/weights/plugin.ts";
import { totalOf, type Weights } from "../scripts/weights/weigh.ts";
import { owner } from "./backend.ts";
import { expect, test } from "./fixtures.ts";

/** What the build has counted, and has held against the table of budgets. */
const { scripts: counted } = readWeighed("dist-embedded");

/** Texts that survive minification, each from one part of the site, and where that part belongs. */
const parts = {
  admin: { text: "Discard your changes?", pages: [] },
  inbox: { text: "It was changed in the meantime", pages: [] },
  ownersCalls: { text: "Failed to save p", pages: [] },
  auth: { text: "AuthSessionMissingError", pages: [] },
  pdf: { text: "PDFDocument", pages: [] },
  sanitizer: { text: "ALLOWED_URI_REGEXP", pages: ["/blog/debugging-by-bisection"] },
  qrcode: { text: "The amount of data is too big to be stored in a QR Code", pages: ["/pay"] },
  audio: { text: "The browser wants another click", pages: ["/music"] },
};

/** Names and texts of the scripts that a page loads until it has come to rest. */
async function scriptsOf(page: Page, path: string, isDone: () => Promise<void>) {
  const texts = new Map<string, Promise<string>>();
  const keep = (response: Response) => {
    if (response.request().resourceType() !== "script") return;
    texts.set(new URL(response.url()).pathname.slice(1), response.text());
  };
  page.on("response", keep);
  await page.goto(path);
  await isDone();
  page.off("response", keep);
  return { files: [...texts.keys()], texts: await Promise.all(texts.values()) };
}

for (const [path, { responds: respondsLimit, inAll }] of Object.entries(publicPages)) {
  test(`${path} loads the scripts that the build has counted, and nothing it does not need`, async ({
    page,
  }) => {
    const { responds = {}, later = {} } = counted[path] ?? {};
    const all: Weights = { ...responds, ...later };
    const { files, texts } = await scriptsOf(page, path, async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      // The decorations come last.
      await expect(page.locator("canvas")).toBeAttached();
      await page.waitForLoadState("networkidle");
    });
    expect(files.filter((file) => !(file in all))).toEqual([]);
    expect(Object.keys(responds).filter((file) => !files.includes(file))).toEqual([]);

    const loaded = files.reduce((sum, file) => sum + (all[file] ?? 0), 0);
    recordFigure(
      "Weights",
      `${path}: scripts ${inKB(totalOf(responds))} of ${inKB(respondsLimit)} until it responds, ${inKB(loaded)} of ${inKB(inAll)} in all`,
    );
    for (const [name, { text, pages }] of Object.entries(parts)) {
      const isThere = texts.some((script) => script.includes(text));
      expect(isThere, name).toBe(pages.some((page) => page === path));
    }
  });
}

test("what visitors do not load is there for those who need it", async ({ openBrowser }) => {
  const admin = await openBrowser(owner);
  const editor = await scriptsOf(admin, "/admin/posts?new", async () => {
    await admin.getByRole("button", { name: "Preview" }).click();
  });
  for (const { text } of [parts.admin, parts.auth]) {
    expect(editor.texts.some((script) => script.includes(text))).toBe(true);
  }
  // Another browser: what one has in its cache is not sent again.
  const desk = await openBrowser(owner);
  const inbox = await scriptsOf(desk, "/admin/messages", async () => {
    await expect(desk.getByRole("article").first()).toBeVisible();
  });
  expect(inbox.texts.some((script) => script.includes(parts.inbox.text))).toBe(true);
  const reader = await openBrowser();
  const resume = await scriptsOf(reader, "/resume", async () => {
    const download = reader.waitForEvent("download");
    await reader.getByRole("button", { name: "Download PDF" }).click();
    await download;
  });
  expect(resume.texts.some((script) => script.includes(parts.pdf.text))).toBe(true);
});

test("a click on a link that was pointed at asks for neither code nor data", async ({ page }) => {
  await page.goto("/about");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  const list = page.waitForResponse(/rest\/v1\/posts/);
  const part = page.waitForRequest(/\/Articles-/);
  await link.hover();
  await (await list).finished();
  // Comes to its end with the last file of the list's code.
  await page.evaluate((address) => import(address), (await part).url());

  const asked: string[] = [];
  page.on("request", (request) => {
    const isSending = request.method() !== "GET";
    if (!isSending && /script|fetch/.test(request.resourceType())) asked.push(request.url());
  });
  await link.click();
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [path, account, names] of [
  ["/admin/posts", owner, ["framework", "AdminLayout", "AdminPostsPage", "dist"]],
  ["/blog", undefined, ["framework", "site", "BlogPage", "SearchBox"]],
] as const) {
  test(`${path} asks for its code at once, not for one part after another`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(account);
    // Without the entry nothing but the page itself can ask.
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/index-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    const asked = names.map((name) => page.waitForRequest(new RegExp(`/assets/${name}-`)));
    const opened = page.goto(path, { waitUntil: "commit" });
    await Promise.all(asked);
    resolve();
    await opened;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the owner's first questions go out before the app's code is there, and only once", async ({
  openBrowser,
}) => {
  const page = await openBrowser(owner);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/framework-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  const questions = ["is_owner", "dashboard_numbers"];
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().split("/rpc/")[1] ?? ""));
  const answered = questions.map((name) => page.waitForResponse(`**/rpc/${name}`));
  const opened = page.goto("/admin", { waitUntil: "commit" });
  await Promise.all(answered);
  resolve();
  await opened;
  await expect(page.getByRole("list", { name: "Numbers" })).toBeVisible();
  expect(asked.filter((name) => questions.includes(name)).toSorted()).toEqual(questions.toSorted());
});
