/**
 * The corpus of hostile texts wherever other people's text is shown. The browsers here ignore the
 * Content-Security-Policy, which would stop most of it: the pages must be safe without it. Every text is
 * tried as an article, as a comment, in the backend's responses and in the URLs of several pages.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import * as limits from "@/lib/supabase/limits/comments";
import { dangerousParts } from "../tests/support/dangerous-html.ts";
import { payloads, shareOf } from "../tests/support/xss.ts";
import { adminPaths, publicPaths } from "./site-paths.ts";
import { findUnsafeMarkup, triggerHandlers, watchForXss } from "./xss-detector.ts";
import {
  approveComments,
  asOwner,
  makeComment,
  makeMessage,
  makePost,
  owner,
  unique,
} from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { fakeResponses } from "./hostile-backend.ts";
import { baseUrl } from "./environment.ts";
import { words } from "../tests/support/words.ts";

/** Except those that no database can store; the preview has tested those, too. */
const storable = (text: string) => text.replaceAll("\0", "");

/** Every text at once takes some minutes, so they are tried in rounds. */
const ROUNDS = 6;
const textsOfRound = (round: number) =>
  payloads.flatMap(({ text }, index) => (index % ROUNDS === round ? [text] : []));

const UNLOCKED = { bypassCSP: true };
test.use(UNLOCKED);
// Every text, one after another, takes up to two minutes.
test.setTimeout(300_000);

async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeAttached();
  await expect(page.getByRole("status", { name: /^Loading|^Checking/ })).toHaveCount(0);
}

function dangerousIn(article: Locator): Promise<string[]> {
  return article.evaluate(dangerousParts);
}

/** Navigates within the app. */
async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, address);
}

test(
  "many of the texts run in a page that does not escape them",
  { tag: "@full" },
  async ({ browser }) => {
    const given = payloads;
    const context = await browser.newContext({ ...UNLOCKED, baseURL: baseUrl });
    const page = await context.newPage();
    const ran = await watchForXss(context);
    await page.route("/bare", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bare</title>" }),
    );
    await page.goto("/bare");
    for (const { text } of given) {
      await page.evaluate((text) => {
        const frame = document.createElement("iframe");
        frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-modals");
        frame.srcdoc = `<!doctype html><body>${text}</body>`;
        document.body.append(frame);
        return new Promise((resolve) => frame.addEventListener("load", resolve));
      }, text);
      await page.evaluate(() => {
        const frame = document.querySelector("iframe");
        const parts = frame?.contentDocument?.querySelectorAll("*") ?? [];
        for (const part of parts) {
          for (const name of ["pointerover", "mouseover", "click", "focus"]) {
            part.dispatchEvent(new Event(name, { bubbles: true }));
          }
        }
        frame?.remove();
      });
    }
    await context.close();
    const distinct = new Set(ran);
    expect(distinct.size).toBeGreaterThan(given.length / 4);
  },
);

for (let round = 0; round < ROUNDS; round += 1) {
  test(
    `an article of hostile HTML runs nothing for its readers (round ${round + 1} of ${ROUNDS})`,
    { tag: "@full" },
    async ({ page, context }) => {
      const ran = await watchForXss(context);
      const texts = textsOfRound(round);
      const contents = [texts.join("\n"), ...texts].map(storable);
      const posts = contents.map((content) => {
        const id = randomUUID();
        return {
          id,
          title: unique("Hostile"),
          slug: `hostile-${id}`,
          excerpt: content.slice(0, 1000),
          // No database stores an unterminated comment; the preview has tested that, too.
          content: `<p>begins</p>${content}-->`,
          tags: [content.trim().slice(0, 40)].filter((tag) => /[a-z]/i.test(tag)),
          category: "General",
          author_name: content.trim().slice(0, 80),
          published: true,
          created_at: "2019-01-01T00:00:00Z",
        };
      });
      const client = await asOwner();
      // One at a time: the database cannot respond to anybody else in the meantime.
      for (const post of posts) await client.from("posts").insert(post).throwOnError();
      const left: string[] = [];
      await page.goto("/blog");
      for (const { slug, title } of posts) {
        await moveTo(page, `/blog/${slug}`);
        await expect(page.locator("h1")).toHaveText(title);
        await expect(page.locator(".article")).toContainText("begins");
        await triggerHandlers(page, ".article");
        left.push(
          ...(await dangerousIn(page.locator(".article"))),
          ...(await findUnsafeMarkup(page)),
        );
      }
      expect({ ran, left }).toEqual({ ran: [], left: [] });
    },
  );
}

test("hostile comments are shown as typed", { tag: "@full" }, async ({ page, openBrowser }) => {
  const given = payloads.filter(({ text }) => !text.includes("\0"));
  const ran = await watchForXss(page.context());
  const post = await makePost({ slug: `hostile-comments-${randomUUID()}` });
  const comments = given.map(({ text }) => ({
    author_name: Array.from(text).slice(0, limits.author_name_max_length).join("").trim(),
    content: Array.from(text).slice(0, limits.content_max_length).join("").trim(),
  }));
  for (const comment of comments) await makeComment(post.id, comment);
  await approveComments(post.id);

  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { name: `Comments (${given.length})` })).toBeVisible();
  const more = page.getByRole("button", { name: "Load more comments" });
  while (await more.isVisible()) {
    const before = await page.getByRole("article").count();
    await more.click();
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
  }
  // Without the buttons below each: hundreds of likes show the sign-in message hundreds of times.
  await triggerHandlers(
    page,
    "section[aria-labelledby=comments] article > :is(header, header + *)",
  );
  const shown = await page.locator("section[aria-labelledby=comments]").textContent();
  const missing = comments.filter(
    ({ content, author_name }) => !shown?.includes(content) || !shown.includes(author_name),
  );
  expect(missing).toEqual([]);
  expect({ ran, left: await findUnsafeMarkup(page) }).toEqual({ ran: [], left: [] });

  const adminPage = await openBrowser(owner, UNLOCKED);
  const ranThere = await watchForXss(adminPage.context());
  await adminPage.goto(`/admin/comments?q=${encodeURIComponent(post.title)}`);
  await expectAtRest(adminPage);
  await triggerHandlers(adminPage, "main ul");
  expect({ ranThere, left: await findUnsafeMarkup(adminPage) }).toEqual({ ranThere: [], left: [] });
});

for (const [who, paths, account] of [
  ["visitors", publicPaths, undefined],
  ["the owner", adminPaths, owner],
] as const) {
  for (let round = 0; round < ROUNDS; round += 1) {
    test(
      `whatever the backend returns, nothing runs for ${who} (round ${round + 1} of ${ROUNDS})`,
      { tag: "@full" },
      async ({ openBrowser }) => {
        const page = await openBrowser(account, UNLOCKED);
        const ran = await watchForXss(page.context());
        // A hostile picture URL has nothing to load.
        await page.route("**/*", (route) =>
          route.request().resourceType() === "image"
            ? route.fulfill({ path: "public/icon-192.png" })
            : route.fallback(),
        );
        const texts = textsOfRound(round);
        const used = await fakeResponses(page, texts);
        const left: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          // A visitor sees what was built until the backend has responded.
          if (who === "visitors") await page.waitForLoadState("networkidle");
          await expectAtRest(page);
          await triggerHandlers(page, "main article, footer");
          left.push(...(await findUnsafeMarkup(page)).map((part) => `${path}: ${part}`));
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
        expect({ ran, left }).toEqual({ ran: [], left: [] });
        expect(used()).toBeGreaterThan(texts.length);
      },
    );
  }
}

/** With so many pages the texts are distributed among them. */
const TURNS = 5;
/** The search parameters that pages read. */
const PARAMETERS = words`q category status sort page edit new amount note tab`;

for (const [who, account, paths] of [
  ["visitor", undefined, [...publicPaths, "/no-such-page"]],
  ["owner", owner, adminPaths],
] as const) {
  for (const [index, path] of paths.entries()) {
    test(`no query of ${path} harms the ${who}`, { tag: "@full" }, async ({ openBrowser }) => {
      // Neighbours take turns, so that each text is used on several pages.
      const given = payloads.filter(({ number }) => number % TURNS === index % TURNS);
      const page = await openBrowser(account, UNLOCKED);
      const ran = await watchForXss(page.context());
      const left: string[] = [];
      await page.goto(path);
      await expectAtRest(page);
      for (const { text } of given) {
        const value = encodeURIComponent(text.toWellFormed());
        const query = PARAMETERS.map((name) => `${name}=${value}`).join("&");
        await moveTo(page, `${path}?${query}&${value}#${value}`);
        left.push(...(await findUnsafeMarkup(page)));
      }
      expect({ ran, left }).toEqual({ ran: [], left: [] });
    });
  }
}

for (const [parent, account] of [
  ["", undefined],
  ["/blog", undefined],
  ["/admin", owner],
] as const) {
  test(`no path below ${parent}/ runs anything`, { tag: "@full" }, async ({ openBrowser }) => {
    const page = await openBrowser(account, UNLOCKED);
    const ran = await watchForXss(page.context());
    const left: string[] = [];
    await page.goto(`${parent}/no-such-page`);
    await expectAtRest(page);
    for (const { text } of payloads) {
      await moveTo(page, `${parent}/${encodeURIComponent(text.toWellFormed())}`);
      left.push(...(await findUnsafeMarkup(page)));
    }
    expect({ ran, left }).toEqual({ ran: [], left: [] });
  });
}

test("opening a link from somebody else runs nothing", { tag: "@full" }, async ({ page }) => {
  const ran = await watchForXss(page.context());
  const left: string[] = [];
  for (const { text } of shareOf(10)) {
    const value = encodeURIComponent(text.toWellFormed());
    await page.goto(`/blog?q=${value}&category=${value}#${value}`);
    await expect(page.locator("h1")).toBeAttached();
    left.push(...(await findUnsafeMarkup(page)));
  }
  expect({ ran, left }).toEqual({ ran: [], left: [] });
});

test("text typed into forms runs nothing", { tag: "@full" }, async ({ page, openBrowser }) => {
  const given = shareOf(4);
  const adminPage = await openBrowser(owner, UNLOCKED);
  const ran = [await watchForXss(page.context()), await watchForXss(adminPage.context())];
  const left: string[] = [];
  for (const [browser, paths] of [
    [page, ["/blog", "/projects", "/contact", "/pay"]],
    [adminPage, ["/admin/posts", "/admin/messages", "/admin/comments?q=x", "/admin/settings"]],
  ] as const) {
    for (const path of paths) {
      await browser.goto(path);
      await expectAtRest(browser);
      const fields = browser
        .locator("main")
        .locator("input:not([type]), input[type=text], input[type=search], textarea");
      await expect(fields.first()).toBeVisible();
      for (const { text } of given) {
        await browser.evaluate((text) => {
          const selector =
            "main :is(input:not([type]), input[type=text], input[type=search], textarea)";
          for (const field of document.querySelectorAll(selector)) {
            const isArea = field instanceof HTMLTextAreaElement;
            const { prototype } = isArea ? HTMLTextAreaElement : HTMLInputElement;
            Reflect.set(prototype, "value", text, field);
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }, text);
        left.push(...(await findUnsafeMarkup(browser)));
      }
    }
  }
  expect({ ran, left }).toEqual({ ran: [[], []], left: [] });
});

test("hostile messages run nothing in the inbox", { tag: "@full" }, async ({ openBrowser }) => {
  const mark = unique("Eve");
  const formulas = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r\n=1",
    "＝1",
    '=HYPERLINK("x")',
    "|x",
  ];
  const given = [
    ...payloads.map(({ text }) => text).filter((text) => !text.includes("\0")),
    ...formulas,
  ];
  for (const [index, text] of given.entries()) {
    await makeMessage({
      name: `${text.slice(0, 60)} ${mark}`.slice(-100),
      email: `eve+${index}@example.com`,
      subject: text.slice(0, 190) || "x",
      message: text.slice(0, 5000),
    });
  }

  const page = await openBrowser(owner, UNLOCKED);
  const ran = await watchForXss(page.context());
  const left: string[] = [];
  const pages = Math.ceil(given.length / 20);
  for (let number = 1; number <= pages; number += 1) {
    await page.goto(`/admin/messages?q=${encodeURIComponent(mark)}&page=${number}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await triggerHandlers(page, "main article");
    left.push(...(await findUnsafeMarkup(page)));
    const emails = await page
      .getByRole("link", { name: /^Reply/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const mail of emails)
      expect(mail).toMatch(/^mailto:eve%2B\d+@example\.com\?subject=[^&?]*$/);
  }
  expect({ ran, left }).toEqual({ ran: [], left: [] });

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export/ }).click();
  const csv = await fs.readFile(await (await download).path(), "utf8");
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
  expect(cells.length).toBe((given.length + 1) * 6);
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
});
