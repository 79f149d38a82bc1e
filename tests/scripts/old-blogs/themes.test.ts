import { expect, test } from "vitest";
import { bring, type Input } from "./bring.ts";
import { post } from "./given.ts";

// Habits of themes and of sites in other languages.

const HEAD = "title: A\ndate: 2020-01-20";

test.each<[says: string, input: Input, redirects: string[]]>([
  [
    "Jekyll puts hyphens for blanks and most punctuation in names",
    {
      "_config.yml": "",
      "_posts/2020-01-20-Two words，是什么？.md": post("x", HEAD),
      "_posts/2020-01-20-B_c.md": post("x", `${HEAD}\npermalink: /:year/:slug/`),
      "B_c.md": post("x", "title: Raw\nlayout: page"),
    },
    ["/2020/01/20/Two-words-是什么.html", "/2020/b-c", "/B_c.html"],
  ],
  [
    "Octopress leaves names as they are",
    {
      "_config.yml": "source: source\npermalink: /:year/:title/",
      Rakefile: "",
      "source/_posts/2020-01-20-a_--_b-.md": post("x", HEAD),
    },
    ["/2020/a_--_b-"],
  ],
  [
    "Eleventy's URLs are known whatever the links of headings are called",
    {
      "eleventy.config.js":
        "md.use(anchor, { permalink: markdownItAnchor.permalink.headerLink(), x: { permalink: true } });",
      "notes/a.md": post("x", HEAD),
    },
    ["/notes/a"],
  ],
  [
    "Jekyll's importer of Blogger keeps the former URL",
    {
      "_posts/2020-01-20-a.md": post(
        "x",
        `${HEAD}\nblogger_orig_url: http://old.example/2019/12/a.html`,
      ),
    },
    ["/2019/12/a.html", "/2020/01/20/a.html"],
  ],
])("%s", async (_, input, redirects) => {
  expect((await bring("markdown", input)).redirects).toEqual(redirects);
});

test("it is said if old URLs cannot be worked out", async () => {
  const { redirects, report } = await bring("markdown", {
    "eleventy.config.js": "data.add({ permalink: (page) => page.slug });",
    "notes/a.md": post("x", HEAD),
    "notes/b.md": post("x", HEAD.replace("A", "B")),
  });
  expect(redirects).toEqual([]);
  expect(report).toContain("The old URLs of 2 articles cannot be worked out from the files");
  const plain = await bring("markdown", { "notes/a.md": post("x", HEAD) });
  expect(plain.report).not.toContain("cannot be worked out");
});

test("pages without a text of their own, and lists by a template, are not published", async () => {
  const { pages, posts, report, faults } = await bring("markdown", {
    "_config.yml": "collections: { tabs: { output: true } }",
    "_tabs/off.md": "<!-- ---\nlayout: archives\n--- -->",
    "_tabs/categories.md": post("", "layout: categories\nicon: x"),
    "b.md": post("<!-- nothing -->", "layout: Archives\ntitle: B"),
    "notes/index.md": post("<!-- nothing -->", "title: C"),
    "d.md": post(
      "{%- for post in site.posts -%}{{ post.title }}{% endfor %}",
      "layout: page\ntitle: D\npublished: true",
    ),
    "e.md": post("`{% for x %}` {% raw %}{% for y %}{% endraw %}", "layout: page\ntitle: E"),
    "_posts/2020-01-20-a.md": post("x{% for a in b %}y{% endfor %}", HEAD),
    "_posts/2020-01-20-f.md": post("", "layout: post\ntitle: F"),
  });
  expect(faults).toBe(0);
  expect(report.match(/has no text, as a page that lists others/g)).toHaveLength(3);
  expect(report).toContain("_tabs/off.md is left out: all of it is a remark.");
  expect(report).toContain("lists others by a template, so it is imported as a draft");
  expect(pages).toMatchObject([
    { path: "d", published: false },
    { path: "e", published: true },
  ]);
  expect(posts).toMatchObject([
    { slug: "a", published: true },
    { slug: "f", published: false },
  ]);
});

test.each([
  ["content/posts/a/index.md", "---\ntitle: A\ndate: 2020-01-01\ncover: a.png\n---\n", true],
  ["content/posts/a/index.md", '+++\ntitle = "A"\ndate = 2020-01-01\n+++\n', true],
  ["blog/2020-01-01-a/index.md", "---\ntitle: A\ncover: a.png\n---\n", true],
  ["content/posts/a/index.md", "---\ntitle: A\ncover: a.png\n---\n", false],
  ["content/posts/a/index.md", "---\ntitle: A\npublished: true\n---\n", false],
  ["content/page/archives/index.md", "---\nlayout: archives\ndate: 2022-03-06\n---\n", false],
  // Hugo and Hexo write a date into every new file.
  ["content/posts/_index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["content/posts/_index.de.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["content/index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["content/links/index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["content/page/links/index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["source/categories/index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", false],
  ["source/_posts/a/index.md", "---\ntitle: A\ndate: 2020-01-01\n---\n", true],
])("what has no words is an article if it has a date: %s %j", async (name, text, isArticle) => {
  const isHexo = name.startsWith("source/");
  const folder = isHexo ? "source/_posts" : "content/posts";
  const { posts, report } = await bring("markdown", {
    [name]: text,
    [name.replace(/[^/]+$/, "a.png")]: "",
    [`${folder}/b.md`]: post("x", "title: B"),
    [`${folder}/c.md`]: post("x", "title: C"),
    ...(isHexo && { "_config.yml": "", "scaffolds/post.md": "" }),
  });
  expect(posts.filter(({ title }) => title === "A")).toHaveLength(isArticle ? 1 : 0);
  expect(report.includes("no text, as a page that lists others")).toBe(!isArticle);
  const shown = posts.filter(({ source }) => source?.startsWith("![](/storage"));
  expect(shown).toHaveLength(isArticle && text.includes("cover") ? 1 : 0);
});

test("Hugo's pages are no articles, even with a date", async () => {
  const { pages, posts } = await bring("markdown", {
    "hugo.toml": "",
    "content/page/me/index.md": post("Me.", HEAD),
    "content/en/pages/uses.md": post("Uses.", HEAD),
    "content/posts/pages/a.md": post("x", HEAD),
  });
  expect(pages).toMatchObject([{ path: "uses" }, { path: "page/me" }]);
  expect(posts).toMatchObject([{ slug: "a" }]);
});

test("a template beside Astro's configuration is a draft", async () => {
  const { posts } = await bring("markdown", {
    "astro.config.mjs": "export default {};",
    "DRAFT.md": post("x", HEAD),
    "src/content/blog/a.md": post("x", HEAD),
  });
  expect(posts).toMatchObject([
    { slug: "draft", published: false },
    { slug: "a", published: true },
  ]);
});

test("what themes call a cover, a part of a series and a change, and an excerpt in Markdown", async () => {
  const { posts, pictures, report } = await bring("markdown", {
    "content/posts/a.md": post(
      '{{< spoiler text="Click **me** or `x`, a_b_c" >}}\nHidden.\n{{< /spoiler >}}',
      `${HEAD}\nimg: /i/a.png\nseries: S\nseriesPart: 2\nmodified_time: 2021-01-02\ndescription: "See [the **docs**](https://a.example/b), 2 ** 3 [a](b c)."\nicon: x\norder: 1\nblogger_id: 9`,
    ),
    "static/i/a.png": "",
  });
  expect(posts).toMatchObject([
    {
      excerpt: "See the docs, 2 ** 3 [a](b c).",
      series: "S",
      series_part: 2,
      revised_at: "2021-01-02T00:00:00+00:00",
    },
  ]);
  expect(posts[0]?.source).toContain("<summary>Click me or <code>x</code>, a_b_c</summary>");
  expect(pictures).toHaveLength(1);
  expect(report).not.toContain("LOST");
});

test("languages with a script are recognized in names", async () => {
  const { posts, redirects } = await bring("markdown", {
    "hugo.toml": 'defaultContentLanguage = "en"\n[languages.en]\n[languages.zh-hant-tw]\n',
    "content/posts/a/index.md": post("x", HEAD),
    "content/posts/a/index.zh-hant-tw.md": post("y", HEAD),
  });
  expect(posts).toMatchObject([
    { slug: "a", language: "en" },
    { slug: "a-zh-hant-tw", language: "zh-Hant-TW" },
  ]);
  expect(redirects).toEqual(["/posts/a", "/zh-hant-tw/posts/a"]);
});

test("small shortcodes of Congo, Blowfish and Docsy are converted", async () => {
  const { posts, report } = await bring("markdown", {
    "content/posts/a/index.md": post(
      '{{< katex >}}\n\\\\(a^2\\\\)\n\n{{< badge >}}\nNew!\n{{< /badge >}}\n\n{{< screenshot src="a.png" alt="b" >}}\n\n{{% pageinfo color="info" %}}\nHello\n{{% /pageinfo %}}',
      HEAD,
    ),
    "content/posts/a/a.png": "",
  });
  expect(posts[0]?.source).toMatch(
    /^\$a\^2\$\n\n<mark>New!<\/mark>\n\n!\[b\]\(.*\)\n\n> \[!NOTE\]\n> Hello$/,
  );
  expect(report).not.toContain("LOST");
});
