import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { textOfExport } from "../../../scripts/import/source.ts";
import { bring, type Input } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import { article, HEAD, jekyll, post } from "./given.ts";

// Habits of generators' starters and themes.

/** A Quarto text, with the frozen results of its code. */
function frozen(text: string): Record<string, string> {
  const files = { "n/a.qmd": post(text) };
  const markdown = `---\ntitle: Old\n---\n::: {.cell}\n\n\`\`\`{.r .cell-code}\nplot()\n\`\`\`\n\n::: {.cell-output}\n![](a_files/figure-html/x.svg){width=9}\n:::\n:::\n\n\`\`\`{=html}\n<b>z</b>\n\`\`\`\n\n::: {.callout-tip}\ny\n:::`;
  return {
    ...files,
    "_freeze/n/a/execute-results/html.json": JSON.stringify({
      hash: createHash("md5")
        .update(files["n/a.qmd"] ?? "")
        .digest("hex"),
      result: { markdown },
    }),
    "_freeze/n/a/figure-html/x.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "_freeze/n/b/figure-html/x.svg": "no picture",
  };
}
const mdsvex = (name: string) => ({
  [name]: post(
    "<script>\n  import { A } from '$lib/parts';\n</script>\n\n<Callout {options}>\n**x**\n</Callout>\n\n```svelte\n<script>\n</script>\n<A {b} />\n```\n\n<style>\np { color: red }\n</style>",
  ),
});
const hugo = (text: string) => ({ "content/posts/a.md": post(text) });
const mdx = (text: string) => ({ "src/content/blog/a.mdx": post(text) });
const CHIRPY = `collections: { tabs: { output: true } }
defaults:
  - scope: { path: "", type: posts }
    values: { author: Ann, layout: post, permalink: "/posts/:title/" }
  - scope: { path: "_posts/notes" }
    values: { permalink: "/n/:title/", categories: [Notes], author: Bob }
  - scope: { path: "", type: tabs }
    values: { layout: page, permalink: "/:title/" }
`;

type Row = readonly [
  says: string,
  input: Input,
  posts: Record<string, unknown>[],
  redirects: readonly string[],
];
test.each<Row>([
  [
    "Jekyll's defaults set URLs and common fields",
    {
      "_config.yml": CHIRPY,
      ...jekyll("x"),
      "_posts/notes/2020-01-02-b.md": post("x", HEAD.replace("A", "B")),
    },
    [
      { slug: "a", author_name: "Ann", category: "" },
      { slug: "b", author_name: "Bob", category: "Notes" },
    ],
    ["/n/b", "/posts/a"],
  ],
  [
    "the URLs of Jekyll's posts may be said as those of its other collections",
    {
      "_config.yml":
        'permalink: /p/:title/\ncollections: { posts: { output: true, permalink: "/n/:title" } }',
      ...jekyll("x"),
    },
    [{ slug: "a" }],
    ["/n/a"],
  ],
  [
    "Jekyll's defaults make drafts, except for texts that override them",
    {
      "_config.yml": 'defaults: [{ scope: { path: "" }, values: { published: false } }]',
      ...jekyll("x"),
      "_posts/2020-01-02-b.md": post("x", `${HEAD}\npublished: true`),
    },
    [
      { slug: "a", published: false },
      { slug: "b", published: true },
    ],
    ["/2020/01/01/a.html", "/2020/01/01/b.html"],
  ],
  [
    "Hugo's sections set fields of the texts below them",
    {
      "content/posts/_index.md":
        "---\ncascade:\n  build: { list: never }\n  params: { author: Ann }\n---\n",
      ...hugo("x"),
      "content/posts/b.md": post("x", `${HEAD}\nauthor: Bob`),
    },
    [
      { slug: "a", unlisted: true, author_name: "Ann" },
      { slug: "b", unlisted: true, author_name: "Bob" },
    ],
    ["/posts/a", "/posts/b"],
  ],
  [
    "Eleventy's JSON data, collection tags and files named like their folder are understood",
    {
      ".eleventy.js": "",
      "notes/notes.json": '{ "tags": "posts", "draft": true }',
      "notes/hello/hello.md": post("x", `${HEAD}\ntags: [posts, Own]`),
      "talks/b.md": post("x", `${HEAD}\ntags: post\npermalink: "/x/{{ page.fileSlug }}/"`),
      "talks/c.md": post("x", `${HEAD}\npermalink: false`),
      "talks/d.md": post("x", `${HEAD}\neleventyExcludeFromCollections: true`),
      "talks/e.md": post(
        "{{ subtitle }} {% icon 'a' %}{{< fa b >}}x",
        `${HEAD}\nsecret: true\nspoiler: false\nsubtitle: /y\nupdateDate: 2020-02-02`,
      ),
    },
    [
      { slug: "hello", tags: ["Own"], published: false },
      { slug: "b", tags: [], published: true },
      { slug: "c", published: false },
      { slug: "d", published: true, unlisted: true },
      { unlisted: true, excerpt: "/y", source: "/y x", revised_at: "2020-02-02T00:00:00+00:00" },
    ],
    ["/notes/hello", "/talks/d", "/talks/e", "/x/b"],
  ],
  [
    "Hexo's names with spaces are kept, and its dated pages are not articles",
    {
      "_config.yml": "",
      "source/_posts/a.md": post("x", `${HEAD}\ncategories: Web Development\ntags: Hello World`),
      "source/talks/index.md": post("x"),
    },
    [{ slug: "a", category: "Web Development", tags: ["Hello World"] }],
    ["/2020/01/01/a"],
  ],
  [
    "Hexo's URLs have the dates in names, unless the names of posts have them by the configuration",
    {
      "_config.yml": "permalink: /:year/:title/",
      "source/_posts/2020-01-01-a.md": post("[b](/2020/sub/2020-01-02-b/)"),
      "source/_posts/sub/2020-01-02-b.md": post("x"),
    },
    [{ slug: "a", source: "[b](/blog/b)" }, { slug: "b" }],
    ["/2020/2020-01-01-a", "/2020/sub/2020-01-02-b"],
  ],
  [
    "Hexo's names in URLs have no folders",
    {
      "_config.yml": "permalink: /:year/:name/",
      "source/_posts/sub/2020-01-01-a.md": post("x"),
    },
    [{ slug: "a" }],
    ["/2020/2020-01-01-a"],
  ],
  [
    "the configuration of Hexo says what is the date in a name",
    {
      "_config.yml": "new_post_name: :year/:year-:month-:day-:title.md",
      "source/_posts/2020/2020-01-01-a.md": post("x"),
      "source/_posts/2020/sub/2020-01-02-b.md": post("x"),
    },
    [{ slug: "a" }, { slug: "b" }],
    ["/2020/01/01/a", "/2020/01/01/sub/b"],
  ],
  [
    "the days in Jekyll's URLs are those of its time zone",
    {
      "_config.yml": "timezone: Asia/Tokyo\npermalink: /:year/:month/:day/:title/",
      "_posts/2020-01-01-a.md": post("x", "title: A\ndate: 2020-01-01 20:00:00 +0000"),
      "_posts/2020-01-01-b.md": post("x", "title: B\ndate: 2020-01-01 20:00:00"),
      "_posts/2020-01-01-c.md": post("x", "title: C\ndate: 2020-01-01"),
    },
    [
      { slug: "a", published_at: "2020-01-01T20:00:00+00:00" },
      { slug: "b" },
      { slug: "c", published_at: "2020-01-01T00:00:00+00:00" },
    ],
    ["/2020/01/01/b", "/2020/01/01/c", "/2020/01/02/a"],
  ],
  [
    "the days in Hexo's URLs are those of its time zone",
    {
      "_config.yml": "timezone: America/New_York",
      "source/_posts/a.md": post("x", "title: A\ndate: 2020-01-01T02:00:00Z"),
    },
    [{ slug: "a" }],
    ["/2019/12/31/a"],
  ],
  [
    "the days in URLs are those that are written, without a known time zone and in Hugo",
    {
      "hugo.toml": 'timeZone = "Asia/Tokyo"\n[permalinks]\nposts = "/:year/:month/:day/:slug"\n',
      "content/posts/a.md": post("x", "title: A\ndate: 2020-01-01 20:00:00 +0000"),
    },
    [{ slug: "a" }],
    ["/2020/01/01/a"],
  ],
  [
    "Hugo's texts get their language even without a translation",
    {
      "hugo.toml": 'defaultContentLanguage = "de"\n[languages.de]\n[languages.en]\n',
      ...hugo("x"),
      "content/posts/b.en.md": post("x"),
      "content/posts/c.de.md": post("x"),
    },
    [
      { slug: "a", language: "de" },
      { slug: "b", language: "en" },
      { slug: "c", language: "de" },
    ],
    ["/en/posts/b", "/posts/a", "/posts/c"],
  ],
  [
    "Hugo's URL patterns end in a slash, and its home page has no old URL",
    {
      "hugo.toml": '[permalinks]\nposts = "/:year/:slug"\n',
      ...hugo("[b](../so-what/) [c](../c/)"),
      "content/posts/b.md": post("x", HEAD.replace("A", '"So: what?"')),
      "content/posts/d.md": post("x", `${HEAD}\nslug: c`),
      "content/index.md": post("x", HEAD.replace("A", "Welcome")),
    },
    [{ slug: "welcome" }, { source: "[b](/blog/b) [c](/blog/c)" }, { slug: "b" }, { slug: "c" }],
    ["/2020/a", "/2020/c", "/2020/so-what"],
  ],
  [
    "Jekyll's categories in one line are separated",
    jekyll("x", `${HEAD}\ncategories: jekyll update`),
    [{ category: "jekyll", tags: ["update"] }],
    ["/jekyll/update/2020/01/01/a.html"],
  ],
  [
    "the folders above Jekyll's posts are categories",
    {
      "ruby/web/_posts/2020-01-01-a.md": post("x"),
      "culture/_posts/2020-01-01-b.md": post("x", `${HEAD}\ncategory: Culture`),
      "ruby/_posts/2020-01-01-c.md": post("x", `${HEAD}\ncategories: [Tips]`),
    },
    [
      { slug: "b", category: "Culture", tags: [] },
      { slug: "c", category: "Tips", tags: ["ruby"] },
      { slug: "a", category: "ruby", tags: ["web"] },
    ],
    ["/culture/2020/01/01/b.html", "/ruby/tips/2020/01/01/c.html", "/ruby/web/2020/01/01/a.html"],
  ],
  [
    "the folder of Jekyll's collections, and that of its texts, are not in URLs, and defaults do not name it",
    {
      "_config.yml": `source: ./docs/
collections_dir: parts
collections: { recipes: { output: true, permalink: "/food/:path/" } }
defaults: [{ scope: { path: _posts }, values: { author: Ann } }, { scope: { path: parts/_recipes }, values: { author: Bob } }]
`,
      "docs/parts/_posts/2020-01-01-a.md": post("x"),
      "docs/parts/ruby/_posts/2020-01-01-b.md": post("x"),
      "docs/parts/_recipes/c.md": post("x"),
      "docs/_posts/2020-01-01-d.md": post("x"),
    },
    [
      { slug: "d", published: false },
      { slug: "a", category: "", author_name: "Ann" },
      { slug: "c", author_name: "Bob" },
      { slug: "b", category: "ruby" },
    ],
    ["/2020/01/01/a.html", "/2020/01/01/d.html", "/food/c", "/ruby/2020/01/01/b.html"],
  ],
  [
    "a category with a character reserved in URLs makes no redirect",
    jekyll("x", `${HEAD}\ncategories: [C#]`),
    [{ category: "C#" }],
    [],
  ],
  [
    "texts that Hugo, Zola and contentlayer do not show are drafts or scheduled",
    {
      ...hugo("x"),
      "content/posts/b.md": post("x", `${HEAD}\nbuild: { render: never }`),
      "content/posts/c.md": post("x", `${HEAD}\nrender: false`),
      "content/posts/d.md": post("x", `${HEAD}\nisPublished: false\nis_private: false`),
      "content/posts/e.md": post("x", `${HEAD}\npublishDate: 2999-01-01`),
      "content/posts/f.md": post("x", `${HEAD}\nisPrivate: true`),
    },
    [
      { published: true },
      { published: false },
      { published: false },
      { published: false },
      { published: true, published_at: "2999-01-01T00:00:00+00:00" },
      { published: false },
    ],
    ["/posts/a", "/posts/b", "/posts/c", "/posts/d", "/posts/e", "/posts/f"],
  ],
  [
    "Pelican's authors are imported, and its hidden texts are unlisted",
    {
      "pelicanconf.py": "",
      "content/a.md": "Title: A\nDate: 2020-01-01\nAuthors: Ann; Bob\nStatus: hidden\n\nx",
      "content/pages/b.md": "Title: B\n\nx",
      "content/c.md": "Title: C\nDate: 2020-01-01\nAuthor: Cat\nStatus: draft\n\nx",
    },
    [
      { author_name: "Ann", published: true, unlisted: true },
      { author_name: "Cat", published: false },
    ],
    ["/a.html", "/c.html", "/pages/b.html"],
  ],
  [
    "Nikola's draft tag, cover and time zone are understood",
    {
      "conf.py": 'BLOG_AUTHOR = "Ann"\nTIMEZONE = "Europe/Berlin"\n',
      "posts/a.md":
        "<!--\n.. title: A\n.. date: 2020-01-01 12:00:00\n.. tags: one, draft, mathjax\n.. previewimage: /a.png\n-->\n\nx",
      "images/a.png": "",
    },
    [{ tags: ["one"], published: false, published_at: "2020-01-01T11:00:00+00:00" }],
    ["/posts/a"],
  ],
  [
    "Astro's links and URLs below a base path are understood",
    {
      "astro.config.mjs": "export default { site: `https://a.example`, base: '/b' };",
      "src/content/blog/a.md": post("[b](/b/blog/b/)"),
      "src/content/blog/b.md": post("x"),
    },
    [{ source: "[b](/blog/b)" }, { slug: "b" }],
    ["/b/blog/a", "/b/blog/b"],
  ],
  [
    "Notion's properties, names and callouts are converted",
    {
      "Blog 1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d/My Post 0a1b2c3d4e5f60718293a4b5c6d7e8f9.md":
        "# My Post\n\nPublish Date: January 5, 2020\nTags: go, web\nStatus: Published\n\nx\n\n<aside>\n💡 **Look**\n\n</aside>",
      "Blog 1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d/Idea 1a1b2c3d4e5f60718293a4b5c6d7e8f9.md":
        "# Idea\n\nDate: January 6, 2020\nStatus: In progress\n\nx",
    },
    [
      { slug: "idea", published: false },
      {
        slug: "my-post",
        published: true,
        tags: ["go", "web"],
        source: "x\n\n> [!NOTE]\n> 💡 **Look**",
      },
    ],
    [],
  ],
  [
    "Logseq's pages and journals are imported as drafts",
    {
      "logseq/config.edn": "{}",
      "pages/My page.md":
        "title:: My Page\ntags:: a, b\n\n- one\n  id:: 64a1b2c3\n  collapsed:: true\n- two\n  :LOGBOOK:\n  CLOCK: [2022-01-01]\n  :END:",
      "logseq/version-files/local/pages/a.md": "- old",
      "journals/2020-01-02.md": "- x",
    },
    [
      { published: false, source: "- x" },
      { title: "My Page", tags: ["a", "b"], published: false, source: "- one\n- two" },
    ],
    [],
  ],
  [
    "texts are found in the folders of Statiq, Wintersmith, Soupault and monorepos, but not in Nikola's output",
    {
      "apps/web/content/notes/a.md": post("[c](/notes/c) [b](/2020/01/01/b/) [e](/blog/e)"),
      "input/notes/b.md": post("x"),
      "site/notes/c.md": post("x"),
      "contents/notes/e.md": post("x"),
      "output/notes/d.md": post("x"),
    },
    [
      { source: "[c](/blog/c) [b](/blog/b) [e](/blog/e)" },
      { slug: "e" },
      { slug: "b" },
      { slug: "c" },
    ],
    ["/notes/a", "/notes/b", "/notes/c", "/notes/e"],
  ],
  [
    "the output of Quarto and blogdown is imported, and not its source beside it",
    {
      "content/posts/a/index.qmd": post("x"),
      "content/posts/a/index.markdown": post("y"),
      "content/posts/a/index.md": post(
        '<!--html_preserve-->{{% youtube "abc" %}}<!--/html_preserve-->',
      ),
    },
    [{ source: "<https://www.youtube.com/watch?v=abc>" }],
    ["/posts/a"],
  ],
  [
    "what Quarto keeps on the way from a text to its page is not imported beside it",
    {
      "n/a/index.qmd": post("x"),
      "n/a/index.html.md": post("y"),
      "n/b.html.md": post("z", HEAD.replace("A", "B")),
    },
    [{ source: "x" }, { source: "z" }],
    ["/n/a", "/n/b"],
  ],
  [
    "pictures in Nuxt's components are imported",
    {
      "nuxt.config.ts": "",
      "content/1.2020-a.md": post('<ProseImg src="a.png" alt="A" />'),
      "content/1.2020-a/a.png": "",
    },
    [{ slug: "2020-a", published: true, source: expect.stringMatching(/^<img src="\/storage/) }],
    ["/2020-a"],
  ],
  [
    "Logseq's quotes, notes, players and linked tags are converted",
    {
      "logseq/config.edn": "{}",
      "pages/a.md":
        "title:: A\ntags:: [[a b]], c\n\n- #+BEGIN_QUOTE\n  x\n  y\n  #+END_QUOTE\n\t- #+BEGIN_TIP\n\t  z\n\t  #+END_TIP\n- {{video https://youtu.be/abc}}",
    },
    [
      {
        tags: ["a b", "c"],
        source: "- > x\\\n  > y\n\t- > [!TIP]\n\t  > z\n- <https://youtu.be/abc>",
      },
    ],
    [],
  ],
  [
    "Quartz' URLs are known",
    {
      "quartz.config.ts": 'const config = { configuration: { baseUrl: "a.example" } };',
      "content/My notes/This & that.md": post("[b](./b.md)", `${HEAD}\naliases: [Other]`),
      "content/My notes/b.md": post("x"),
      "docs/c.md": post("Of Quartz itself.", "title: C"),
    },
    [{ source: "[b](/blog/b)" }, { slug: "b" }],
    ["/My-notes/This--and--that", "/My-notes/b"],
  ],
  [
    "Quartz' aliases are relative to the text",
    {
      "quartz.config.ts": "",
      "content/notes/a.md": post("x", `${HEAD}\naliases: [../posts/Old, Other]`),
    },
    [{ slug: "a" }],
    ["/notes/Other", "/notes/a", "/posts/Old"],
  ],
  [
    "MkDocs' pages have known URLs, its posts do not",
    {
      "mkdocs.yml": "",
      "docs/blog/posts/a.md": post("x"),
      "docs/guide/b.md": post("x"),
    },
    [{ slug: "a" }, { slug: "b" }],
    ["/guide/b"],
  ],
  [
    "Lume's folder data is applied",
    {
      "posts/_data.yml": "author: Ann\ntags: [x]",
      "later/_data.json": '{ "draft": true }',
      "later/b.md": post("x"),
      "posts/a.md": post("x"),
    },
    [
      { slug: "b", published: false },
      { slug: "a", published: true, tags: ["x"] },
    ],
    ["/later/b", "/posts/a"],
  ],
  [
    "Lume's texts are found in its configured folder",
    {
      "site/_config.ts": 'const site = lume({ src: "./src" });',
      "site/src/notes/2020-01-01_b.md": post(
        "x",
        `${HEAD}\ndate_updated: 2020-02-02\noldUrl: /old/b/`,
      ),
    },
    [{ slug: "b", revised_at: "2020-02-02T00:00:00+00:00" }],
    ["/notes/b", "/old/b"],
  ],
  [
    "Zenn's topics become tags, and a text with a password is a draft",
    { "articles/a1b2c3.md": post("x", `${HEAD}\ntopics: [rust, 数学]\npassword: abc`) },
    [{ slug: "a1b2c3", tags: ["rust", "数学"], published: false }],
    ["/articles/a1b2c3"],
  ],
  [
    "lists indented by tabs are read, as in Hexo",
    article("x", `${HEAD}\ntags:\n\t- a\n\t- b`),
    [{ tags: ["a", "b"], published: true }],
    ["/posts/a"],
  ],
  [
    "a note without a title gets one from its text",
    {
      "2020/100000.md": post(
        "A <b>short</b> note with [a link](https://a.example/x) and *many* more words than fit.",
        "date: 2020-01-01",
      ),
    },
    [{ title: "A short note with a link and many more words than fit." }],
    ["/2020/100000"],
  ],
])("%s", async (_, input, expected, leading) => {
  const { posts, redirects, report } = await bring("markdown", input);
  expect(posts).toMatchObject(expected);
  expect(redirects.toSorted()).toEqual(leading);
  expect(report).not.toMatch(
    /LOST(?!: (?:“(?:Bob|2020-01-01)” is not imported, because only one is kept|\/c%23\/))/,
  );
});

test("a file about an author is not an article, and gives the author's name", async () => {
  const { posts, report } = await bring("markdown", {
    "data/authors/default.mdx": "---\nname: Ann Example\n---\nWrites.",
    "data/blog/a.mdx": post("x", `${HEAD}\nauthors: [default]`),
    "data/blog/b.mdx": post("x", `${HEAD}\nauthors: [Bob]`),
    "data/blog/c.mdx": post("x", `${HEAD}\nauthor: "[Zo&euml; B](https://b.example)"`),
  });
  expect(posts.map(({ author_name }) => author_name)).toEqual(["Ann Example", "Bob", "Zoë B"]);
  expect(report).toContain("data/authors/default.mdx is left out: it describes an author.");
});

test("Chirpy's pictures are found in the folder that a text names", async () => {
  const { pictures, report } = await bring("markdown", {
    ...jekyll("![x](pic.svg)", `${HEAD}\nmedia_subpath: /img/a/`),
    "img/a/pic.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "img/b/pic.svg": "no picture",
  });
  expect(pictures).toHaveLength(1);
  expect(report).not.toContain("LOST");
});

test("Chirpy's tabs become pages at their URLs", async () => {
  const { pages } = await bring("markdown", {
    "_config.yml": CHIRPY,
    "_tabs/talks.md": post("Words.", "title: Talks"),
  });
  expect(pages).toMatchObject([{ title: "Talks", path: "talks", published: true }]);
});

test.each([
  ["", "/uses.html"],
  ["permalink: pretty", "/uses"],
])("pages in the root of a Jekyll folder have known URLs: %j", async (config, address) => {
  const { redirects } = await bring("markdown", {
    "_config.yml": config,
    "uses.md": post("Words.", "title: Uses\nlayout: default"),
  });
  expect(redirects).toEqual([address]);
});

test("Bridgetown's home page gets no redirect", async () => {
  const { redirects } = await bring("markdown", {
    "bridgetown.config.yml": "permalink: pretty",
    "src/index.md": post("Words.", "layout: default"),
  });
  expect(redirects).toEqual([]);
});

test("Jekyll's pages with a permalink become pages, except lists that Liquid generates", async () => {
  const { pages, posts } = await bring("markdown", {
    ...jekyll("x", `${HEAD}\nlast-modified-date: 2020-02-02`),
    "talks.md": post("Words.", "title: Talks\nlayout: default\npermalink: /talks/"),
    "all.md": post("{% for x in site.posts %}{% endfor %}", "title: All\npermalink: /all/"),
  });
  expect(pages).toMatchObject([{ path: "talks" }]);
  expect(posts).toMatchObject([
    { slug: "a", revised_at: "2020-02-02T00:00:00+00:00" },
    { slug: "all", published: false },
  ]);
});

test.each([
  ["hugo.toml", ""],
  ["nuxt.config.ts", ""],
  ["config.toml", 'base_url = "https://old.example.net"'],
])("pages beside sections become pages: %s", async (config, said) => {
  const { pages } = await bring("markdown", {
    [config]: said,
    ...hugo("x"),
    "content/talks.md": post("Words.", "title: Talks"),
    "content/page/uses/index.md": post("Words.", "title: Uses\nslug: uses"),
  });
  expect(pages.map(({ path }) => path)).toEqual(["page/uses", "talks"]);
});

test("all pictures of a list except the first are reported", async () => {
  const { report } = await bring("markdown", {
    "data/blog/a.mdx": post("x", `${HEAD}\nimages: [/a.png, /b.png]`),
    "data/blog/b.mdx": post("x", `${HEAD}\nheader:\n  title: No picture`),
    "public/a.png": "",
    "public/b.png": "",
  });
  expect(report).toMatch(/cover: +LOST: \/b\.png are not imported, because only one is kept/);
  expect(report).toMatch(/header: +LOST: title: “No picture” is not imported(?!\n *cover)/);
});

test("what is written above a point of a timeline in Hugo is shown or reported", async () => {
  const tag = '{{< timelineItem header="Head" badge="2020" subheader="Sub" >}}';
  const { posts, report } = await bring("markdown", {
    "content/posts/a.md": `---\ntitle: A\n---\n${tag}\nBody\n{{< /timelineItem >}}`,
  });
  expect(posts[0]?.source).toBe("**Head**\n\nBody");
  expect(report).toMatch(/LOST: badge “2020”/);
  expect(report).toMatch(/LOST: subheader “Sub”/);
});

test("a file in UTF-16 or in a declared encoding is read", () => {
  const xml = Buffer.from('<?xml version="1.0" encoding="windows-1251"?>\xcf\xf0', "latin1");
  expect(textOfExport(xml, "a.xml")).toMatch(/Пр$/);
  const bytes = Buffer.from("\uFEFFÄ\r\nÖ", "utf16le");
  expect(textOfExport(bytes, "a.md")).toBe("Ä\nÖ");
  expect(textOfExport(bytes.swap16(), "a.md")).toBe("Ä\nÖ");
});

test("a file in Windows-1252 is read with a note, and other encodings are not mistaken for it", () => {
  const said: string[] = [];
  const latin = Buffer.from("Eine andere Größe für \x80 5.", "latin1");
  expect(textOfExport(latin, "a.md", (line) => said.push(line))).toBe("Eine andere Größe für € 5.");
  expect(said).toEqual([expect.stringContaining("a.md is not UTF-8, and is read as Windows-1252")]);
  for (const bytes of ["\xcf\xf0\xe8\xe2\xe5\xf2!", "Gr\xc3\xb6\xc3\x9fe, but for a byte: \xe9"])
    expect(() => textOfExport(Buffer.from(bytes, "latin1"), "a.md", () => {})).toThrow(
      "is not UTF-8 text",
    );
});

tryCases("", "markdown", [
  {
    says: "Quarto's cell options are not shown, except a file name, and its old URLs end in .html",
    input: {
      "a.qmd": post(
        "```{r}\n#| echo: false\n#| filename: a.R\n1 + 1\n```\n\n::: {.callout-tip}\nx\n:::",
      ),
    },
    becomes: '```r title="a.R"\n1 + 1\n```\n\n> [!TIP]\n> x',
    reports: ["/a.html leads here", "LOST: what its code makes"],
    silent: /LOST: (?!what its code)/,
  },
  {
    says: "Quarto's frozen results are imported, with the pictures that the code made",
    input: frozen("```{r}\nplot()\n```"),
    becomes: "```r\nplot()\n```\n\n![](/media/x)\n\n<b>z</b>\n\n> [!TIP]\n> y",
    silent: /LOST/,
  },
  {
    says: "Quarto's tables that are drawn with lines become tables",
    input: {
      "a.qmd": post(
        [
          "+-----+-------+\n| A   | B     |\n+:====+:=====:+\n| a   | `b`|c |\n| $x$ | d\\    |\n|     | e     |\n+-----+-------+",
          "+---+\n| a |\n|   |\n| b |\n+---+",
          "+---+---+\n| a | b |\n+   +---+\n|   | c |\n+---+---+",
          "+-------+\n| a     |\n+---+---+\n| b | c |\n+---+---+",
          "```\n+---+\n| a |\n+---+\n```",
        ].join("\n\n"),
      ),
    },
    becomes:
      "| A | B |\n| :--- | :---: |\n| a $x$ | `b`\\|c d<br>e |\n\n<table>\n<tr>\n<td>\n\na\n\nb\n\n</td>\n</tr>\n</table>\n\n+---+---+\n| a | b |\n+   +---+\n|   | c |\n+---+---+\n\n+-------+\n| a     |\n+---+---+\n| b | c |\n+---+---+\n\n```\n+---+\n| a |\n+---+\n```",
  },
  {
    says: "Quarto's frozen results are ignored if the text has changed since",
    input: { ...frozen("```{r}\nplot()\n```"), "n/a.qmd": post("```{r}\nnew()\n```") },
    becomes: "```r\nnew()\n```",
    reports: ["LOST: what its code makes"],
  },
  {
    says: "Quarto's captions, callout titles and superscripts are converted, and its references are reported",
    input: {
      "a.qmd": post(
        '![Cap *b*](https://a.example/a.png){#fig-a fig-alt="Alt"}\n\n::: {.callout-warning collapse="true"}\n## Mind it\n\nx^2^ of H~2~O\n:::\n\n| a |\n|---|\n| 1 |\n\n: Table {#tbl-a}\n\n$$\ne\n$$ {#eq-a}\n\nSee @fig-a and [@knuth84], or me@a.example.',
      ),
    },
    becomes:
      '<figure><img src="/media/a" alt="Alt"><figcaption>Cap <em>b</em></figcaption></figure>\n\n> [!WARNING] Mind it\n> x<sup>2</sup> of H<sub>2</sub>O\n\n| a |\n|---|\n| 1 |\n\nTable\n\n$$\ne\n$$\n\nSee @fig-a and [@knuth84], or me@a.example.',
    reports: [/LOST: @fig-a stays/, /LOST: \[@knuth84\] stays/],
    silent: /me@|fig-alt/,
  },
  {
    says: "the words of Quarto's pictures are kept with quotation marks, in links and in containers, and texts it includes are within",
    input: {
      "posts/a.qmd": post(
        '::: {layout-ncol="2"}\n![Cap](https://a.example/a.png){.border fig-alt="Say \\"hi\\" {x}"}\n:::\n\n[![](https://a.example/a.png){fig-alt="The map"}](https://b.example)\n\n{{< include _part.qmd >}}',
      ),
      "posts/_part.qmd": "Of *others*.",
    },
    becomes: [
      '![Say "hi" {x}](/media/a "Cap")',
      "[![The map](/media/a)](https://b.example)",
      "Of *others*.",
    ],
    silent: /LOST/,
  },
  {
    says: "attributes in Quarto may be in single quotation marks, and those of code may contain ticks",
    input: {
      "a.qmd": post(
        "x\n\n![](https://a.example/a.png){fig-align='center' fig-alt='The \"big\" map' width=9%}\n\n![Cap](https://a.example/a.png){fig-alt='It is'}\n\n```{.r .cell-code code-summary=\"Use `x`\"}\n1\n```\n\ny",
      ),
    },
    becomes: 'x\n\n![The "big" map](/media/a)\n\n![It is](/media/a "Cap")\n\n```r\n1\n```\n\ny',
  },
  {
    says: "all Markdown of a site of Quarto is Pandoc's",
    input: {
      "_quarto.yml": "",
      "notes/a.md": post(
        '![Cap *b*](https://a.example/a.png){fig-alt="Alt"}\n\n<table><tr><td>[x](https://a.example)\n</td></tr></table>',
      ),
    },
    becomes: [
      '<figure><img src="/media/a" alt="Alt"><figcaption>Cap <em>b</em></figcaption></figure>',
      /<td>\s*(?:\[x\]\(https:\/\/a\.example\)|<a href="https:\/\/a\.example">x<\/a>)/,
    ],
    silent: /LOST/,
  },
  {
    says: "values of Pelican between hyphens are what is on their lines, which need not be YAML",
    input: {
      "pelicanconf.py": "SITENAME = 'x'\nPATH = 'content'\n",
      "content/a.md": post("x", "title: A: b\ndate: 2020-01-01\ntags: [c] d, e\nsummary: @f"),
    },
    becomes: "x",
    reports: ["“A: b” → /blog/a-b, published 2020-01-01", "tags:        [c] d, e"],
    silent: /LOST|YAML/,
  },
  {
    says: "lines of Pelican that are no fields are reported",
    input: {
      "pelicanconf.py": "SITENAME = 'x'\nPATH = 'content'\n",
      "content/a.md": post("x", "title: A: b\ndate: 2020-01-01\n!! c"),
    },
    reports: ["is imported as a draft: its front matter is not YAML"],
  },
  {
    says: "texts that Hexo's themes fold stay folded, without their colours",
    input: {
      "_config.yml": "title: x",
      "scaffolds/post.md": "",
      "source/_posts/a.md": post(
        "{% folding cyan open, 题解 %}\n**a**\n{% endfolding %}\n\n{% folding red , 代码 %}\nb\n{% endfolding %}\n\n{% folding 标题 open:true color:yellow %}\nc\n{% endfolding %}",
      ),
    },
    becomes:
      "<details>\n<summary>题解</summary>\n\n**a**\n\n</details>\n\n<details>\n<summary>代码</summary>\n\nb\n\n</details>\n\n<details>\n<summary>标题</summary>\n\nc\n\n</details>",
    silent: /LOST/,
  },
  {
    says: "Octopress' variable for the root is the root",
    input: jekyll("[x]({{ root_url }}/b/) {{root_url}}/c"),
    becomes: "[x](/b/) /c",
  },
  {
    says: "Markdown of Hakyll is Pandoc's, without templates and wiki links",
    input: {
      "site.hs":
        'import           Hakyll\nmain = hakyll $ match "posts/*" $ route $ setExtension "html"\n',
      "posts/2020-01-01-a.md": post(
        "<div>\n[x](https://a.example)\n</div>\n\n+----+----+\n| A  | B  |\n+:==:+:===+\n| {{c}} | d |\n+----+----+\n\n+---+---+\n| A | B |\n+:==+==:+\n| 1 | 2 |\n+---+---+\n\n%%y%% a[[1]]",
        "title: A",
      ),
    },
    becomes: [
      /<div>\s*(?:\[x\]\(https:\/\/a\.example\)|<a href="https:\/\/a\.example">x<\/a>)/,
      "| A | B |\n| :--- | ---: |\n| 1 | 2 |",
      "{{c}}",
      "%%y%% a[[1]]",
    ],
    reports: ["redirect:    /posts/2020-01-01-a.html leads here"],
    silent: /LOST/,
  },
  {
    says: "URLs of Hakyll are folders where its program says so",
    input: {
      "app/Site.hs": 'import Hakyll\nniceRoute = customRoute (\\x -> name x </> "index.html")\n',
      "posts/2020-01-01-a.md": post("x", "title: A"),
    },
    reports: ["redirect:    /posts/2020-01-01-a leads here"],
  },
  {
    says: "URLs of Hakyll's own routes are not guessed",
    input: {
      "Fields.hs": "import Hakyll\n",
      "site.hs": 'import Hakyll\nmain = hakyll $ route $ customRoute $ dropPrefix "text/"\n',
      "posts/2020-01-01-a.md": post("x", "title: A"),
    },
    reports: ["The old URL of 1 article cannot be worked out"],
    silent: /leads here/,
  },
  {
    says: "Quarto's Markdown within an element on one line is Markdown",
    input: {
      "a.qmd": post(
        '<ul>\n    <li>**a**</li>\n    <li>b</li>\n</ul>\n\n<div align="right">*c* [d](https://a.example)</div>\n\n<table>\n<tr><td>x * y</td></tr>\n</table>',
      ),
    },
    becomes:
      '<ul>\n    <li><strong>a</strong></li>\n    <li>b</li>\n</ul>\n\n<div align="right"><em>c</em> <a href="https://a.example">d</a></div>\n\n<table>\n<tr><td>x * y</td></tr>\n</table>',
  },
  {
    says: "Quarto's Markdown within elements is Markdown",
    input: { "a.qmd": post("<aside>\n```r\n1\n```\n</aside>\n\nx") },
    becomes: "<aside>\n\n```r\n1\n```\n\n</aside>\n\nx",
  },
  {
    says: "mdsvex is read like MDX, without its script and style",
    input: mdsvex("a.svx"),
    becomes: "> [!NOTE]\n> **x**\n\n```svelte\n<script>\n</script>\n<A {b} />\n```",
    silent: /LOST/,
  },
  {
    says: "a Markdown file with a Svelte script and style is read as mdsvex",
    input: mdsvex("a.md"),
    becomes: "> [!NOTE]\n> **x**\n\n```svelte\n<script>\n</script>\n<A {b} />\n```",
    silent: /LOST/,
  },
  {
    says: "a Vue script is not taken for mdsvex",
    input: {
      "a.md": post(
        "<script>\nimport A from './A.vue'\nexport default { components: { A } }\n</script>\n\nUse {name}.",
      ),
    },
    becomes:
      "<script>\nimport A from './A.vue'\nexport default { components: { A } }\n</script>\n\nUse {name}.",
  },
]);

tryCases("", "markdown", [
  {
    says: "what Jekyll includes from other files is text, with its options and its own includes",
    input: {
      ...jekyll(
        '- {% include part.md who="World" %}\n\n{% include a.svg %}\n\n{% include_relative more.md %}\n\n{% include made.html %}\n\n{% include slides.html type="speakerdeck" id="4f0c" %}\n\n```\n{% include part.md %}\n```',
      ),
      "_includes/part.md": "---\nx: y\n---\nHello **{{ include.who }}**\n\n```js\n1\n```\n",
      "_includes/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "_includes/made.html": "{% for post in site.posts %}x{% endfor %}",
      "_includes/slides.html": "{% if include.type %}x{% endif %}",
      "_includes/own.md": "own {% include own.md %}",
      "_posts/more.md": "More {% include own.md %}",
    },
    becomes: [
      '- Hello **World**\n\n  ```js\n  1\n  ```\n\n<img src="/media/',
      "More own {% include own.md %}",
      "{% include made.html %}",
      "<https://speakerdeck.com/player/4f0c>",
      "```\n{% include part.md %}\n```",
    ],
    reports: ["LOST: {% include made.html %} stays as it is written"],
  },
  {
    says: "code about Jekyll's includes, files of a theme, hidden files and values of variables stay as they are",
    input: {
      ...jekyll(
        "{% raw %}{% include a.html %}{% endraw %} `{% include a.html %}`\n\n- ```\n  {% include a.html %}\n  ```\n\n{% include author-bio.html %}\n\n{% include b.html t=page.title %}\n\n{% include ../.env.txt %}\n\n{% include c.html %}",
      ),
      "_includes/a.html": "HELLO",
      "_includes/author-bio.html": "BIO",
      "_includes/b.html": "<b>{{ include.t }}</b>",
      ".env.txt": "SECRET",
      "other/c.html": "ANOTHER",
    },
    becomes: [
      "{% include a.html %} `{% include a.html %}`\n\n- ```\n  {% include a.html %}\n  ```",
      "{% include author-bio.html %}\n\n{% include b.html t=page.title %}\n\n{% include ../.env.txt %}\n\n{% include c.html %}",
    ],
    lacks: /HELLO|BIO|SECRET|ANOTHER/,
  },
  {
    says: "an article in two languages, each a file that Jekyll captures",
    input: {
      ...jekyll(
        '<div class="en">\n    {% capture en %}{% include a/en.md %}{% endcapture %}\n    {{ en | markdownify }}\n</div>\n\nEnd',
      ),
      "_includes/a/en.md": "One\n\n```js\n1\n```\n",
    },
    becomes: '<div class="en">\n\nOne\n\n```js\n1\n```\n\n</div>\n\nEnd',
  },
  {
    says: "captured texts that are more than printed stay",
    input: jekyll(
      "{% capture a %}bee{% endcapture %}{{ a | upcase }}\n\n{% capture b %}see {{ a }}{% endcapture %}{{ b }}",
    ),
    becomes: ["{% capture a %}bee{% endcapture %}{{ a | upcase }}"],
  },
  {
    says: "accents in names of files may be written as characters of their own, as on Macs",
    input: {
      "posts/a.md": post(
        "[b](../Caf\u00e9/b.md) [c](Cre\u0300me) ![x](../Caf\u00e9/\u00e9.png) ![y](/caf%C3%A9/e%CC%81t%C3%A9.png)\n\n<!--@include: ../Caf\u00e9/\u00e0.txt-->",
      ),
      "Cafe\u0301/b.md": post("x"),
      "posts/Cr\u00e8me.md": post("x"),
      "Cafe\u0301/e\u0301.png": "",
      "deep/Caf\u00e9/\u00e9te\u0301.png": "",
      "Cafe\u0301/a\u0300.txt": "Included.",
    },
    becomes: ["[b](/blog/b) [c](/blog/creme) ![x](/media/", "![y](/media/", "Included."],
    silent: /LOST/,
  },
  {
    says: "links of ikiwiki have their label first, and directives that show something stay and are reported",
    input: {
      "posts/a.mdwn":
        '[[!meta title="A" sortas="B"]]\nSee [[the other|posts/b]] and [[b]].\n\n[[!inline pages="posts/*" show=9]]\n\nSo `[[!tag x]]`.',
      "posts/b.mdwn": '[[!meta title="B"]]\nx',
    },
    becomes: [
      /^See \[the other\]\(\/blog\/b\) and \[b\]\(\/blog\/b\)\.\n\n.*!inline/,
      "So `[[!tag x]]`.",
    ],
    reports: ['LOST: [[!inline pages="posts/*" show=9]] stays', /meta sortas: *LOST: “B”/],
    silent: /toc|LOST: .*tag/,
  },
  {
    says: "MDX contains the texts that it imports, each from its own folder",
    input: {
      "blog/a/index.mdx": post(
        'import Part from "./_part.mdx";\nimport Other from "@site/docs/_other.md";\n\nA\n\n<Part />\n\nB\n\n<Other/>',
      ),
      "blog/a/_part.mdx": "Part **text** {props.name}\n",
      "blog/b/_part.mdx": "another\n",
      "docs/_other.md": "---\nx: y\n---\nOther *text*\n",
      "docusaurus.config.js": "",
    },
    becomes: ["A\n\nPart **text**\n\nB\n\nOther *text*"],
    reports: ["LOST: {props.name} means nothing here"],
    silent: /<Part>|<Other>/,
  },
  {
    says: "what VitePress and MkDocs include from other files is text",
    input: {
      "docs/a.md": post(
        'A\n\n<!-- @include: ./parts/b.md -->\n\n--8<-- "parts/c.md"\n\n--8<-- "parts/d.md"',
      ),
      "docs/parts/b.md": "B *b*",
      "parts/c.md": "C",
    },
    becomes: ["A\n\nB *b*\n\nC\n\n--8<--"],
    reports: ["LOST: the text of parts/d.md is not within it"],
  },
  {
    says: "what Liquid captures is where it is printed, unless a program decides about it",
    input: jekyll(
      '{% capture notice-2 %}\n#### New\n\n* a\n\n```js\n1\n```\n{% endcapture %}\n\n<div class="notice">\n    {{ notice-2 | markdownify }}\n</div>\n\n{% capture b %}bee{% endcapture %}A {{ b }}.',
    ),
    becomes: '<div class="notice">\n\n#### New\n\n* a\n\n```js\n1\n```\n\n</div>\n\nA bee.',
    silent: /LOST/,
  },
  {
    says: "what Liquid captures within a condition stays",
    input: jekyll("{% if site.x %}{% capture a %}b{% endcapture %}{% endif %}{{ a }}"),
    becomes: ["{% capture a %}b{% endcapture %}"],
    reports: ["LOST: {% capture %} stays as it is written"],
  },
  {
    says: "Markdown within a link or a span that begins on a line of its own is Markdown",
    input: jekyll(
      '<a href="https://a.example">\n![x](https://a.example/a.png)\n</a>\n\n<span class="y">\n*x* y\n</span>\n\n<span>\n<div>\n*z*\n</div>\n</span>',
    ),
    becomes:
      '<a href="https://a.example">![x](/media/a)\n</a>\n\n<span class="y">*x* y\n</span>\n\n<span>\n<div>\n*z*\n</div>\n</span>',
  },
  {
    says: "Nuxt's buttons are links with their labels",
    input: {
      "content/blog/a.md": post(
        ':u-button{icon="i" to="https://a.example/a.pdf" label="Get A"}\n:u-button{to="https://a.example/b.pdf" title="Get B"}',
      ),
      "nuxt.config.ts": "",
    },
    becomes: "[Get A](https://a.example/a.pdf)\n[Get B](https://a.example/b.pdf)",
    silent: /LOST/,
  },
  {
    says: "a wiki's link with a label is text where no note has its name",
    input: hugo(
      "[[thoughts/play|playing]] [[table]] [[1|2]] a[[i|j]] [[File:x|thumb|right]] [[https://a.example|A]]",
    ),
    becomes: "playing [[table]] [[1|2]] a[[i|j]] [[File:x|thumb|right]] [A](https://a.example)",
    reports: ["[[thoughts/play|playing]] has no target here"],
  },
  {
    says: "a tag that ends code may repeat what the code is",
    input: jekyll("{% highlight r %}\n1\n{% endhighlight r %}\n\nx"),
    becomes: "```r\n1\n```\n\nx",
  },
  {
    says: "repeated attributes and a file name below its code are read",
    input: jekyll(
      '[x](https://a.example){:target="_blank"}{:rel="noopener"} y\n\n```sh\nls\n```\n{: file="a.sh" }',
    ),
    becomes: '[x](https://a.example) y\n\n```sh title="a.sh"\nls\n```',
    silent: /LOST/,
  },
  {
    says: "links to texts work after the site's URL and with a fragment",
    input: {
      "_posts/2020-01-02-b.md": post("x", "title: B"),
      ...jekyll(
        '[x]({{ site.baseurl }}{% post_url 2020-01-02-b %}#part) [y](https://a.example{% link _posts/2020-01-02-b.md %}) <a href="{{site.url}}{% post_url 2020-01-02-b %}#part">z</a> [s]( {% post_url 2020-01-02-b %}#part )\n\n[r]: {{ site.baseurl }}{% post_url 2020-01-02-b %}#part',
      ),
    },
    becomes: [
      '[x](/blog/b#part) [y](/blog/b) <a href="/blog/b#part">z</a> [s](/blog/b#part)\n\n[r]: /blog/b#part',
    ],
    silent: /LOST/,
  },
  {
    says: "a note from an include contains only the content of its parameters",
    input: jekyll('{% include note.html content="One" %}\n{% include tip.html content="Two" %}\nx'),
    becomes: "> [!NOTE]\n> One\n\n> [!TIP]\n> Two\n\nx",
  },
  {
    says: "includes that only the old site has are reported",
    input: jekyll('{% include newsletter.html text="lost" %}'),
    reports: ["LOST: {% include newsletter.html %}"],
  },
  {
    says: "formulas in HTML blocks become maths, and prices in them stay",
    input: jekyll(
      "<div>\n$$\n  a_1\n$$\n</div>\n\n<p>$b_1$</p>\n\n- x\n\n  <div>\\(c_1\\)</div>\n\n<div>$5 or $6</div>",
    ),
    becomes:
      "<div>\n\n$$\na_1\n$$\n\n</div>\n\n$b_1$\n\n- x\n\n  <div>\n\n  $c_1$\n\n  </div>\n\n<div>$5 or $6</div>",
  },
  {
    says: "a rule below a block tag stays a rule",
    input: jekyll("{% figure %}\n*a*\n*b*\n{% endfigure %}\n---\nx"),
    becomes: "*a*\n*b*\n\n---\nx",
  },
  {
    says: "VuePress' URL helper and page variables are resolved",
    input: article(
      '<img :src="$withBase(\'/a.png\')" alt="b"> {{ $frontmatter.title }} {{ title }}',
    ),
    becomes: '<img src="/a.png" alt="b"> A A',
  },
  {
    says: "groups of code in VuePress and Nuxt keep their titles",
    input: article(
      '<CodeGroup>\n  <CodeGroupItem title="npm" active>\n\n```sh\nnpm i\n```\n\n  </CodeGroupItem>\n</CodeGroup>\n\n<code-group>\n<code-block label="Yarn">\n\n```sh\nyarn\n```\n\n</code-block>\n</code-group>',
    ),
    becomes: "**npm**\n\n```sh\nnpm i\n```\n\n**Yarn**\n\n```sh\nyarn\n```",
    silent: /LOST/,
  },
  {
    says: "remarks of HTML and ends of void elements are read in MDX",
    input: mdx('x\n\n<!-- truncate -->\n\n<img src="https://a.example/a.png"></img>\n\n<B>y</B>'),
    becomes: "x\n\n![](/media/a)\n\ny",
    silent: /LOST: (?!<B>)/,
  },
  {
    says: "components of pictures are pictures in either spelling",
    input: article(
      '<nuxt-img src="https://a.example/a.png" alt="x" />\n\n<g-image src="https://a.example/a.png"></g-image>\n\n<NuxtImg src="https://a.example/a.png" />',
    ),
    becomes: '<img src="/media/a" alt="x" />\n\n<img src="/media/a">\n\n<img src="/media/a" />',
    silent: /LOST/,
  },
  {
    says: "the beginnings of a notebook's cells are no text in MyST",
    input: article(
      '+++ {"editable": true, "slideshow": {"slide_type": ""}}\n\n# One\n\nx\n\n+++\n\ny',
    ),
    becomes: "# One\n\nx\n\ny",
  },
  {
    says: "MyST's directives, roles and labels are converted, and what its system makes of others is reported",
    input: {
      "posts/a.md": post(
        [
          ":::{admonition} Mind *this*\n:class: tip\n\nWords\n:::",
          "```{warning}\nHot\n```",
          "````{note}\n```sh\nls\n```\n````",
          ":::{figure} https://a.example/a.png\n:width: 9px\n:alt: Alt\n:name: fig-a\nSaid\n:::",
          "```{code-block} python\n---\ncaption: a.py\n---\n1\n```",
          "::::{grid} 2\n:::{card} Card\n:link: https://a.example\nIn it\n:::\n:::{card} Two\nIn it\n:::\n::::",
          "(part)=\n## Part",
          "H{sub}`2`O, {ref}`there <part>`, {math}`x`, ``{ref}`x` ``, {cite}`knuth`\n\n> :::{tip}\n> x\n> :::",
          "% remark\n```{toctree}\na\n```",
          "```md\n:::{note}\n:::\n```",
          "```latex\n% a\n\n(b)=\n{sub}`2`\n```",
          "```{python}\n2\n```",
          ":::{socialpost} https://b.example\nText\n:::",
        ].join("\n\n"),
      ),
      "a.png": "",
    },
    becomes: [
      "> [!TIP] Mind *this*\n> Words\n\n> [!WARNING]\n> Hot\n\n> [!NOTE]\n> ```sh\n> ls\n> ```",
      '![Alt](/media/a "Said")',
      '```python title="a.py"\n1\n```\n\n**[Card](https://a.example)**\n\nIn it\n\n**Two**\n\nIn it',
      "## Part\n\nH<sub>2</sub>O, [there](#part), $x$, ``{ref}`x` ``, {cite}`knuth`\n\n> :::{tip}\n> x\n> :::\n\n```md\n:::{note}\n:::\n```\n\n```latex\n% a\n\n(b)=\n{sub}`2`\n```",
      "2\n```\n\nText",
    ],
    reports: [
      "LOST: {cite}`knuth` stays",
      "LOST: > :::{tip} stays",
      "LOST: {toctree} is left out",
      "LOST: what {socialpost} is for does not come",
    ],
    lacks: /remark|:::\{f|:class:/,
  },
  {
    says: "a percent sign at the beginning of a line is kept beside a diagram of Quarto",
    input: article("% of all\n\n```{mermaid}\na\n```"),
    becomes: "% of all\n\n```mermaid\na\n```",
  },
  {
    says: "code in tildes after a title is not JBake's front matter",
    input: { "_posts/2020-01-01-a.md": "# Title\n\n~~~~\ntype = code\n~~~~\n\nWords" },
    becomes: "~~~~\ntype = code\n~~~~\n\nWords",
  },
  {
    says: "Docusaurus' URL helper is resolved",
    input: mdx('<img src={useBaseUrl("https://a.example/a.png")} alt="b" />'),
    becomes: "![b](/media/a)",
    silent: /LOST/,
  },
  {
    says: "Nikola's thumbnails without content become pictures",
    input: article('{{% thumbnail "https://a.example/a.png" %}}{{% /thumbnail %}}'),
    becomes: "![](/media/a)",
    silent: /LOST/,
  },
  {
    says: "marked lines are kept beside a code title",
    input: article('```py title="a.py" hl_lines="1 2"\nx\n```'),
    becomes: '```py title="a.py" {1,2}\nx\n```',
  },
  {
    says: "Svelte's blocks are reported",
    input: article("{#if x}\na {@html y} `{#each z}`\n{/if}"),
    becomes: "{#if x}\na {@html y} `{#each z}`\n{/if}",
    reports: ["LOST: {#if x} stays", "LOST: {@html y} stays"],
    silent: /each/,
  },
  {
    says: "links to parts of another text by the words of a heading work",
    input: {
      "posts/a.md": post("[x](b.md#Part%20two) [y](<b.md#Part two>)"),
      "posts/b.md": post("## Part two\n\ny", "title: B\ndate: 2020-01-02"),
    },
    becomes: ["[x](/blog/b#part-two) [y](</blog/b#part-two>)"],
  },
  {
    says: "beside a wiki link to another text, those that lead nowhere become their text",
    input: {
      "content/posts/a.md": post("[[b|One]], [[gone]] and [[notes/two|two]]"),
      "content/posts/b.md": post("y [[1]]", "title: B\ndate: 2020-01-02"),
      "hugo.toml": "",
    },
    becomes: ["[One](/blog/b), gone and two", "y [[1]]"],
    reports: ["LOST: [[gone]] has no target here", "LOST: [[notes/two|two]] has no target here"],
  },
  {
    says: "kramdown's escaped inline formulas become maths",
    input: jekyll("1. \\$$ a_1 $$\n2. x"),
    becomes: "1. $a_1$\n2. x",
  },
  {
    says: "formulas with spaces within their dollars become maths, and prices and commands stay",
    input: jekyll(
      "从 $ N_1 $，$ a \\lt b $である, $ n $ 和 $ f(x) - 1 $，$ p$. $ 5 and $ 6, 5 $ + 6 $, $ cd my_dir $ ls, $ ./my_script, then $ exit, $f(x)$ = $|y|$, $ 5 a $ 6, R$ 7 e R$ 8, $ 1 k or $ 2 k",
    ),
    becomes:
      "从 $N_1$，$a \\lt b$である, $n$ 和 $f(x) - 1$，$p$. $ 5 and $ 6, 5 $ + 6 $, $ cd my_dir $ ls, $ ./my_script, then $ exit, $f(x)$ = $|y|$, $ 5 a $ 6, R$ 7 e R$ 8, $ 1 k or $ 2 k",
  },
  {
    says: "shortcodes around formulas with their own delimiters are removed",
    input: hugo("{{< math >}}\n$$\na^2\n$$\n{{< /math >}}\n\n{{< katex >}}$b_1${{< /katex >}}"),
    becomes: "$$\na^2\n$$\n\n$b_1$",
  },
  {
    says: "a shortcode on a line of its own becomes a paragraph, except within HTML",
    input: hugo(
      'See\n{{< youtube abc >}}\n{{< vimeo 123 >}}\nand\n\n<div>\n{{< youtube def >}}\n</div>\n\n{{< figure src="https://a.example/a.jpg" caption="C" >}}\n{{< figure src="https://a.example/b.jpg" caption="D" >}}',
    ),
    becomes:
      'See\n\n<https://www.youtube.com/watch?v=abc>\n\n<https://vimeo.com/123>\n\nand\n\n<div>\n<a href="https://www.youtube.com/watch?v=def">https://www.youtube.com/watch?v=def</a>\n</div>\n\n![C](/media/a "C")\n\n![D](/media/b "D")',
  },
  {
    says: "frames on consecutive lines become paragraphs",
    input: jekyll(
      'x\n<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\n<iframe src="https://player.vimeo.com/video/123"></iframe>\ny',
    ),
    becomes:
      'x\n\n<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>\n\n<a href="https://vimeo.com/123">https://vimeo.com/123</a>\n\ny',
  },
  {
    says: "a reference outside a link becomes a link, and details keep their title",
    input: {
      ...hugo(
        'See {{< ref "b" >}} and [b]({{< ref "b" >}}).\n\n{{< details "More of it" open >}}\nx\n{{< /details >}}',
      ),
      "content/posts/b.md": post("x"),
    },
    becomes: ["See [/blog/b](/blog/b) and [b](/blog/b).", "<summary>More of it</summary>"],
  },
  {
    says: "Jekyll's links to files work, and text filters are reported",
    input: {
      ...jekyll('[x]({% link assets/a.pdf %}) {{ "now" | date: "%Y" }}'),
      "_config.yml": "url: https://a.example",
    },
    becomes: '[x](https://a.example/assets/a.pdf) {{ "now" | date: "%Y" }}',
    reports: [/LOST: \{\{ "now"/],
  },
  {
    says: "any number of comments before the first heading is read quickly",
    input: { "a.md": post(`${"<!-- a -->\n".repeat(50)}\n# A\n\nx`) },
    becomes: [/<!-- a -->\n+x$/],
    lacks: /# A/,
  },
  {
    says: "a tag below many lines is read quickly",
    input: hugo(`${"a\n".repeat(2000)}{{< youtube abc >}}\nb`),
    becomes: [/\n\n<https:\/\/www\.youtube\.com\/watch\?v=abc>\n\nb$/],
  },
  {
    says: "CodePen's embed code becomes a link",
    input: jekyll(
      'x\n\n<p class="codepen" data-slug-hash="abC" data-user="ann"><span>See <a href="https://codepen.io/ann/pen/abC">it</a></span></p>\n<script async src="https://cpwebassets.codepen.io/assets/embed/ei.js"></script>',
    ),
    becomes: 'x\n\n<a href="https://codepen.io/ann/pen/abC">https://codepen.io/ann/pen/abC</a>',
    silent: /LOST/,
  },
  {
    says: "callouts keep their titles where every line break is shown",
    input: { "a.md": post("> [!tip] Look\n> one\n> two"), ".obsidian/app.json": "{}" },
    becomes: "> [!tip] Look\n> one\\\n> two",
  },
  {
    says: "NexT's diagrams keep their first line",
    input: {
      "_config.yml": "",
      "source/_posts/a.md": post("{% mermaid graph TD %}\nA-->B\n{% endmermaid %}"),
    },
    becomes: "```mermaid\ngraph TD\nA-->B\n```",
  },
  {
    says: "comments that mark lines of code become marks",
    input: {
      "blog/a.md": post(
        '```js\n// highlight-next-line\na\n// highlight-start\nb\nc\n// highlight-end\nd // highlight-line\n```\n\n```ts title="a.ts"\na // [!code ++]\nb // [!code --]\n# [!code focus:2]\nc\nd <!-- [!code highlight] -->\n```\n\n```\nx // [!code ++]\n```',
      ),
    },
    becomes:
      '```js {1,2,3,4}\na\nb\nc\nd\n```\n\n```ts title="a.ts" ins={1} del={2} {3,4,4}\na\nb\nc\nd\n```\n\n```text ins={1}\nx\n```',
  },
  {
    says: "Zola's escaped shortcodes, formulas and links to lists are converted",
    input: {
      "config.toml": 'base_url = "https://a.example"',
      "content/blog/_index.md": "+++\n+++\n",
      "content/blog/a.md": post(
        '{%/* quote(author="Ann") */%}\nx\n{%/* end */%}\n\n{% katex(block=true) %}a^2{% end %}\n\n[all](@/blog/_index.md)',
      ),
    },
    becomes:
      '{% quote(author="Ann") %}\nx\n{% end %}\n\n$$\na^2\n$$\n\n[all](https://a.example/blog/)',
  },
  {
    says: "components on consecutive lines, in lists and beside text are converted",
    input: mdx(
      'See\n<Callout>\n**a**\n</Callout>\nand\n\n<Tabs>\n  <TabItem label="One">1</TabItem>\n  <TabItem label="Two">2</TabItem>\n</Tabs>\n\n- x\n\n  <Callout>\n  y\n  </Callout>\n- z\n\n<YouTube id="abc" />\n<TweetEmbed id="123456789" />',
    ),
    becomes:
      "See\n\n> [!NOTE]\n> **a**\n\nand\n\n**One**\n\n1\n\n**Two**\n\n2\n\n- x\n\n  > [!NOTE]\n  > y\n- z\n\n<https://www.youtube.com/watch?v=abc>\n\n<https://twitter.com/i/status/123456789>",
    silent: /LOST/,
  },
  {
    says: "MDX 1 syntax and pictures in HTML paragraphs are read",
    input: mdx(
      '<details><summary>More</summary>\n\n*a*\n\n</details>\n\n<p align="center">\n  <img src="https://a.example/a.jpg" alt="x" />\n</p>\n\n<figcaption>*b*</figcaption>',
    ),
    becomes: [
      "![x](/media/a)\n\n<figcaption>\n\n*b*\n\n</figcaption>",
      "<summary>More</summary>\n\n*a*",
    ],
    silent: /LOST/,
  },
  {
    says: "Markdoc's tags and ids, and what it computes is named",
    input: {
      "src/content/posts/a.mdoc": post(
        'See [below](#own).\n\n## B {% .wide #own %}\n\n```md\n## C {% #code %}\n```\n\n![a](/x.png) {% #pic %}\n\nText {% .lead %}\n\n{% callout type="warning" title="T" %}\n**x**\n{% /callout %}\n\nHi {% $user %}',
      ),
    },
    becomes: [
      "## C {% #code %}\n",
      "Text\n\n> [!WARNING] T\n> **x**\n\nHi {% $user %}",
      /\[below\]\(#(own|b)\)/,
    ],
    reports: [
      "LOST: {% $user %} stays as it is written",
      "LOST: {% .lead %} is left out",
      "LOST: {% #pic %} is left out",
      "LOST: the class of {% .wide #own %} is left out",
    ],
    lacks: /#own %|\.lead|#pic/,
    silent: /#own leads to no part/,
  },
  {
    says: "divisions within divisions of as many colons",
    input: {
      "n/a.qmd": post(
        "::: {.grid}\n::: {.g-col-6}\nx\n:::\n::: {.g-col-6}\ny\n:::\n:::\n\n:::{layout-ncol=2}\nz\n:::",
      ),
    },
    becomes: ["x", "y", "z"],
    lacks: /:::/,
  },
  {
    says: "what Obsidian's digital garden publishes, with the fields of the note",
    input: {
      "src/site/notes/a.md": post(
        "[[Notes/B\\|the b]]",
        '"dg-publish": true\ndg-path: a.md\ndg-note-properties: {"title":"A","created":"2020-01-01","tags":["own"]}',
      ),
      ".eleventy.js": "",
    },
    becomes: "the b",
    reports: ["published 2020-01-01", "own", "has no target here"],
    silent: /dg-/,
  },
]);
