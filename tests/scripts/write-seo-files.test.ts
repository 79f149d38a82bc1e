import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { filesIn } from "../../scripts/lib/folder-files.ts";
import { writeSeoFiles, type SeoContent } from "../../scripts/seo/write-seo-files.ts";
import { rewrites } from "../../scripts/prerender/rewrites.ts";
import { pageCardPath } from "@/lib/seo/social-card";
import { paths } from "@/paths";
import { parseXml, textOf } from "./xml.ts";
import { postRow } from "../support/factories.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ORIGIN = "https://example.com";
/** Those of the post, the project and the page besides the home page. */
const CARDS = [
  "images/social/00000000-0000-4000-8000-000000000001.png",
  "images/social/00000000-0000-4000-8000-000000000002.png",
  "images/social/blog/tag/a b.js.png",
];

let outDir = "";
beforeEach(() => void (outDir = temporaryFolder()));

const post = {
  ...postRow({
    id: "00000000-0000-4000-8000-000000000001",
    title: "A post",
    excerpt: "",
    tags: [],
    read_time: 7,
    revised_at: "2026-11-03T10:00:00+00:00",
  }),
  path: "/blog/a-post",
};
const project = {
  id: "00000000-0000-4000-8000-000000000002",
  path: "/projects/a-project",
  title: "A project",
};
const site = (given: Partial<SeoContent> = {}): SeoContent => ({
  origin: ORIGIN,
  name: "Robin Sample",
  description: "A sample site.",
  language: "en",
  robots: { search: "unsaid", aiAnswers: "unsaid", aiTraining: "unsaid" },
  hub: "",
  blogroll: [],
  pages: [
    { path: "/", title: "Robin Sample" },
    { path: "/blog/tag/a%20b%2Ejs", title: "#a b.js" },
  ],
  ownPages: [],
  projects: [project],
  posts: [post],
  feeds: [{ title: "Robin Sample", path: "", ids: [post.id] }],
  articles: new Map([[post.id, "<p>The article.</p>"]]),
  covers: new Map(),
  ...given,
});
const write = (given?: Partial<SeoContent>) => writeSeoFiles(outDir, site(given));
const read = (file: string) => fs.readFileSync(path.join(outDir, file), "utf8");
const files = () => filesIn(outDir);

test("a site that knows its URL has a sitemap, three feeds and a picture for every post, project and page", async () => {
  await write();
  expect(files()).toEqual([
    "atom.xml",
    "feed.json",
    ...CARDS,
    "llms.txt",
    "robots.txt",
    "rss.xml",
    "sitemap.xml",
  ]);
  const urls = [...parseXml(read("sitemap.xml")).getElementsByTagName("loc")];
  expect(urls.map((url) => url.textContent)).toEqual([
    "https://example.com/",
    "https://example.com/blog/tag/a%20b%2Ejs",
    "https://example.com/projects/a-project",
    "https://example.com/blog/a-post",
  ]);
  const [changed] = parseXml(read("sitemap.xml")).getElementsByTagName("lastmod");
  expect(changed?.textContent).toBe("2026-11-03T10:00:00.000Z");
  const [entry] = parseXml(read("atom.xml")).getElementsByTagName("entry");
  expect(entry && textOf(entry, "content")).toBe("<p>The article.</p>");
});

test("the owner's own page is in the sitemap with its time, and in llms.txt, unless it must not be indexed", async () => {
  await write({
    pages: [
      { path: "/now", title: "Now", modified: "2026-11-04T10:00:00+00:00" },
      { path: "/imprint", title: "Imprint", modified: "2026-11-04T10:00:00+00:00", isHidden: true },
    ],
    ownPages: [{ path: "/now", title: "Now", excerpt: "What I am at." }],
    projects: [],
    posts: [],
    feeds: [],
  });
  const sitemap = parseXml(read("sitemap.xml"));
  const texts = (name: string) =>
    [...sitemap.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(texts("loc")).toEqual(["https://example.com/now"]);
  expect(texts("lastmod")).toEqual(["2026-11-04T10:00:00.000Z"]);
  // And no heading for articles, as there are none.
  expect(read("llms.txt")).toBe(
    "# Robin Sample\n\n> A sample site.\n\n## Pages\n\n- [Now](https://example.com/now.md): What I am at.\n",
  );
  expect(files()).toEqual(
    expect.arrayContaining(["images/social/imprint.png", "images/social/now.png"]),
  );
});

test.each(["con", "etc.", "a:b", "Node.js"])(
  "the picture of a page named “%s” is at its URL, or where a rule redirects it",
  async (name) => {
    const at = paths.tag(name);
    await write({ pages: [{ path: at, title: `#${name}` }] });
    const card = pageCardPath(at);
    const [, file] = rewrites(outDir, [at]).find(([from]) => from === card) ?? [card, card];
    expect(files()).toContain(decodeURIComponent(file.slice(1)));
  },
);

test("a list of posts has feeds of its own, in a folder with its name", async () => {
  const path = "/blog/tag/a%20b%2Ejs";
  await write({ feeds: [{ title: "#a b.js", path, ids: [post.id, "gone"] }] });
  expect(files()).toEqual([
    "blog/tag/a b.js/atom.xml",
    "blog/tag/a b.js/feed.json",
    "blog/tag/a b.js/rss.xml",
    ...CARDS,
    "llms.txt",
    "robots.txt",
    "sitemap.xml",
  ]);
  const feed: unknown = JSON.parse(read("blog/tag/a b.js/feed.json"));
  expect(feed).toMatchObject({
    title: "#a b.js",
    home_page_url: `https://example.com${path}`,
    feed_url: `https://example.com${path}/feed.json`,
    items: [{ url: "https://example.com/blog/a-post" }],
  });
  for (const name of ["rss.xml", "atom.xml"]) {
    const xml = read(`blog/tag/a b.js/${name}`);
    expect(xml).toContain(`https://example.com${path}/${name}`);
    expect(xml).toContain(
      `https://example.com${path}<`.replace("<", name === "rss.xml" ? "<" : '"'),
    );
  }
});

test("a site that does not know its URL has pictures, but no sitemap or feeds", async () => {
  await write({ origin: "" });
  expect(files()).toEqual([...CARDS, "robots.txt"]);
  expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /admin$\nDisallow: /admin/\n");
});

test("the sitemap lists the languages of an article for each translation, and the default for everybody else", async () => {
  const german = {
    ...post,
    id: "00000000-0000-4000-8000-000000000009",
    path: "/blog/ein-beitrag",
    language: "de",
    translation_key: post.id,
    listed_at: "2026-11-02T10:00:00+00:00",
  };
  await write({ posts: [post, german] });
  const sides = [...parseXml(read("sitemap.xml")).getElementsByTagName("url")].map((url) => [
    url.getElementsByTagName("loc")[0]?.textContent,
    Array.from(url.getElementsByTagName("xhtml:link"), (link) =>
      [link.getAttribute("hreflang"), link.getAttribute("href")].join(" "),
    ),
  ]);
  const both = [
    "en https://example.com/blog/a-post",
    "de https://example.com/blog/ein-beitrag",
    "x-default https://example.com/blog/a-post",
  ];
  expect(sides.slice(-2)).toEqual([
    ["https://example.com/blog/a-post", both],
    ["https://example.com/blog/ein-beitrag", both],
  ]);
  expect(sides.slice(0, -2).flatMap(([, links]) => links)).toEqual([]);
});

test("the sitemap of another language lists its own pages, and its feeds link to them", async () => {
  const alternates = [
    { hreflang: "en", url: "https://example.com/about" },
    { hreflang: "de", url: "https://example.com/de/about" },
  ];
  const german = { ...post, id: "00000000-0000-4000-8000-000000000009", path: "/blog/zwei" };
  await write({
    origin: `${ORIGIN}/de`,
    prefix: "/de",
    prefixes: ["", "/de"],
    pages: [{ path: "/about", title: "Über mich", url: `${ORIGIN}/de/about`, alternates }],
    projects: [{ ...project, url: `${ORIGIN}${project.path}`, isElsewhere: true }],
    posts: [
      { ...post, url: `${ORIGIN}${post.path}`, isElsewhere: true },
      { ...german, url: `${ORIGIN}/de/blog/zwei` },
    ],
  });
  const sitemap = parseXml(read("sitemap.xml"));
  expect(Array.from(sitemap.getElementsByTagName("loc"), ({ textContent }) => textContent)).toEqual(
    ["https://example.com/de/about", "https://example.com/de/blog/zwei"],
  );
  expect(
    Array.from(sitemap.getElementsByTagName("xhtml:link"), (link) => link.getAttribute("hreflang")),
  ).toEqual(["en", "de"]);
  expect(read("rss.xml")).toContain(`<link>${ORIGIN}/de${post.path}</link>`);
  // It is only read in the root of a host.
  expect(files()).not.toContain("robots.txt");
});

test("llms.txt links to every article in Markdown, whatever its title", async () => {
  const strange = { ...post, path: "/blog/b", title: "A [b](c)\n# d &nbsp;", excerpt: "*e*\n- f" };
  await write({ posts: [post, strange], description: "A <b>sample</b>\nsite." });
  expect(read("llms.txt")).toBe(
    [
      "# Robin Sample",
      "",
      String.raw`> A \<b\>sample\</b\> site.`,
      "",
      "## Articles",
      "",
      "- [A post](https://example.com/blog/a-post.md)",
      String.raw`- [A \[b\](c) # d \&nbsp;](https://example.com/blog/b.md): \*e\* - f`,
      "",
    ].join("\n"),
  );
});

test("the blogroll is valid OPML, whatever the names of its sites", async () => {
  const strange = {
    name: `]]> & <b> "quoted"\u0000`,
    url: "https://a.example/?a=1&b=2",
    feed: "https://a.example/feed?a=1&b=2",
    description: "One & two",
  };
  await write({ blogroll: [strange], origin: "" });
  const document = parseXml(read("blogroll.opml"));
  expect(document.querySelector("head > title")?.textContent).toBe("Robin Sample: Blogroll");
  const [outline] = document.querySelectorAll("body > outline");
  const attributes = [...(outline?.attributes ?? [])].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    type: "rss",
    text: `]]＞ & ＜b＞ "quoted"`,
    title: `]]＞ & ＜b＞ "quoted"`,
    description: "One & two",
    xmlUrl: strange.feed,
    htmlUrl: strange.url,
  });
});
