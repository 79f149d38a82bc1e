/** What search engines, feed readers and link previews get from the built site. */
import fs from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import YAML from "yaml";
import { paths } from "@/paths";
import { filesIn } from "../scripts/lib/folder-files.ts";
import type { PageData } from "../src/page-data.ts";
import { deletedPost, editedPost } from "./after-build.ts";
import {
  article,
  articlePath,
  firstPart,
  formerSlug,
  project,
  projectPath,
  tagPath,
  unlistedPost,
} from "./article.ts";
import { seededPosts, seededProjects } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { baseUrl } from "./environment.ts";
import { ownPaths, singlePaths } from "./site-paths.ts";
import { faultsOf, structuredData, thingsIn } from "../tests/support/schema-org.ts";

const BUILD = "dist-embedded";
const CARD_LIMIT = 60 * 1024;

/** The tests' own posts that the build has seen, the oldest of all, in the order of feeds. */
const ofTests = [
  { ...firstPart, content: "<p>How it began.</p>" },
  { ...deletedPost, content: "<p>As it was.</p>" },
  { ...editedPost, content: "<p>As it was.</p>" },
  article,
];

async function read(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

const { window } = new JSDOM("", { url: baseUrl });

function parse(text: string, type: "text/html" | "application/xml"): Document {
  const document = new window.DOMParser().parseFromString(text, type);
  expect(document.querySelectorAll("parsererror")).toHaveLength(0);
  return document;
}

function contentOf(document: Document, selector: string): string {
  const found = [...document.querySelectorAll(selector)];
  expect(found, selector).toHaveLength(1);
  return found[0]?.getAttribute("content") ?? found[0]?.getAttribute("href") ?? "";
}

/** Text with single spaces. */
const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/**
 * A page at an id or a former slug names the canonical URL, has the same link preview, and redirects there with and
 * without scripts.
 */
async function expectMoved(request: APIRequestContext, from: string, path: string) {
  const html = await read(request, from);
  const document = parse(html, "text/html");
  const page = parse(await read(request, path), "text/html");
  expect(document.title).toBe(page.title);
  for (const property of ["site_name", "title", "description", "image"]) {
    const meta = `meta[property='og:${property}']`;
    expect(contentOf(document, meta)).toBe(contentOf(page, meta));
  }
  expect(contentOf(document, "link[rel=canonical]")).toBe(baseUrl + path);
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${path}">`);
  expect(document.links[0]?.getAttribute("href")).toBe(path);
  expect(Buffer.byteLength(html)).toBeLessThan(2_000);
}

test("a post has title, description, picture and text for crawlers", async ({ request }) => {
  const posts = await seededPosts(true);
  for (const post of posts) {
    const lasting = `${baseUrl}/blog/${post.slug}`;
    const html = await read(request, `/blog/${post.slug}`);
    const document = parse(html, "text/html");
    expect(document.title).toContain(post.title);
    expect(document.querySelectorAll("head title")).toHaveLength(1);
    expect(contentOf(document, "meta[name=description]")).not.toBe("");
    expect(contentOf(document, "link[rel=canonical]")).toBe(lasting);
    expect(contentOf(document, "meta[property='og:url']")).toBe(lasting);
    expect(contentOf(document, "meta[property='og:title']")).toBe(post.title);
    expect(html.indexOf("og:image"), "what a preview needs comes first").toBeLessThan(8_000);
    const { body } = parse(post.content, "text/html");
    for (const added of document.querySelectorAll(".code-bar")) added.remove();
    expect(words(document.querySelector(".article")?.textContent)).toBe(words(body.textContent));

    await expectMoved(request, `/blog/${post.id}`, `/blog/${post.slug}`);
    const image = await request.get(contentOf(document, "meta[property='og:image']"));
    expect(image.headers()["content-type"]).toBe("image/png");
    const file = await image.body();
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(file.byteLength).toBeLessThanOrEqual(CARD_LIMIT);
  }
});

test("every page has its own metadata, with its own URL", async ({ request }) => {
  const titles = new Set<string>();
  for (const path of singlePaths) {
    const document = parse(await read(request, `${path}?from=elsewhere`), "text/html");
    titles.add(document.title);
    expect(contentOf(document, "link[rel=canonical]")).toBe(baseUrl + path);
    const image = await request.get(contentOf(document, "meta[property='og:image']"));
    expect(image.headers()["content-type"]).toBe("image/png");
    expect(document.querySelectorAll("meta[name='theme-color']")).toHaveLength(2);
    expect(document.querySelectorAll("link[rel=alternate]")).toHaveLength(3);
  }
  expect(titles.size, "each has a title of its own").toBe(singlePaths.length);
});

test("the structured data is valid, about one site of one person, and defines what it refers to", async ({
  request,
}) => {
  const sitemap = parse(await read(request, "/sitemap.xml"), "application/xml");
  const defined = new Set<unknown>();
  const referred = new Set<unknown>();
  const idsOf = { Person: new Set<unknown>(), WebSite: new Set<unknown>() };
  for (const { textContent: address } of sitemap.querySelectorAll("loc")) {
    const documents = structuredData(parse(await read(request, address), "text/html"));
    expect(documents.flatMap(faultsOf), address).toEqual([]);
    const things = thingsIn(documents);
    const trails = things.filter((thing) => thing["@type"] === "BreadcrumbList");
    expect(trails, address).toHaveLength(new URL(address).pathname === "/" ? 0 : 1);
    for (const { "@id": id, ...rest } of things) {
      // Breadcrumbs refer to pages, whose id is their URL.
      if (!String(id).includes("#")) continue;
      const { "@type": type } = rest;
      if (type === "Person" || type === "WebSite") idsOf[type].add(id);
      (Object.keys(rest).length > 0 ? defined : referred).add(id);
    }
  }
  expect([...referred].filter((id) => !defined.has(id))).toEqual([]);
  expect([...idsOf.Person]).toEqual([`${baseUrl}/#person`]);
  expect([...idsOf.WebSite]).toEqual([`${baseUrl}/#website`]);
});

test("a project has title, description, picture and text for crawlers", async ({ request }) => {
  await expectMoved(request, `/projects/${project.id}`, projectPath);
  const document = parse(await read(request, projectPath), "text/html");
  expect(document.querySelector("h1")?.textContent).toBe(project.title);
  expect(contentOf(document, "meta[name=description]")).toBe(project.description);
  expect(contentOf(document, "link[rel=canonical]")).toBe(baseUrl + projectPath);
  expect(contentOf(document, "meta[property='og:title']")).toBe(project.title);
  expect(words(document.querySelector(".article")?.textContent)).toContain("It began with a line.");
  expect(document.querySelector(".article code .line"), "coloured code").not.toBeNull();
  expect(document.querySelector(`main a[href="${articlePath}"]`)?.textContent).toBe(article.title);
  const image = await request.get(contentOf(document, "meta[property='og:image']"));
  expect(image.headers()["content-type"]).toBe("image/png");
});

test("sitemap and feeds list exactly what is published", async ({ request }) => {
  const seeded = await seededPosts(true);
  const published = [...seeded, ...ofTests];
  const lasting = published.map(({ slug }) => `${baseUrl}/blog/${slug}`);

  const sitemap = parse(await read(request, "/sitemap.xml"), "application/xml");
  const listed = [...sitemap.querySelectorAll("loc")].map((loc) => loc.textContent);
  const lists = new Set([
    ...seeded.map(({ category }) => paths.category(category)),
    ...seeded.map(({ listed_at: time }) => paths.year(new Date(time).getUTCFullYear())),
    ...[...seeded, article].flatMap(({ tags }) => tags).map(paths.tag),
    paths.category("General"),
    paths.year(2020),
    ...[...(await seededProjects()), project].map(({ slug }) => paths.project(slug)),
  ]);
  expect(listed.toSorted()).toEqual(
    [
      ...[...singlePaths, ...ownPaths, ...lists].map((path) => baseUrl + path),
      ...lasting,
    ].toSorted(),
  );

  const rss = parse(await read(request, "/rss.xml"), "application/xml");
  expect([...rss.querySelectorAll("item > link")].map((link) => link.textContent)).toEqual(lasting);
  const atom = parse(await read(request, "/atom.xml"), "application/xml");
  const links = [...atom.querySelectorAll("entry > link")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(lasting);

  const json: { items: { url: string; content_html: string }[] } = JSON.parse(
    await read(request, "/feed.json"),
  );
  expect(json.items.map(({ url }) => url)).toEqual(lasting);

  // The whitespace around an article is the indentation of the file.
  const bodies = [...atom.querySelectorAll("entry > content")].map((content) =>
    content.textContent.trim(),
  );
  const encoded = [...rss.getElementsByTagName("content:encoded")].map((one) =>
    one.textContent.trim(),
  );
  expect(encoded).toEqual(bodies);
  expect(json.items.map((item) => item.content_html.trim())).toEqual(bodies);
  for (const [index, body] of bodies.entries()) {
    const article = parse(body, "text/html").body;
    const source = parse(published[index]?.content ?? "", "text/html").body;
    for (const code of source.querySelectorAll("[data-title]")) {
      code.parentElement?.before(code.getAttribute("data-title") ?? "");
    }
    for (const box of source.querySelectorAll("input")) {
      box.replaceWith(box.hasAttribute("checked") ? "☑" : "☐");
    }
    for (const formula of source.querySelectorAll("math[data-tex]")) {
      formula.textContent = formula.getAttribute("data-tex");
    }
    expect(words(article.textContent)).toBe(words(source.textContent));
    for (const element of article.querySelectorAll("[src], [href]")) {
      const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
      expect(address).toMatch(/^(https?:\/\/|mailto:)/);
    }
  }

  expect(await read(request, "/robots.txt")).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
});

test("every article exists in Markdown, with links to it", async ({ request }) => {
  const published = [...(await seededPosts(true)), ...ofTests];
  const files = published.map(({ slug }) => `${baseUrl}/blog/${slug}.md`);
  const list = await read(request, "/llms.txt");
  const listed = [...list.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address);
  const own = ownPaths.map((path) => `${baseUrl}${path}.md`);
  expect(listed.slice(0, files.length)).toEqual(files);
  expect(new Set(listed.slice(files.length))).toEqual(new Set(own));
  for (const [index, { slug, title }] of published.entries()) {
    const page = parse(await read(request, `/blog/${slug}`), "text/html");
    expect(contentOf(page, "link[rel=alternate][type='text/markdown']")).toBe(files[index]);
    const response = await request.get(files[index] ?? "");
    expect(response.headers()["content-type"]).toMatch(/^text\/markdown/);
    const [, matter = "", body = ""] =
      /^---\n([^]*?)\n---\n\n([^]*)$/.exec(await response.text()) ?? [];
    expect(YAML.parse(matter)).toMatchObject({ title, url: `${baseUrl}/blog/${slug}` });
    expect(body).toMatch(/^# \S/);
    // Links and pictures, outside of code.
    const text = body.replace(/^( *)```[^]*?^\1```|`[^`\n]*`/gm, "");
    for (const [, address] of text.matchAll(/\]\(<?([^\s)>]+)/g)) {
      expect(address).toMatch(/^(https?:\/\/|mailto:)/);
    }
  }
});

test("a tag has its own page and feeds, which link to each other", async ({ request }) => {
  const document = parse(await read(request, tagPath), "text/html");
  expect(document.querySelector("h1")?.textContent).toBe(`#${article.tags[0]}`);
  expect(document.querySelector(`main a[href="/blog/${article.id}"]`)?.textContent).toBe(
    article.title,
  );
  expect(contentOf(document, "link[rel=canonical]")).toBe(baseUrl + tagPath);
  const feeds = [...document.querySelectorAll("link[rel=alternate]")];
  expect(feeds).toHaveLength(3);
  for (const feed of feeds) {
    const address = feed.getAttribute("href") ?? "";
    expect(address.startsWith(`${baseUrl}${tagPath}/`), address).toBe(true);
    const text = await read(request, address);
    for (const part of [baseUrl + tagPath, address, baseUrl + articlePath])
      expect(text, address).toContain(part);
    expect(text).not.toContain(editedPost.slug);
  }
});

test("no file of the build contains a draft or is named after one", async () => {
  const drafts = await seededPosts(false);
  const files = filesIn(BUILD).map((name) => {
    const isText = /\.(html|xml|json|txt|md|js|css|svg)$/.test(name);
    return { name, text: isText ? fs.readFileSync(`${BUILD}/${name}`, "utf8") : "" };
  });
  for (const { id, slug, title } of drafts) {
    for (const trace of [id, slug, title]) {
      const found = files.filter(({ name, text }) => `${name} ${text}`.includes(trace));
      expect(
        found.map(({ name }) => name),
        `files with ${trace}`,
      ).toEqual([]);
    }
  }
});

for (const [what, address] of [
  ["a former slug", formerSlug],
  ["an id", article.id],
] as const) {
  const title = `${what} leads to the article, with query and fragment`;
  test(title, { tag: what === "an id" ? "@full" : [] }, async ({ page, request }) => {
    await expectMoved(request, `/blog/${address}`, articlePath);

    await page.goto("/about");
    const entries = await page.evaluate(() => history.length);
    await page.goto(`/blog/${address}?from=elsewhere#comments`);
    await expect(page).toHaveURL(`${baseUrl}${articlePath}?from=elsewhere#comments`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(article.title);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveTitle(/^About/);
  });
}

test("an id leads to the article without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/blog/${article.id}`);
  await expect(page).toHaveURL(baseUrl + articlePath);
  await page.close();
});

test("an unlisted post is rendered, and not indexed", async ({ request }) => {
  const document = parse(await read(request, `/blog/${unlistedPost.slug}`), "text/html");
  expect(document.querySelector("h1")?.textContent).toBe(unlistedPost.title);
  expect(contentOf(document, "meta[name=robots]")).toBe("noindex");
  for (const file of [
    "/sitemap.xml",
    "/rss.xml",
    "/atom.xml",
    "/feed.json",
    "/llms.txt",
    "/blog",
    "/",
  ]) {
    const text = await read(request, file);
    for (const trace of Object.values(unlistedPost)) expect(text).not.toContain(trace);
  }
  for (const file of [`/images/social/${unlistedPost.id}.png`, `/blog/${unlistedPost.slug}.md`])
    expect((await request.get(file)).status()).toBe(404);
});

/** The metadata of the page in the browser, or of the HTML sent by the server. */
function sayingsOf(html: string | null): string[] {
  const page = html ? new DOMParser().parseFromString(html, "text/html") : document;
  return [...page.querySelectorAll("title, meta, link, script[type='application/ld+json']")]
    .filter((one) => !one.matches("meta[data-theme], link:not([rel=canonical], [rel=alternate])"))
    .map((one) => one.outerHTML)
    .toSorted();
}

/** The settings that a page was rendered with. */
function settingsIn(html: string): unknown {
  const data = new JSDOM(html).window.document.getElementById("page-data")?.textContent ?? "";
  const { queries }: PageData = JSON.parse(data);
  return queries.find(([[name]]) => name === "site-settings")?.[1];
}

test(
  "the metadata of a page stays the same after hydration, without duplicates",
  { tag: "@full" },
  async ({ page }) => {
    // The settings may be changed by a test running in parallel.
    const settings = settingsIn(await read(page.request, "/"));
    await page.route("**/rest/v1/site_settings*", (route) => route.fulfill({ json: settings }));
    for (const path of [...singlePaths, articlePath, projectPath]) {
      await page.goto(path);
      const served = await page.evaluate(sayingsOf, await read(page.request, path));
      expect(served.length).toBeGreaterThan(15);
      expect(await page.evaluate(sayingsOf, null), path).toEqual(served);
    }
  },
);
