import { expect, test } from "vitest";
import { bring } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import { article, HEAD, jekyll, post } from "./given.ts";

// Habits of small and old personal blogs.

/** Two translations, and a text by itself. */
const pelican = (program: string) => ({
  "pelicanconf.py": program,
  "content/a.md": "Title: A\nDate: 2020-01-01\nSlug: a\nLang: en\n\nx",
  "content/b.md": "Title: B\nDate: 2020-01-01\nSlug: a\nLang: pt\n\nx",
  "content/c.md": "Title: C\nDate: 2020-01-01\nSlug: c\n\nx",
});

tryCases("", "markdown", [
  {
    says: "values from the configuration, such as the host of pictures, are inserted",
    input: {
      "_config.yml": 'img_url: "https://cdn.example/i"\nauthor: { email: a@b.example }',
      ...jekyll("![x]({{ site.img_url }}/a.png)\n\n{{ site.author.email }} {{ site.data.x }}"),
    },
    becomes: "![x](/media/a)\n\na@b.example {{ site.data.x }}",
    reports: ["LOST: {{ site.data.x }} stays"],
  },
  {
    says: "variables that a text assigns once are replaced by their value",
    input: {
      ...jekyll(
        '{% assign at = "/i" %}\n{%- assign n = 1 -%}\n{% assign two = "a" %}{% assign two = "b" %}\n\n![x]({{ at }}/a.png) ![y]({{at}}/a.png)',
      ),
      "i/a.png": "",
    },
    becomes: [/!\[x\]\(\/media\/a\) !\[y\]\(\/media\/a\)$/, "assign n", 'two = "b"'],
    lacks: /assign at/,
    reports: ["LOST: {% assign %} stays"],
  },
  {
    says: "variables of a text are replaced where their value is known",
    input: {
      ...jekyll(
        '{{ u }}\n\n{% assign u = "/i/a.png" %}\n{% if page.x %}\n{% assign x = "a" %}\n{% endif %}\n{{ x }}\n\n{% include figure.html image_path=u alt="u" %}\n\n{{ u | append: "?z" }}\n{% if u %}y{% endif %}\n\n{% assign p = "b" %}\n{{ p.size }}',
      ),
      "i/a.png": "",
    },
    becomes: [
      /^\{\{ u \}\}/,
      '{% assign x = "a" %}',
      "{{ x }}",
      "![u](/media/a)",
      '{{ "/i/a.png" | append: "?z" }}',
      '{% if "/i/a.png" %}',
      '{% assign p = "b" %}\n{{ p.size }}',
    ],
    lacks: /assign u/,
    reports: ["LOST: {% assign %} stays", "LOST: {{ u }}", "LOST: {{ x }}", '"/i/a.png" | append'],
  },
  {
    says: "unclosed templates stay, however long they are",
    input: jekyll(["{% assign x =", "{{", "{% a"].map((one) => one + " ".repeat(5_000)).join("x")),
    becomes: [/^\{% assign x =/],
  },
  {
    says: "the page that a text is about, which its title linked to, becomes a link below the text",
    input: {
      "posts/a.md": post("x", `${HEAD}\nexternal-url: https://b.example/?c=1&d`),
      "posts/b.md": post("[y](https://d.example/e)", `${HEAD}\nlink: https://d.example/e`),
      "posts/c.md": post("", `${HEAD}\nlink_url: https://e.example/f`),
      "posts/d.html": post("<p>z</p>", `${HEAD}\nlink: https://b.example/?c=1&d`),
      "posts/e.md": post("https://b.example/see/f", `${HEAD}\nlink: https://b.example/see`),
    },
    becomes:
      "x\n\n<https://b.example/?c=1&d>\n\n=====\n\n[y](https://d.example/e)\n\n=====\n\n<https://e.example/f>\n\n=====\n\nz\n\n<https://b.example/?c=1&d>\n\n=====\n\nhttps://b.example/see/f\n\n<https://b.example/see>",
    reports: ["link:        https://b.example/?c=1&d is added below the text"],
    silent: /LOST/,
  },
  {
    says: "galleries in the front matter become pictures",
    input: {
      ...jekyll(
        'x\n\n{% include gallery caption="Two *of* them" %}\n\ny\n\n{% include gallery id="more" %}',
        `${HEAD}\ngallery:\n  - { image_path: /a.png, alt: One, title: First, url: /b.png }\n  - image_path: /c.png\nmore: [{ image_path: /d.png }]\nother: [{ image_path: /e.png }]`,
      ),
      "a.png": "",
      "b.png": "",
      "c.png": "",
      "d.png": "",
      "e.png": "",
    },
    becomes:
      'x\n\n![One](/media/b "First")\n\n![](/media/c)\n\nTwo *of* them\n\ny\n\n![](/media/d)',
    reports: ["other:       LOST"],
    silent: /(?:gallery|more): /,
  },
  {
    says: "galleries in lists and with a percent sign become pictures, but not those shown as code",
    input: {
      ...jekyll(
        '- x\n\n  {% include gallery id="g" caption="50% off" %}\n\n- {% include gallery %}\n\n```liquid\n{% raw %}{% include gallery id="more" %}{% endraw %}\n```',
        `${HEAD}\ng: [{ image_path: /a.png }, { image_path: /b.png }]\ngallery: [{ image_path: /a.png }, { image_path: /b.png }]\nmore: [{ image_path: /c.png }]`,
      ),
      "a.png": "",
      "b.png": "",
    },
    becomes: [
      "- x\n\n  ![](/media/a)\n\n  ![](/media/b)\n\n  50% off\n\n- ![](/media/a)\n\n  ![](/media/b)\n\n```",
    ],
    reports: ["more:        LOST"],
    silent: /(?:g|gallery): /,
  },
  {
    says: "a link to the old site itself is not added",
    input: article("x", `${HEAD}\nlink: https://b.example/c`),
    becomes: "x",
    reports: ["LOST: “https://b.example/c” is not imported"],
  },
  {
    says: "a link to the text's own old URL is not added, even if the old site is unknown",
    input: {
      "posts/a.md": post("x", `${HEAD}\nlink: https://b.example/2020/a/`),
      "posts/b.md": post("y", `${HEAD}\nlink: https://c.example/<d>`),
      "posts/c.md": post("z", `${HEAD}\nsource_url: https://d.example/@me/c`),
    },
    becomes: "x\n\n=====\n\ny\n\n<https://c.example/%3Cd%3E>\n\n=====\n\nz",
    reports: ["link:        LOST: “https://b.example/2020/a/”", "source_url:  LOST"],
  },
  {
    says: "Python-Markdown's and Redcarpet's headings without a space are headings, except in code",
    input: {
      "pelicanconf.py": "",
      "content/a.md": "Title: A\nDate: 2020-01-01\n\nx\n\n#Part\n\n```sh\n#no\n```\n",
    },
    becomes: "x\n\n# Part\n\n```sh\n#no\n```",
  },
  {
    says: "numbers, lines of tags, shebangs and lines within paragraphs are not headings",
    input: {
      "pelicanconf.py": "",
      "content/a.md":
        "Title: A\nDate: 2020-01-01\n\nx\n#Part\n\n#123\n\n#1 is\n\n#!/bin/sh\n\n#one #two",
    },
    becomes: "x\n#Part\n\n#123\n\n#1 is\n\n#!/bin/sh\n\n#one #two",
  },
  {
    says: "words with a number sign stay words in other systems",
    input: jekyll("#tag"),
    becomes: "#tag",
  },
  {
    says: "Markdown within elements is read if kramdown is configured for it",
    input: {
      "_config.yml": "kramdown: { parse_block_html: true }",
      ...jekyll("<div>\n**x**\n</div>\ny"),
    },
    becomes: "<div>\n\n**x**\n\n</div>\n\ny",
  },
  {
    says: "elements in lists can contain Markdown, unless they opt out",
    input: {
      "_config.yml": "kramdown: { parse_block_html: true }",
      ...jekyll(
        '1. x\n\n   <div>\n   **y**\n   </div>\n\n<div markdown="0">\n<p>**z**</p>\n</div>',
      ),
    },
    becomes: [
      "1. x\n\n   <div>\n\n   **y**\n\n   </div>",
      /<div markdown="0">\n<p>\*\*z\*\*<\/p>\n<\/div>$/,
    ],
  },
  {
    says: "symbols in URLs are not taken for subscripts and superscripts",
    input: jekyll(
      "[x](https://b.example/?a=b~c~&d^e^) https://b.example/b~c~ [a](/~me/b~c~) [b]\n\n[b]: /x^e^\n\nH~2~",
    ),
    reports: ["LOST: ~2~ stays"],
    silent: /(?:~c~|\^e\^) stays/,
  },
]);

test("Pelican's translations share a slug, and have URLs of their own", async () => {
  const { posts, redirects, report } = await bring(
    "markdown",
    pelican("ARTICLE_URL = '{date:%Y}/{slug}/'"),
  );
  expect(redirects).toEqual(["/2020/a", "/2020/c", "/a-pt.html"]);
  expect(posts).toMatchObject([
    { language: "en", translation_key: null },
    { language: "pt", translation_key: posts[0]?.id },
    { translation_key: null },
  ]);
  expect(report).not.toContain("LOST");
  expect(
    (await bring("markdown", pelican("DEFAULT_LANG = 'pt'\nI18N_SUBSITES = {}"))).redirects,
  ).toEqual(["/a.html", "/c.html", "/en/a.html"]);
  expect((await bring("markdown", pelican("DEFAULT_LANG = u'pt'"))).redirects).toEqual([
    "/a-en.html",
    "/a.html",
    "/c.html",
  ]);
  expect((await bring("markdown", pelican("DEFAULT_LANG = LANG"))).redirects).toEqual([
    "/a.html",
    "/c.html",
  ]);
});

test("a dry run reports URLs that an earlier text already uses", async () => {
  const input = {
    "posts/a.md": post("x", `${HEAD}\naliases: [/old/]`),
    "posts/b.md": post("x", `${HEAD}\naliases: [/old/]`),
  };
  const dry = await bring("markdown", input, { isRehearsal: true });
  expect(dry.report).toBe((await bring("markdown", input)).report);
  expect(dry).toMatchObject({ lost: 1, redirects: [] });
  expect(dry.report).toContain("LOST: /old leads to /blog/a already");
});

test("a draft does not take the slug or an old URL of an article that is public", async () => {
  const { posts, leading, report } = await bring("markdown", {
    "_config.yml": "permalink: /:title/",
    "_drafts/same.md": post("Not yet.", "title: Same"),
    "_posts/2020-01-01-same.md": post("[Here](/same/)", "title: Same\ndate: 2020-01-01"),
  });
  expect(posts.map(({ slug, source }) => [slug, source])).toEqual([
    ["same-2", "Not yet."],
    ["same", "[Here](/blog/same)"],
  ]);
  expect(leading).toEqual({ "/same": posts[1]?.id });
  expect(report).toContain("LOST: /same leads to /blog/same, which is public");
});

test("Jekyll's author files are not articles, and give authors their names", async () => {
  const { posts, report } = await bring("markdown", {
    "_config.yml": "collections: { authors: { output: true } }",
    "_authors/jill.kim.md": "---\nname: jill.kim\ntitle: Jill Kim\n---\n",
    "_authors/ted.md": "---\nshort_name: t\nname: Ted Doe\n---\n",
    ...jekyll("x", `${HEAD}\nauthor: jill.kim`),
    "_posts/2020-01-02-b.md": post("x", `${HEAD}\nauthor: t`),
    "_posts/2020-01-03-c.md": post("x"),
  });
  expect(posts.map((post) => post.author_name)).toEqual(["Jill Kim", "Ted Doe", "Admin"]);
  expect(report).toContain("_authors/ted.md is left out: it describes an author.");
});

test("the URL from Jekyll's Tumblr importer is kept, and Octopress' templates are reported together", async () => {
  const { redirects, report } = await bring("markdown", {
    "source/_includes/a.html": "x",
    "source/_includes/b.html": "x",
    "source/_posts/2020-01-01-a.html": post(
      "x",
      `${HEAD}\ntumblr_url: http://old.example/post/1/a`,
    ),
  });
  expect(redirects).toContain("/post/1/a");
  expect(report).toContain("2 texts below source/_includes/ are left out");
  expect(report).not.toContain("LOST");
});

test("Cryogen's front matter in EDN is read", async () => {
  const { posts, report } = await bring("markdown", {
    "md/posts/2014-11-17-a.md":
      '{:title "A \\"b\\" {c}"\n :layout :post\n :tags  ["x y" "z"], :draft? true\n :description "d"}\n\nx',
  });
  expect(posts).toMatchObject([
    { title: 'A "b" {c}', tags: ["x y", "z"], published: false, excerpt: "d", source: "x" },
  ]);
  expect(report).not.toMatch(/LOST/);
});

test("EDN with comments, times, sets and nested maps is read, and texts that only look like it stay", async () => {
  const { posts } = await bring("markdown", {
    "md/posts/a.md":
      '{;; a remark }\n :title "A" ; "another\n :date #inst "2014-11-17T10:00:00Z"\n :tags #{"x" :y}\n :klipse {:a {:b {}}}}\nx',
    "md/posts/2014-11-18-b.md": "{:key value}\n\ny",
    "md/posts/2014-11-19-c.md": `{:a ${"#{}".repeat(30)}`,
  });
  expect(posts.map(({ title, source }) => [title, source])).toEqual([
    ["b", "y"],
    ["c", `{:a ${"#{}".repeat(30)}`],
    ["A", "x"],
  ]);
  expect(posts[2]).toMatchObject({ tags: ["x", "y"], published: true });
});

test("folders named like those of templates are imported if they are within folders of texts", async () => {
  const { posts } = await bring("markdown", {
    "content/blog/_data/a.md": post("x"),
    "source/_includes/b.md": post("x"),
    "_data/c.md": post("x"),
  });
  expect(posts).toHaveLength(1);
});
