import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { feedHtml } from "../../scripts/seo/feed-html.ts";
import { atom, jsonFeed, rss, type Feed, type FeedPost } from "../../scripts/seo/feeds.ts";
import { robots, type Preferences } from "../../scripts/seo/robots.ts";
import { sitemaps } from "../../scripts/seo/sitemap.ts";
import { opml } from "../../scripts/seo/opml.ts";
import { postRow } from "../support/factories.ts";
import { parseXml, textOf } from "./xml.ts";
import { sample } from "../support/scope.ts";

const origin = "https://example.com";

const HOSTILE = `]]></title><script>alert("1")</script> & &amp; 'quoted' \u0000\u0008\u000b\u001f\ud800 \ufffe end`;
/** What remains of it: XML does not allow the other characters. */
const KEPT = `]]></title><script>alert("1")</script> & &amp; 'quoted'   end`;

const feedPost = (given: Partial<FeedPost> = {}): FeedPost => ({
  ...postRow({
    id: "00000000-0000-4000-8000-000000000001",
    title: "A post",
    tags: ["css", "Frontend"],
    listed_at: "2026-11-01T10:00:00.123456+00:00",
    revised_at: "2026-11-03T23:30:00+02:00",
  }),
  url: `${origin}/blog/a-post`,
  html: "<p>The whole story.</p>",
  cover: "",
  ...given,
});

const feed = (posts: FeedPost[], given: Partial<Feed> = {}): Feed => ({
  origin,
  hub: "",
  path: "",
  title: "Robin Sample",
  description: "A sample site.",
  language: "en",
  author: "Robin Sample",
  posts,
  now: new Date("2026-11-20T12:00:00Z"),
  ...given,
});

const hostilePost = feedPost({
  title: HOSTILE,
  excerpt: HOSTILE,
  html: `<p>${HOSTILE}</p>`,
  category: HOSTILE,
  tags: [HOSTILE],
  author_name: HOSTILE,
});

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

test("the RSS feed has what RSS 2.0 requires, and every article in full", () => {
  const document = parseXml(rss(feed([feedPost()])));
  expect(document.documentElement.tagName).toBe("rss");
  expect(document.documentElement.getAttribute("version")).toBe("2.0");
  const channel = document.querySelector("channel");
  if (!channel) throw new Error("no channel");
  expect(textOf(channel, "title")).toBe("Robin Sample");
  expect(textOf(channel, "link")).toBe("https://example.com/");
  expect(textOf(channel, "description")).toBe("A sample site.");
  expect(textOf(channel, "lastBuildDate")).toBe("Tue, 03 Nov 2026 21:30:00 GMT");
  const self = channel.getElementsByTagName("atom:link")[0];
  expect(self?.getAttribute("href")).toBe("https://example.com/rss.xml");

  const [item] = channel.getElementsByTagName("item");
  if (!item) throw new Error("no item");
  expect(textOf(item, "title")).toBe("A post");
  expect(textOf(item, "link")).toBe("https://example.com/blog/a-post");
  expect(textOf(item, "guid")).toBe("urn:uuid:00000000-0000-4000-8000-000000000001");
  expect(item.querySelector("guid")?.getAttribute("isPermaLink")).toBe("false");
  expect(textOf(item, "pubDate")).toBe("Sun, 01 Nov 2026 10:00:00 GMT");
  expect(textOf(item, "pubDate")).toMatch(RFC_822);
  expect(textOf(item, "description")).toBe("What it is about.");
  expect(textOf(item, "content:encoded")).toBe("<p>The whole story.</p>");
  expect([...item.querySelectorAll("category")].map((one) => one.textContent)).toEqual([
    "Frontend",
    "css",
  ]);
});

test("the Atom feed has what RFC 4287 requires, and every article in full", () => {
  const root = parseXml(atom(feed([feedPost()]))).documentElement;
  expect([root.tagName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  expect(textOf(root, "id")).toBe("https://example.com/");
  expect(textOf(root, "title")).toBe("Robin Sample");
  expect(textOf(root, "updated")).toBe("2026-11-03T21:30:00.000Z");
  const links = [...root.children].filter(({ tagName }) => tagName === "link");
  expect(links.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["self", "https://example.com/atom.xml"],
    ["alternate", "https://example.com/"],
  ]);

  const [entry] = root.getElementsByTagName("entry");
  if (!entry) throw new Error("no entry");
  expect(textOf(entry, "id")).toBe("urn:uuid:00000000-0000-4000-8000-000000000001");
  expect(textOf(entry, "title")).toBe("A post");
  expect(textOf(entry, "published")).toBe("2026-11-01T10:00:00.123Z");
  expect(textOf(entry, "updated")).toMatch(RFC_3339);
  expect(entry.querySelector("author name")?.textContent).toBe("Robin Sample");
  expect(entry.querySelector("link[rel=alternate]")?.getAttribute("href")).toBe(
    "https://example.com/blog/a-post",
  );
  expect(textOf(entry, "content")).toBe("<p>The whole story.</p>");
  expect(entry.querySelector("content")?.getAttribute("type")).toBe("html");
});

test("every feed names the language of the site's articles, and that of each", () => {
  const german = feed([feedPost({ language: "de" })], { language: "fr" });
  const [channel, item] = ["channel", "item"].map((tag) =>
    parseXml(rss(german)).querySelector(tag),
  );
  expect(channel && textOf(channel, "language")).toBe("fr");
  expect(item && textOf(item, "dc:language")).toBe("de");
  const root = parseXml(atom(german)).documentElement;
  expect(root.getAttribute("xml:lang")).toBe("fr");
  expect(root.querySelector("entry")?.getAttribute("xml:lang")).toBe("de");
  expect(JSON.parse(jsonFeed(german))).toMatchObject({
    language: "fr",
    items: [{ language: "de" }],
  });
});

test("every feed shows an article's cover above the text, unless the text shows it itself", () => {
  const cover = `${origin}/files/a.avif?width=2&height=1`;
  const picture = `<p><img src="${cover.replace("&", "&amp;")}" alt=""></p>`;
  const contents = (post: FeedPost) => {
    const [item] = parseXml(rss(feed([post]))).getElementsByTagName("item");
    const [entry] = parseXml(atom(feed([post]))).getElementsByTagName("entry");
    const json = JSON.parse(jsonFeed(feed([post]))).items[0];
    expect(json.image).toBe(cover);
    return [
      item && textOf(item, "content:encoded"),
      entry && textOf(entry, "content"),
      json.content_html,
    ];
  };
  const withCover = `${picture}<p>The whole story.</p>`;
  expect(contents(feedPost({ cover }))).toEqual([withCover, withCover, withCover]);
  expect(contents(feedPost({ cover, html: picture }))).toEqual([picture, picture, picture]);
});

test("a right-to-left article is marked as such in every feed", () => {
  const hebrew = feed([feedPost({ language: "he" })]);
  const html = '<div lang="he" dir="rtl"><p>The whole story.</p></div>';
  const item = parseXml(rss(hebrew)).querySelector("item");
  expect(item && textOf(item, "content:encoded")).toBe(html);
  const entry = parseXml(atom(hebrew)).querySelector("entry");
  expect(entry && textOf(entry, "content")).toBe(html);
  expect(JSON.parse(jsonFeed(hebrew))).toMatchObject({ items: [{ content_html: html }] });
});

test("the JSON feed has what its version 1.1 requires, and every article in full", () => {
  const written: unknown = JSON.parse(jsonFeed(feed([feedPost(), hostilePost])));
  expect(written).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://example.com/feed.json",
    items: [
      {
        id: `urn:uuid:${feedPost().id}`,
        url: "https://example.com/blog/a-post",
        content_html: "<p>The whole story.</p>",
        date_published: "2026-11-01T10:00:00.123Z",
      },
      { title: HOSTILE },
    ],
  });
});

test.each([
  ["RSS", rss],
  ["Atom", atom],
])("whatever a post contains, the %s feed is well-formed and keeps its text", (_, write) => {
  const site = { title: HOSTILE, description: HOSTILE, author: HOSTILE };
  const document = parseXml(write(feed([hostilePost], site)));
  const titles = [...document.getElementsByTagName("title")].map((one) =>
    readable(one.textContent),
  );
  expect(titles).toEqual([KEPT, KEPT]);
  expect(document.getElementsByTagName("script")).toHaveLength(0);
});

/** Titles that feed readers would cut or change if they took them for HTML. */
const TITLES = [
  "Using <details> & AT&T",
  "Map<string, Array<T>> => x",
  "a<b, and c > d; I <3 <!-- it --> </title>",
  "&lt;b&gt; &amp;amp; &copy2026 &#60;i&#x3e; R&D",
  "👩‍💻 <canvas> 🎨",
  "שלום <bdi> & العربية &rlm; abc",
];

/** As people read it: full-width characters are equal to the usual ones. */
function readable(text: string): string {
  return text.normalize("NFKC").trim();
}

/** What is shown by readers that take a text for HTML, and by those that strip what looks like a tag. */
function readAsHtml(text: string): string[] {
  const { body } = new JSDOM(text.replace(/<[^>]*>?/g, "")).window.document;
  return [new JSDOM(`<body>${text}`).window.document.body.textContent, body.textContent];
}

test.each(sample(TITLES, (_, index) => index === 2))(
  "in RSS, Atom and OPML, “%s” is shown as typed, whether as text or as HTML",
  (title) => {
    const typed = readable(title);
    const post = feedPost({ title, excerpt: title, author_name: title, category: title, tags: [] });
    const site = feed([post], { title, description: title, author: title });
    const texts = [parseXml(rss(site)), parseXml(atom(site))].flatMap((document) =>
      [
        ...document.querySelectorAll("title, description, category, subtitle, summary, name"),
        ...document.getElementsByTagName("dc:creator"),
      ].flatMap(({ textContent }) => textContent || []),
    );
    expect(texts).toHaveLength(6 + 6);
    const listed = { name: title, description: title, url: origin, feed: `${origin}/rss.xml` };
    const list = parseXml(opml(title, [listed]));
    texts.push(list.querySelector("title")?.textContent ?? "");
    for (const name of ["text", "title", "description"])
      texts.push(list.querySelector("outline")?.getAttribute(name) ?? "");
    for (const text of texts) {
      expect(readable(text)).toBe(typed);
      expect(readAsHtml(text).map(readable)).toEqual([typed, typed]);
    }
  },
);

test.each(TITLES)("JSON Feed has “%s” as plain text, as typed", (title) => {
  const site = feed([feedPost({ title, excerpt: title })], { title });
  expect(JSON.parse(jsonFeed(site))).toMatchObject({ title, items: [{ title, summary: title }] });
});

test.each([rss, atom])("ampersands and arrows stay unchanged", (write) => {
  const title = "AT&T & R&D: a -> b >= c";
  const titles = parseXml(write(feed([feedPost({ title })]))).querySelectorAll("title");
  expect([...titles].map(({ textContent }) => textContent)).toContain(title);
});

test.each([
  ["RSS", rss],
  ["Atom", atom],
])("a site without posts still has a %s feed", (_, write) => {
  expect(parseXml(write(feed([]))).documentElement.textContent).toContain("2026");
});

test.each([null, "2026-10-01T10:00:00+00:00"])(
  "the update time of an unrevised post is its publication (%s)",
  (revised) => {
    const post = feedPost({ revised_at: revised });
    const [entry] = parseXml(atom(feed([post]))).getElementsByTagName("entry");
    expect(entry && textOf(entry, "updated")).toBe("2026-11-01T10:00:00.123Z");
  },
);

test("a post without an excerpt is summarized by its first words", () => {
  const html = `<p>${"Some words &amp; more. ".repeat(60)}</p>`;
  const [item] = parseXml(rss(feed([feedPost({ excerpt: "", html })]))).getElementsByTagName(
    "item",
  );
  const summary = item ? textOf(item, "description") : "";
  expect(summary).toMatch(/^Some words & more\. .*more\.$/);
  expect(summary.length).toBeLessThanOrEqual(300);
});

const { document } = new JSDOM("", { url: "http://localhost/" }).window;
const inFeed = (html: string) =>
  feedHtml(html, { url: `${origin}/blog/a-post`, site: origin }, document);

test("every URL in a feed's article is absolute, and links to ids that feed readers keep", () => {
  const html = [
    `<p><a href="/about">a</a><a href="#user-content-fn-%C3%A9">b</a><a href="https://other.example/x">c</a>`,
    `<a href="mailto:robin@example.com">d</a><a href="next" id="user-content-fn-%C3%A9">e</a></p>`,
    `<img src="/images/a.png" srcset="/images/a,b.png 480w, /images/c.png 1.5x" alt="">`,
    `<video src="/video/a.mp4" poster="/images/p.png"></video><blockquote cite="/source">f</blockquote>`,
    `<pre tabindex="0"><code>&lt;img src="/not-touched.png"&gt;</code></pre>`,
  ].join("");
  expect(inFeed(html)).toBe(
    [
      `<p><a href="https://example.com/about">a</a><a href="https://example.com/blog/a-post#fn-%C3%A9">b</a><a href="https://other.example/x">c</a>`,
      `<a href="mailto:robin@example.com">d</a><a href="https://example.com/blog/next" id="fn-é">e</a></p>`,
      `<img src="https://example.com/images/a.png" srcset="https://example.com/images/a,b.png 480w, https://example.com/images/c.png 1.5x" alt="">`,
      `<video src="https://example.com/video/a.mp4" poster="https://example.com/images/p.png"><a href="https://example.com/video/a.mp4">https://example.com/video/a.mp4</a></video><blockquote cite="https://example.com/source">f</blockquote>`,
      `<pre><code>&lt;img src="/not-touched.png"&gt;</code></pre>`,
    ].join(""),
  );
});

test("a data picture stays unchanged, also in srcset", () => {
  const html = `<img src="data:image/gif;base64,R0lGOD" srcset="data:image/gif;base64,R0lGOD 1x" alt="">`;
  expect(inFeed(html)).toBe(html);
});

/** The source of a picture in a feed, and the files that are written for it. */
function pictureInFeed(address: string) {
  const picture = document.createElement("img");
  picture.src = address;
  const files = new Map<string, Buffer>();
  const place = { url: `${origin}/site/blog/a`, site: `${origin}/site` };
  const write = (at: string, data: Buffer) => void files.set(at, data);
  const html = feedHtml(picture.outerHTML, place, document, { write });
  return { src: new JSDOM(html).window.document.querySelector("img")?.getAttribute("src"), files };
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>rect{fill:red}</style><g><rect width="9"/><text>Grüße 你</text></g></svg>`;
const PIXEL = "R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

test.each([
  ["svg", `data:image/svg+xml;charset=utf-8,${SVG.replace(/[%#<>"&]/g, encodeURIComponent)}`, SVG],
  ["svg", `data:image/svg+xml;base64,${Buffer.from(SVG).toString("base64")}`, SVG],
  ["gif", `data:image/gif;base64,${PIXEL}`, Buffer.from(PIXEL, "base64").toString()],
  ["jpg", `data:image/jpg;base64,${PIXEL}`, Buffer.from(PIXEL, "base64").toString()],
  [
    "gif",
    `DATA:image/GIF;base64,${encodeURIComponent(PIXEL)}`,
    Buffer.from(PIXEL, "base64").toString(),
  ],
])(
  "feeds have data pictures as files, since readers strip them: %s",
  (ending, address, content) => {
    const { src, files } = pictureInFeed(address);
    const [[file, data] = []] = [...files];
    expect(src).toBe(`${origin}/site${file}`);
    expect(file).toMatch(new RegExp(String.raw`^/images/in-feeds/[\da-f]{16}\.${ending}$`));
    expect(data?.toString()).toBe(content);
  },
);

test.each([
  `data:image/svg+xml,${SVG.replace("<g>", "<script>alert(1)</script><g>")}`,
  `data:image/svg+xml,${SVG.replace("<g>", '<g onload="alert(1)">')}`,
  `data:image/svg+xml,${SVG.replace("<g>", '<a href="javascript:alert(1)">x</a><g>')}`,
  `data:image/svg+xml,${SVG.replace("<g>", '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><g>')}`,
  `data:image/svg+xml,<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
  "data:image/svg+xml,<svg",
  "data:image/png,%zz",
  "data:text/html,<p>x</p>",
])("an active or invalid picture never becomes a file of the site: %s", (address) => {
  const { src, files } = pictureInFeed(address);
  expect(src).toMatch(/^data:/);
  expect(files.size).toBe(0);
});

test("feeds have one drawing of a diagram, since readers have no theme to choose by", () => {
  const light = `<img class="diagram-light" src="data:image/svg+xml,light" alt="A">`;
  const html = `<figure class="diagram">${light}<img class="diagram-dark" src="data:image/svg+xml,dark" alt="A"></figure>`;
  expect(inFeed(html)).toBe(`<figure class="diagram">${light}</figure>`);
});

test("feeds show tasks with symbols, since readers have no checkboxes", () => {
  const html = `<ul><li><input type="checkbox" checked="" disabled="" aria-label="Done"> a</li><li><input type="checkbox" disabled=""> b</li></ul>`;
  expect(inFeed(html)).toBe("<ul><li>☑ a</li><li>☐ b</li></ul>");
});

test("the renderer's labels in feeds are in the site's language", () => {
  const { document } = new JSDOM("", { url: "http://localhost/" }).window;
  const html = '<div class="callout callout-tip"><p class="callout-title">Tip</p></div>';
  const place = { url: `${origin}/blog/a`, site: origin };
  expect(
    feedHtml(html, place, document, {
      translateLabels: (body) => body.querySelector("p")?.replaceChildren("Tipp"),
    }),
  ).toContain(">Tipp</p>");
});

test("formulas in feeds are TeX, which readers leave unchanged", () => {
  const html = `<p><math data-tex="x^2 &lt; y"><msup><mi>x</mi><mn>2</mn></msup></math></p>`;
  expect(inFeed(html)).toBe("<p><code>x^2 &lt; y</code></p>");
});

/** What a feed has above code. */
const originOf = (attributes: string) =>
  inFeed(`<pre><code ${attributes}>x</code></pre>`).split("<pre>")[0];

test("code in feeds has its title, and links to its source", () => {
  expect(originOf(`data-title="&lt;a>.ts" data-source="https://example.org/a.ts?a&amp;b"`)).toBe(
    `<p>&lt;a&gt;.ts: <a href="https://example.org/a.ts?a&amp;b">https://example.org/a.ts?a&amp;b</a></p>`,
  );
  expect(originOf(`data-source="javascript:alert(1)"`)).toBe("");
});

test("the sitemap lists every page with the time of its last change, as sitemaps.org specifies", async () => {
  const files = await sitemaps(origin, [
    { url: `${origin}/` },
    { url: `${origin}/blog/a-post?a=1&b=2`, modified: "2026-11-03T23:30:00+02:00" },
  ]);
  expect([...files.keys()]).toEqual(["sitemap.xml"]);
  const root = parseXml(files.get("sitemap.xml") ?? "").documentElement;
  expect([root.tagName, root.namespaceURI]).toEqual([
    "urlset",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
  ]);
  const [first, second] = root.children;
  expect(first?.children).toHaveLength(1);
  expect(first && textOf(first, "loc")).toBe("https://example.com/");
  expect(second && textOf(second, "loc")).toBe("https://example.com/blog/a-post?a=1&b=2");
  expect(second && textOf(second, "lastmod")).toBe("2026-11-03T21:30:00.000Z");
});

test("too many URLs are spread over several sitemaps", { tags: "full" }, async () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({
    url: `${origin}/blog/${index}`,
  }));
  const files = await sitemaps(origin, entries);
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
  const index = parseXml(files.get("sitemap.xml") ?? "").documentElement;
  expect(index.tagName).toBe("sitemapindex");
  expect([...index.children].map((part) => textOf(part, "loc"))).toEqual([
    "https://example.com/sitemap-1.xml",
    "https://example.com/sitemap-2.xml",
  ]);
  const listed = ["sitemap-1.xml", "sitemap-2.xml"].flatMap((name) =>
    [...(files.get(name) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
  );
  expect(listed).toEqual(entries.map(({ url }) => url));
});

const nothing: Preferences = { search: "unsaid", aiAnswers: "unsaid", aiTraining: "unsaid" };

/**
 * The rules for a robot according to RFC 9309: the groups that name it, else those for all.
 *
 * @returns the values of each field, in lower case
 */
function rulesFor(robot: string, text: string): Record<string, string[]> {
  const groups: { agents: string[]; rules: [string, string][] }[] = [];
  let isNaming = false;
  for (const line of text.split("\n")) {
    const [, field = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    } else if (name && name !== "sitemap") groups.at(-1)?.rules.push([name, value]);
    if (name) isNaming = name === "user-agent";
  }
  const named = groups.filter(({ agents }) => agents.includes(robot.toLowerCase()));
  const its = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"));
  const rules: Record<string, string[]> = {};
  for (const [name, value] of its.flatMap((group) => group.rules)) (rules[name] ??= []).push(value);
  return rules;
}

test("robots.txt names the sitemap and disallows the owner's pages", () => {
  expect(robots(origin, nothing)).toBe(
    "User-agent: *\nDisallow: /admin$\nDisallow: /admin/\n\nSitemap: https://example.com/sitemap.xml\n",
  );
  expect(robots("", nothing)).toBe("User-agent: *\nDisallow: /admin$\nDisallow: /admin/\n");
});

test("robots.txt names the sitemap and the owner's pages of each language of the site", () => {
  expect(robots("https://example.com/site", nothing, ["", "/de"])).toBe(
    [
      "User-agent: *",
      "Disallow: /site/admin$",
      "Disallow: /site/admin/",
      "Disallow: /site/de/admin$",
      "Disallow: /site/de/admin/",
      "",
      "Sitemap: https://example.com/site/sitemap.xml",
      "Sitemap: https://example.com/site/de/sitemap.xml",
      "",
    ].join("\n"),
  );
});

test("robots.txt has each decided use in both vocabularies, and no undecided one", () => {
  const text = robots(origin, { search: "allowed", aiAnswers: "unsaid", aiTraining: "refused" });
  expect(rulesFor("anybody", text)).toEqual({
    "content-signal": ["search=yes, ai-train=no"],
    "content-usage": ["search=y, train-ai=n"],
    disallow: ["/admin$", "/admin/"],
  });
  expect(text).toContain("Article 4(3) of Directive (EU) 2019/790");
});

test.each([
  ["GPTBot", ["aiTraining"]],
  ["ClaudeBot", ["aiTraining"]],
  ["CCBot", ["aiTraining"]],
  ["Applebot-Extended", ["aiTraining"]],
  ["Google-Extended", ["aiTraining", "aiAnswers"]],
  ["OAI-SearchBot", ["aiAnswers"]],
  ["Claude-User", ["aiAnswers"]],
  ["PerplexityBot", ["aiAnswers"]],
  ["Googlebot", []],
  ["bingbot", []],
])("%s is kept away only by a refusal of %j", (robot, uses) => {
  const all = ["search", "aiAnswers", "aiTraining"] as const;
  const disallowed = (use: string, preference: string) =>
    rulesFor(robot, robots(origin, { ...nothing, [use]: preference }))["disallow"]?.join();
  expect(all.filter((use) => disallowed(use, "refused") === "/").toSorted()).toEqual(
    uses.toSorted(),
  );
  const onlyAdmin = "/admin$,/admin/";
  expect(all.map((use) => disallowed(use, "allowed"))).toEqual([onlyAdmin, onlyAdmin, onlyAdmin]);
});

test("a site that refuses search engines names no sitemap, but lets them read the refusal", () => {
  const text = robots(origin, { ...nothing, search: "refused" });
  expect(text).not.toContain("Sitemap");
  expect(rulesFor("Googlebot", text)).toMatchObject({
    "content-signal": ["search=no"],
    disallow: ["/admin$", "/admin/"],
  });
});

test("RSS has the required description even for a site without one", () => {
  const channel = parseXml(rss(feed([], { description: "" }))).querySelector("channel");
  expect(channel && textOf(channel, "description")).toBe(channel && textOf(channel, "title"));
});

test("every feed names the hub if there is one", () => {
  const hub = "https://hub.example/?a=1&b=2";
  const site = feed([feedPost()], { hub });
  const links = [...parseXml(rss(site)).getElementsByTagName("atom:link")];
  expect(links.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["self", "https://example.com/rss.xml"],
    ["hub", hub],
  ]);
  const { documentElement: root } = parseXml(atom(site));
  expect(root.querySelector("feed > link[rel=hub]")?.getAttribute("href")).toBe(hub);
  expect(JSON.parse(jsonFeed(site))).toMatchObject({ hubs: [{ type: "WebSub", url: hub }] });
  for (const text of [rss, atom, jsonFeed].map((write) => write(feed([feedPost()]))))
    expect(text).not.toMatch(/hub/i);
});
