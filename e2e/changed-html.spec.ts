/** Pages that hosts, minifiers, extensions and archives have changed before they are read. */
import type { Page } from "@playwright/test";
import { article, articlePath, reply } from "./article.ts";
import { baseUrl } from "./environment.ts";
import { expect, test } from "./fixtures.ts";
import { codeOf, expectAccessible, goToComments, holdBack, mainLink, toast } from "./steps.ts";

type Change = (html: string) => string;

/** Changes text in the page's body, except in code and preformatted text. */
const inText =
  (what: RegExp, change: (found: string) => string): Change =>
  (html) => {
    const start = html.indexOf("<body");
    const kept = /<(script|style|pre|textarea)[ >][^]*?<\/\1>/;
    const parts = new RegExp(`${kept.source}|${what.source}`, "g");
    const body = html
      .slice(start)
      .replaceAll(parts, (found) => (kept.test(found) ? found : change(found)));
    return html.slice(0, start) + body;
  };
const around = (before: string, after: string) => (html: string) => before + html + after;

const changes: Record<string, Change> = {
  "comments are removed": (html) => html.replaceAll(/<!--[^]*?-->/g, ""),
  "white space is collapsed": inText(/>[^<]+</, (text) => text.replaceAll(/\s+/g, "\n")),
  "email addresses are hidden": inText(/<a [^>]*href="mailto:[^]*?<\/a>/, (link) =>
    link
      .replace(/mailto:[^"]*/, "/cdn-cgi/l/email-protection#0123")
      .replace(
        />[^<]*@[^<]*</,
        '><span class="__cf_email__" data-cfemail="0123">[email&#160;protected]</span><',
      ),
  ),
  "an extension marks elements": (html) =>
    html
      .replace("<html ", '<html data-darkreader-mode="dynamic" ')
      .replace("<body", '<body data-gr-ext-installed=""')
      .replaceAll(/<(input|textarea|button) /g, '<$1 data-kwimpalastatus="alive" '),
  "an extension adds a node to each field": inText(
    /<input [^>]*>|<\/textarea>/,
    around("", "<div data-lastpass-icon-root></div>"),
  ),
  "a bar is added to the root": (html) =>
    html.replace('<div id="root">', around("", "<div>A bar</div><button>Close</button>")),
  "elements are added before and after the root": (html) =>
    html
      .replace('<div id="root">', around("<div>A bar</div><button>Close</button>", ""))
      .replace("</body>", around('<input name="name" hidden>', "")),
  "the text is translated": inText(/<p[^>]*>[^<]+</, (text) =>
    text.replace(/>([^<]+)</, "><font><font>Übersetzt: $1</font></font><"),
  ),
  "URLs are rewritten": inText(/href="\//, () => 'href="https://mirror.example/'),
};

/** The others affect hydration the same way: the full run tests them. */
const EVERY_CHANGE = new Set(["an extension marks elements"]);

/** Serves a page with changed HTML, and holds back its scripts until the returned function is called. */
async function openChanged(page: Page, path: string, change: Change): Promise<() => void> {
  const release = await holdBack(page);
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
  // Every heading that the page ever shows.
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown_: shown });
    const note = () => {
      // Until the page is complete, its heading may lack its text.
      if (document.readyState === "loading") return;
      const heading = document.querySelector("h1");
      shown.add(heading ? heading.textContent.replaceAll(/\s+/g, "") : "no heading");
    };
    document.addEventListener("DOMContentLoaded", note);
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

async function headingsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown: unknown = Reflect.get(window, "shown_");
    return shown instanceof Set ? [...shown].map(String) : [];
  });
}

for (const [name, change] of Object.entries(changes)) {
  test(
    `when ${name}, typed text is kept, and the page responds`,
    { tag: EVERY_CHANGE.has(name) ? [] : "@full" },
    async ({ browser }) => {
      const page = await browser.newPage();
      const release = await openChanged(page, "/contact", change);
      await page.getByLabel("Name").fill("Ada Early");
      await page.getByLabel("Email").fill("ada@example.com");
      const message = page.getByLabel("Message");
      await message.fill("Typed before.");
      await message.press("Home");
      release();
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await expect(message).toBeFocused();
      await page.keyboard.type("Caret: ");
      await expect(message).toHaveValue("Caret: Typed before.");
      await expect(page.getByLabel("Name")).toHaveValue("Ada Early");
      await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
      await expect(page.locator("head title, head link[rel=canonical]")).toHaveCount(2);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
      expect(await headingsShown(page)).toHaveLength(1);
      await page.close();
    },
  );

  for (const path of ["/", articlePath]) {
    test(`when ${name}, ${path} handles early clicks`, { tag: "@full" }, async ({ browser }) => {
      const page = await browser.newPage();
      const release = await openChanged(page, path, change);
      await page.getByRole("button", { name: "Sign In" }).click();
      release();
      await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
      expect(await headingsShown(page)).toHaveLength(1);
      await page.close();
    });
  }
}

/** Wraps each text in an element, as translators do, including text added later. Runs in the page. */
function translate(): void {
  new MutationObserver(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.matches("font, script, textarea"))
        continue;
      const translated = document.createElement("font");
      translated.textContent = `Ü ${text.textContent}`;
      text.parentNode?.replaceChild(translated, text);
    }
  }).observe(document.body, { childList: true, subtree: true });
  document.body.append("");
}

test("a page that is translated while it is used still responds", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(translate);
  for (const name of ["Name", "Subject", "Message"])
    await page.getByLabel(name).fill("Asked in translation.");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page, "Message")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await mainLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
});

for (const path of ["/", articlePath, "/contact"]) {
  test(
    `${path} works in a browser that refuses to store anything`,
    { tag: path === "/contact" ? [] : "@full" },
    async ({ page }) => {
      await page.addInitScript(() => {
        const refused = {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, refused);
        Object.defineProperty(Navigator.prototype, "serviceWorker", refused);
        Object.defineProperty(Document.prototype, "cookie", refused);
      });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
    },
  );

  test(
    `without any scripts, ${path} can be read, shows a message, and has working links`,
    { tag: path === "/contact" ? [] : "@full" },
    async ({ browser }) => {
      const page = await browser.newPage();
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole("alert")).toContainText("buttons and forms do not work");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expectAccessible(page, ["light"]);
      await mainLink(page, "/about").click();
      await expect(page).toHaveURL("/about");
      await page.close();
    },
  );
}

test("a browser from 2023 shows the home page and comments", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, "parse");
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(Intl, "Segmenter");
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  await page.goto(articlePath);
  await goToComments(page);
  await expect(page.getByText(reply.content)).toBeVisible();
});

for (const [title, address] of [
  ["an archive", `/web/20260101000000/https://my.site${articlePath}`],
  ["an archive of encoded URLs", `/web/${encodeURIComponent(`https://my.site${articlePath}`)}`],
  ["a folder of saved pages", `/saved/my.site${articlePath}.html`],
  ["a file of that name", `${articlePath}.html`],
] as const) {
  test(`the copy in ${title} stays unchanged`, { tag: "@full" }, async ({ browser, request }) => {
    const page = await browser.newPage();
    const original = await (await request.get(articlePath)).text();
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ contentType: "text/html", body: original }),
    );
    const entry = page.waitForResponse(codeOf("index"));
    await page.goto(address);
    await (await entry).finished();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
    await expect(page.locator(".article")).toContainText("Somebody said so.");
    await expect(page).toHaveTitle(new RegExp(`^${article.title}`));
    await expect(page.locator('.article a[href="/about"]')).toHaveCount(1);
    await page.close();
  });
}

test("a page requested by its file name works at its own URL", async ({ page, request }) => {
  const original = await (await request.get(articlePath)).text();
  const body = original.replace(/"siteUrl":"[^"]*"/, () => `"siteUrl":"${baseUrl}"`);
  await page.route(
    (url) => url.pathname === `/${articlePath}.html`,
    (route) => route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto(`${baseUrl}/${articlePath}.html?from=feed#comments`);
  await expect(page).toHaveURL(`${articlePath}?from=feed#comments`);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test(
  "if a host sends the home page for every URL, the right page is shown",
  { tag: "@full" },
  async ({ page }) => {
    const home = await (await page.request.get("/")).text();
    await page.route(
      (url) => url.pathname === "/no-such-page",
      (route) => route.fulfill({ contentType: "text/html", body: home }),
    );
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Page Not Found");
  },
);

test("hosts are asked not to obfuscate email addresses", async ({ request }) => {
  const html = await (await request.get("/contact")).text();
  const [, asItIs = ""] = /<!--email_off-->([^]*)<!--\/email_off-->/.exec(html) ?? [];
  expect(asItIs).toContain("mailto:");
  expect(html.replace(asItIs, "")).not.toContain("mailto:");
});

test("phones are asked not to turn numbers, dates and addresses into links", async ({
  request,
}) => {
  expect(await (await request.get("/pay")).text()).toMatch(
    /name="format-detection"[^>]*telephone=no/,
  );
});

test("scripts have no white space around them: if a host trimmed it, the policy would block them", async ({
  request,
}) => {
  const html = await (await request.get("/contact")).text();
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(scripts).toHaveLength(2);
  for (const code of scripts) expect(code).toBe(code.trim());
});
