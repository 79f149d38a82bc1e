import { expect, test } from "vitest";
import { escapeRegExp } from "../../../src/lib/text/escape-reg-exp.ts";
import { bring } from "./bring.ts";
import { article, HEAD, jekyll, post } from "./given.ts";

test.each([
  [
    "Next",
    {
      "app/notes/hello/page.mdx":
        'import { A } from "../a";\n\nexport const metadata = {\n  title: "Hello",\n  description: `In short`,\n  date: new Date("2020-01-02"),\n};\n\n# Hello\n\nWords.',
    },
    { title: "Hello", excerpt: "In short", slug: "hello", source: "Words." },
    ["/notes/hello"],
  ],
  [
    "Lektor, with blocks within blocks",
    {
      "content/blog/hello/contents.lr":
        "title: Hello\n---\npub_date: 2020-01-02\n---\nbody:\n\n#### slideshow ####\nslides:\n\n##### slide #####\ntitle: One\n-----\ndescription: Words.\n##### slide #####\ntitle: Two\n----\nclass: wide",
    },
    { title: "Hello", source: "**One**\n\nWords.\n\n**Two**" },
    [],
  ],
  [
    "Lektor, with a text that shows block syntax as code",
    {
      "content/blog/hello/contents.lr":
        "title: Hello\n---\npub_date: 2020-01-02\n---\nbody:\n\nWords.\n\n```\n#### banner ####\nheight: 9\n-----\nclass: wide\n```\n\nMore.",
    },
    {
      title: "Hello",
      source: "Words.\n\n```\n#### banner ####\nheight: 9\n----\nclass: wide\n```\n\nMore.",
    },
    [],
  ],
  [
    "Lektor",
    {
      "content/blog/contents.lr": "_model: blog\n---\nsummary: All",
      "content/blog/hello/contents.lr":
        "title: Hello\n---\npub_date: 2020-01-02\n---\nauthor: Ann\n---\nbody:\n\n#### banner ####\nimage: a.png\n----\nheight: 9\n#### text-block ####\ntext:\n\nWords.\n\n-----\n\nMore.\n----\nclass: default",
      "content/blog/hello/a.png": "",
    },
    {
      title: "Hello",
      published_at: "2020-01-02T00:00:00+00:00",
      source: /^!\[]\(.*\)\n\nWords\.\n\n----\n\nMore\.$/,
    },
    // The URL is the same here.
    [],
  ],
  [
    "Nikola, with its fields in a file beside the text",
    {
      "posts/2019/03/hello.html": "<p>Words.</p>",
      "posts/2019/03/hello.meta":
        ".. title: Hello\n.. slug: hello\n.. date: 2020-01-02 10:00:00\n.. tags: one",
    },
    { title: "Hello", tags: ["one"], published_at: "2020-01-02T10:00:00+00:00", source: "Words." },
    ["/posts/2019/03/hello"],
  ],
  [
    "Franklin",
    {
      "_layout/head.html": "<html>",
      "config.md": '@def author = "Ann"',
      "posts/hello.md":
        '@def title = "Hello"\n@def rss_description = """In\nshort"""\n@def tags = ["a b"]\n@def date = Date(2020, 1, 2)\n\n+++\nmeta = [ ("x", "y") ]\n+++\n\n\\toc\n\n~~~\n<b>Words</b>\n~~~\n\n@@note\nMore.\n@@',
    },
    {
      title: "Hello",
      excerpt: "In short",
      tags: ["a b"],
      published_at: "2020-01-02T00:00:00+00:00",
      source: "<b>Words</b>\n\nMore.",
    },
    ["/posts/hello"],
  ],
  [
    "Franklin, with commands of its own",
    {
      "_layout/head.html": "<html>",
      "config.md":
        "\\newcommand{\\sp}{\\quad}\n\\newcommand{\\sides}[1]{\\sp#1\\sp}\n\\newcommand{\\note}[2]{\n@@note\n@@title Note: #1 @@\n#2\n@@\n}",
      "posts/hello.md":
        '@def title = "Hello"\n@def date = Date(2020, 1, 2)\n\n\\newcommand{\\inv}{^{-1}}\nWords $A\\inv \\sides{x}$ ~~~<b>bold</b>~~~ `\\inv` \\note{One}{Two *words*}\n\n@@small,wide \\figalt{A map}{/a.png} @@',
      "a.png": "",
    },
    {
      title: "Hello",
      source:
        /^Words \$A\^\{-1\} \\quad x\\quad\$ <b>bold<\/b> `\\inv`\s+Note: {2}One\s+Two \*words\*\s+!\[A map]/,
    },
    ["/posts/hello"],
  ],
  [
    "Frog",
    {
      "_src/posts/2020-01-02-hello.md":
        "    Title: Hello: you\n    Date: 2020-01-02T10:00:00\n    Tags: one, two\n\nWords.\n\n    Title: Code",
    },
    {
      title: "Hello: you",
      tags: ["one", "two"],
      published_at: "2020-01-02T10:00:00+00:00",
      source: "Words.\n\n    Title: Code",
    },
    [],
  ],
  [
    "ikiwiki",
    {
      "posts/hello.mdwn":
        '[[!meta title="Hello \'you\'"]]\n[[!meta date="Thu, 02 Jan 2020 10:00:00 +0000"]]\n[[!meta\nauthor="Ann"]] [[!toc levels=2]]\n\nWords.\n\n[[!img a.png size="9x" alt="A map" caption="Old"]]\n\n```\n[[!tag none]]\n```\n\n[[!tag debian ./free_software]]\n',
      "posts/hello/a.png": "",
    },
    {
      title: "Hello 'you'",
      tags: ["debian", "free_software"],
      published: true,
      published_at: "2020-01-02T10:00:00+00:00",
      source: /^Words\.\n\n!\[A map\]\(.* "Old"\)\n\n```\n\[\[!tag none\]\]\n```$/,
    },
    ["/posts/hello"],
  ],
  [
    "ikiwiki, with a list of headings alone",
    { "posts/hello.mdwn": "---\ntitle: Hello\ndate: 2020-01-02\n---\n[[!toc levels=2]]\n\nWords." },
    { title: "Hello", source: "Words." },
    ["/posts/hello"],
  ],
  [
    "ikiwiki, with pictures that are links",
    {
      "posts/hello.mdwn":
        '[[!meta title="Hello" date="2020-01-02"]]\n[[!img a.png alt="A" link="https://e.example"]]\n\n[[!img a.png link=no]]',
      "posts/hello/a.png": "",
    },
    { source: /^\[!\[A\]\([^()]*\)\]\(https:\/\/e\.example\)\n\n!\[\]\([^()]*\)$/ },
    ["/posts/hello"],
  ],
  [
    "NimblePublisher, with a part of the date in a folder",
    {
      "priv/posts/2020/04-17-hello.md":
        '%{\n  title: "Hello, \\"you\\"!",\n  author: :ann, # me\n  "tags" => ~w(a b),\n  categories: ["x, y"],\n  cover: nil,\n  description: """\n  In\n  short\n  """,\n}\n\n---\n\nWords.\n\n---\n\n%{ a: 1 }',
    },
    {
      title: 'Hello, "you"!',
      slug: "hello",
      tags: ["a", "b"],
      category: "x, y",
      excerpt: "In short",
      published_at: "2020-04-17T00:00:00+00:00",
      source: "Words.\n\n---\n\n%{ a: 1 }",
    },
    [],
  ],
  [
    "NimblePublisher, with folders for years and months",
    { "priv/posts/2020/04/17-hello.md": '%{title: "Hello"}\n---\nWords.' },
    { slug: "hello", published_at: "2020-04-17T00:00:00+00:00" },
    [],
  ],
  [
    "NimblePublisher, with a date in Elixir",
    {
      "posts/hello.md":
        "%{title: ~s(Hello), date: ~D[2020-01-02], tags: ~w[a]a, published: true}\n---\nWords.",
    },
    { title: "Hello", tags: ["a"], published: true, source: "Words." },
    ["/posts/hello"],
  ],
  [
    "none, with folders for years and months, below which numbers belong to titles",
    { "notes/2020/04/12-factor-apps.md": "---\ntitle: Hello\n---\nWords." },
    { slug: "12-factor-apps", published: false, published_at: null },
    ["/notes/2020/04/12-factor-apps"],
  ],
  [
    "none, with numbers in names that are no date",
    { "notes/2020/13-17-hello.md": "---\ntitle: Hello\n---\nWords." },
    { slug: "13-17-hello", published: false },
    ["/notes/2020/13-17-hello"],
  ],
  [
    "Gridea",
    {
      "config/theme.json": '{ "config": { "postPath": "post" } }',
      "posts/a.md": post(
        "Words.",
        "title: Hello\ndate: 2020-01-02 10:00:00\nhideInList: true\nisTop: true\nfeature: /post-images/a.png",
      ),
      "post-images/a.png": "",
    },
    { slug: "a", unlisted: true, featured: true, featured_image: /a/ },
    ["/post/a"],
  ],
  [
    "VitePress without file extensions",
    {
      ".vitepress/config.ts": "export default defineConfig({ cleanUrls: true })",
      "posts/a.md": post("Words.", "title: Hello\ndate: 2020-01-02\ndesc: In short"),
    },
    { excerpt: "In short" },
    ["/posts/a"],
  ],
  [
    "Middleman",
    {
      "config.rb":
        'activate :blog do |blog|\n  blog.prefix = "blog"\n  # blog.permalink = "x/{title}"\nend',
      "source/blog/2020-01-02-hello.html.markdown": post("Words.", "title: Hello"),
    },
    { title: "Hello", slug: "hello", published: true },
    ["/blog/2020/01/02/hello.html"],
  ],
  [
    "Pelican",
    {
      "pelicanconf.py":
        "AUTHOR = 'Ann'\nARTICLE_URL = 'blog/{date:%Y}/{date:%b}/{slug}/'\nPLUGINS = ['liquid_tags.img']\nTIMEZONE = 'America/Vancouver'\n",
      "content/notes/hello.md":
        "Title: Hello\nDate: 2020-01-02 10:00\n\n{% img /a.png An alternative text %}",
      "content/a.png": "",
    },
    { title: "Hello", published_at: "2020-01-02T18:00:00+00:00", source: /^!\[.*]\(/ },
    ["/blog/2020/Jan/hello"],
  ],
  [
    "Pelican, with settings by another name and titles in URLs",
    {
      "settings.py": "SITENAME = 'S'\nPAGE_URL = '{slug}/'\n",
      "content/2020-01-01-news.md": "Title: It’s—News №1!\nDate: 2020-01-01\n\n[p](/about-me/)",
      "content/pages/me.md": "Title: About me\n\nx",
    },
    { title: "It’s—News №1!", source: "[p](/about-me)" },
    ["/its-news-no1.html"],
  ],
  [
    "none, beside programs in Python",
    {
      "settings.py": "SITENAME = 'S'\n",
      "table.py": `SITENAME = 'S'\nPATH = 'S'\n${"x".repeat(1_000_000)}`,
      "a.md": "---\ntitle: Hello\n---\nx",
    },
    { title: "Hello" },
    ["/a"],
  ],
  [
    "Pelican, with names of files in URLs",
    {
      "pelicanconf.py": "FILENAME_METADATA = r'(?P<date>\\d{4}-\\d{2}-\\d{2})-(?P<slug>.*)'\n",
      "content/2020-01-01-news.md": "Title: Hello\n\nx",
    },
    { title: "Hello" },
    ["/news.html"],
  ],
  [
    "Pelican, with URLs that are computed",
    {
      "pelicanconf.py": "ARTICLE_URL = BASE + '{slug}/'\n",
      "content/hello.md": "Title: Hello\nDate: 2020-01-02\n\nUse {% x %}.",
    },
    { source: "Use {% x %}." },
    [],
  ],
  [
    "Docusaurus, with components in Markdown",
    {
      "docusaurus.config.js":
        'module.exports = { url: "https://old.example.net", baseUrl: "/site/" }',
      "blog/2020-01-02-hello.md": post(
        'import Link from "@docusaurus/Link";\n\n<Link to="https://a.example">There</Link>',
        "title: Hello",
      ),
    },
    { source: "[There](https://a.example)" },
    ["/site/blog/2020/01/02/hello"],
  ],
  [
    "Docusaurus, with a slug",
    {
      "docusaurus.config.js": "",
      "blog/2020-01-02-hello.md": post("x", "title: Hello\nslug: hello"),
    },
    { slug: "hello" },
    // The URL is the same here.
    [],
  ],
  [
    "Docusaurus, with a slug below the blog's path",
    {
      "docusaurus.config.js": "",
      "blog/2020-01-02-hello.md": post("x", "title: Hello\nslug: /own/hello"),
    },
    { slug: "hello" },
    ["/blog/own/hello"],
  ],
  [
    "Statamic, whose collections say where their texts are",
    {
      "content/collections/posts.yaml": "title: Posts\nroute: '/articles/{slug}'\ndate: true\n",
      "content/collections/posts/2020-01-02.hello.md": post("x", "blueprint: post\ntitle: Hello"),
    },
    { slug: "hello", published_at: "2020-01-02T00:00:00+00:00" },
    ["/articles/hello"],
  ],
  [
    "Statamic, whose collection has a route with conditions",
    {
      "content/collections/notes.yaml": "route: '{{ if link }}links/{{ slug }}{{ /if }}'\n",
      "content/collections/notes/2020-01-02.hello.md": post("x", "title: Hello"),
    },
    { slug: "hello" },
    [],
  ],
  [
    "Jigsaw, whose configuration says where a collection is",
    {
      "bootstrap.php": "<?php",
      "config.php": `<?php return ["collections" => [
        "tags" => ["path" => "tags/{filename}", "posts" => function ($page) { return []; }],
        "posts" => ["sort" => "-date", "path" => "articles/{filename}"],
      ]];`,
      "source/_posts/2020-01-02-hello.md": post("x", "title: Hello\ncategories: [a]"),
    },
    { slug: "hello" },
    ["/articles/2020-01-02-hello"],
  ],
  [
    "Docusaurus, with a date in the names of folders",
    { "docusaurus.config.js": "", "blog/a/2020/01/02/hello.md": post("x", "title: Hello") },
    { published_at: "2020-01-02T00:00:00+00:00" },
    ["/blog/2020/01/02/a/hello"],
  ],
  [
    "Docusaurus, with a blog at the root, and in another language than its first",
    {
      "docusaurus.config.js": `module.exports = {
        i18n: { defaultLocale: "en", locales: ["en", "de"] },
        plugins: [["@docusaurus/plugin-content-blog", { id: "x", path: "./x", routeBasePath: "x" }]],
        presets: [["classic", {
          docs: { routeBasePath: "manual", exclude: ["**/_*.{js,md}"] },
          blog: { path: "./blog", routeBasePath: "/" /* the home page */ },
        }]],
      }`,
      "i18n/de/docusaurus-plugin-content-blog/2020-01-02-hello/index.md": post(
        "x\n\n{/* truncate */}\n\n```js\n{/* y */}\n```",
        "title: Hallo",
      ),
    },
    { slug: "hello", language: "de", source: "x\n\n```js\n{/* y */}\n```" },
    ["/de/2020/01/02/hello"],
  ],
  [
    "Docusaurus' manual, with numbers in names",
    {
      "docusaurus.config.js": 'module.exports = { docs: { routeBasePath: "/" } }',
      "docs/01-first/02_hello.md": post("x", "title: Hello\ndate: 2020-01-02"),
    },
    { published: true },
    ["/first/hello"],
  ],
  [
    "Docusaurus, with its file of tags",
    {
      "docusaurus.config.js": "",
      "blog/tags.yml": "how-to:\n  label: How to\n  permalink: /how\n",
      "blog/2020-01-02-a.md": post("x", "title: A\ntags: [how-to, Other]"),
    },
    { tags: ["How to", "Other"] },
    ["/blog/2020/01/02/a"],
  ],
  [
    "JBake",
    {
      "src/jbake/jbake.properties": "site.host=https://old.example.net\n",
      "src/jbake/content/2020/2020-a.md":
        "title=Hello = there\ndate=2020-01-02\ntype=post\ntags=one, two words\nstatus=published\nsummary=In short\n~~~~~~\n\nOne\ntwo",
    },
    {
      title: "Hello = there",
      tags: ["one", "two words"],
      excerpt: "In short",
      published: true,
      source: "One\\\ntwo",
    },
    ["/2020/2020-a.html"],
  ],
  [
    "JBake, with URLs without extensions, and its Markdown's own line breaks",
    {
      "jbake.properties": "uri.noExtension=true\nmarkdown.extensions=-HARDWRAPS\n",
      "content/a.md": "title=A\ndate=2020-01-02\ntype=post\nstatus=published\n~~~~~~\nOne\ntwo",
    },
    { source: "One\ntwo" },
    ["/a"],
  ],
  [
    "VuePress",
    { "docs/.vuepress/config.js": "", "docs/notes/hello.md": post("x", "date: 2020-01-02") },
    { slug: "hello" },
    ["/notes/hello.html"],
  ],
  [
    "VuePress, with links from the folder of its texts",
    {
      "docs/.vuepress/config.js": "",
      "docs/notes/a.md": post("[x](/notes/a.md#b)\n\n## B", "title: A\ndate: 2020-01-02"),
    },
    { source: "[x](/blog/a#b)" },
    ["/notes/a.html"],
  ],
  [
    "VuePress, with README files of folders",
    {
      "docs/.vuepress/config.js": "",
      "docs/README.md": "# Home",
      "docs/notes/hello/README.md": post("x", "title: Hello\ndate: 2020-01-02"),
    },
    { slug: "hello" },
    ["/notes/hello"],
  ],
  [
    "Lektor, with a line for each tag",
    {
      "content/hello/contents.lr":
        "title: Hello\n---\npub_date: 2020-01-02\n---\ntags:\n\none two\nthree\n---\nbody: x",
    },
    { tags: ["one two", "three"] },
    ["/hello"],
  ],
  [
    "Eleventy",
    {
      "eleventy.config.js": 'export default () => ({ dir: { input: "src" } })',
      "src/notes/2020-01-02-hello.md": post("x", "title: Hello"),
    },
    { slug: "hello" },
    ["/notes/hello"],
  ],
  [
    "a folder of an unknown program, without known URLs",
    { "src/posts/2020/hello.md": post("x", "title: Hello\ndate: 2020-01-02") },
    { slug: "hello" },
    [],
  ],
  [
    "Eleventy, with URLs from a data file beside the texts",
    {
      ".eleventy.js": "",
      "notes/notes.json": '{ "permalink": "/x/{{ page.fileSlug }}/" }',
      "notes/2020-01-02-hello.md": post("x", "title: Hello"),
    },
    { slug: "hello" },
    ["/x/hello"],
  ],
  [
    "Eleventy, with URLs from titles",
    {
      ".eleventy.js": "",
      "notes/notes.json": '{ "permalink": "/x/{{ title | slugify }}/index.html" }',
      "notes/2020-01-02-hello.md": post("x", "title: Here's R&D, too!"),
    },
    { slug: "hello" },
    ["/x/heres-r-and-d-too"],
  ],
  [
    "Eleventy, with URLs from a layout",
    {
      ".eleventy.js": "",
      "_includes/base.njk": '---\npermalink: "/log/{{ page.fileSlug }}/"\n---\n{{ content }}',
      "_includes/post.html": "---\nlayout: base.njk\n---\n{{ content }}",
      "_posts/2020-01-02-hello.md": post("x", "title: Hello\nlayout: post"),
    },
    { slug: "hello" },
    ["/log/hello"],
  ],
  [
    "Eleventy, with URLs that a program only returns",
    {
      ".eleventy.js": "",
      "notes/notes.11tydata.js":
        "export default {\n  permalink: function ({ page }) {\n    return `/web/${ page.fileSlug }/`;\n  },\n};",
      "notes/2020-01-02-hello.md": post("x", "title: Hello"),
    },
    { slug: "hello" },
    ["/web/hello"],
  ],
  [
    "Eleventy, with URLs that a program decides about",
    {
      ".eleventy.js": "",
      "notes/notes.11tydata.js":
        "module.exports = {\n  permalink: (data) => data.old ? '/old/' : `/web/${data.page.fileSlug}/`,\n};",
      "notes/2020-01-02-hello.md": post("x", "title: Hello"),
    },
    { slug: "hello" },
    [],
  ],
  [
    "Eleventy, with a folder that no URL shows",
    { ".eleventy.js": "", "_posts/2020-01-02-hello.md": post("x", "title: Hello") },
    { slug: "hello" },
    [],
  ],
  [
    "Eleventy, with URLs from slugs of files",
    {
      ".eleventy.js": "",
      "notes/notes.json": '{ "permalink": "/x/{{page.fileSlug | slug}}/index.html" }',
      "notes/2020-01-02-My Own hello.md": post("x", "title: Hello"),
    },
    { slug: "my-own-hello" },
    ["/x/my-own-hello"],
  ],
  [
    "Eleventy, with URLs from paths and dates",
    {
      ".eleventy.js": "",
      "notes/2020-01-02-hello.md": post(
        "x",
        `title: Hello\npermalink: "/{{ page.date | date: '%Y/%m/%d' }}{{ page.filePathStem }}.html"`,
      ),
    },
    { slug: "hello" },
    ["/2020/01/02/notes/hello.html"],
  ],
])("%s", async (_, input, post, addresses) => {
  const { posts, redirects, report } = await bring("markdown", input);
  const { source, ...fields } = { source: "", ...post };
  expect(posts).toMatchObject([fields]);
  expect(posts[0]?.source).toMatch(
    typeof source === "string" ? new RegExp(`^${escapeRegExp(source)}`) : source,
  );
  expect(redirects).toEqual(addresses);
  expect(report).not.toContain("LOST");
});

test("authors get their names from a file of authors", async () => {
  const { posts } = await bring("markdown", {
    "docusaurus.config.js": "",
    "blog/authors.yml": "annx:\n  name: Ann Example\n  title: Editor\n",
    "blog/2020-01-02-one.md": post("x", "authors: [annx]"),
    "blog/2020-01-02-two.md": post("y", "author: Bob"),
  });
  expect(posts.map((post) => post.author_name)).toEqual(["Ann Example", "Bob"]);

  const { report } = await bring("markdown", {
    "mkdocs.yml": "",
    "docs/blog/.authors.yml": "authors:\n  annx:\n    name: Ann Example\n",
    "docs/blog/posts/one.md": post("x", "date: 2020-01-02\nauthors: [annx]"),
  });
  expect(report).toContain("All are by Ann Example");
});

test("a journal entry in a vault is a draft, and a note with a date is published", async () => {
  const { posts, report } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "Journal/2020-01-02.md": "x",
    "2020-01-03 Seen today.md": "x",
    "2020-01-05 Dated.md": post("x", "date: 2020-01-05"),
    "2020-01-06 Shown.md": post("x", "dg-publish: true"),
    "note.md": post("x", "date created: Saturday, January 4th 2020, 6:38:42 pm"),
  });
  expect(posts).toMatchObject([
    { title: "Seen today", slug: "seen-today", published: false },
    { title: "Dated", published: true },
    { title: "Shown", published: true },
    { published: false },
    { published: true, published_at: "2020-01-04T18:38:42+00:00" },
  ]);
  expect(report).toContain("is in the name alone, so it is imported as a draft");
});

test("commands of Franklin that only a program can show are reported", async () => {
  const { posts, report } = await bring("markdown", {
    "_layout/head.html": "<html>",
    "config.md": "\\newcommand{\\a}{\\b\\b}\n\\newcommand{\\b}{\\a\\a}",
    "posts/a.md": '+++\ntitle = "A"\n+++\nWords \\output{./code.jl} $\\frac{1}{2}$',
    "posts/b.md": '+++\ntitle = "B"\n+++\n\\a',
    "posts/c.md":
      '+++\ntitle = "C"\n+++\n\\newcommand{\\vb}[1]{\\mathbf{#1}}\\newcommand{\\x}{y}\n$\\vb\\alpha$ $a\\\\x$',
  });
  // A letter after a line break is none of a command.
  expect(posts[2]?.source).toBe("$\\vb\\alpha$ $a\\\\x$");
  expect(posts[0]?.source).toBe("Words \\output{./code.jl} $\\frac{1}{2}$");
  expect(report).toContain("LOST: \\output{} stays as it is written");
  expect(report).not.toContain("frac");
});

test("tuples in Franklin's front matter can be read", async () => {
  const { posts } = await bring("markdown", {
    "_layout/head.html": "<html>",
    "config.md": "",
    "posts/a.md":
      '+++\ntitle = "A"\npublished = "2 January 2020"\nmeta = [\n  ("property", "og:video", "a.mp4"),\n\t\t("name", "x", "1")\n]\n+++\nWords.',
  });
  expect(posts).toMatchObject([{ title: "A", published: true, source: "Words." }]);
});

test("the width of a picture in a vault is not its alternative text", async () => {
  const { posts } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "note.md": post("![300](https://a.example/a.png)", "date: 2020-01-02"),
  });
  expect(posts[0]?.source).toMatch(/^!\[\]\(/);
});

test("tags in the text of a note in a vault are imported", async () => {
  const { posts } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "note.md": post(
      "#garden words #a/b, `#code` #12\n\n```c\n#include <x.h>\n```",
      "tags: [own]\ndate: 2020-01-02",
    ),
  });
  expect(posts[0]?.tags).toEqual(["own", "garden", "a/b"]);
});

test("Pelican's folders are categories", async () => {
  const { report } = await bring("markdown", {
    "pelicanconf.py": "",
    "content/notes/hello.md": "Title: Hello\nDate: 2020-01-02\n\nWords.",
  });
  expect(report).toMatch(/category: +notes/);
});

test.each([
  ["authors: [Ann, Bob]", "authors", "Bob"],
  ["author:\n  name: Ann\n  handle: ann_x", "author", "handle: “ann_x”"],
  ["description: One\nsummary: Two", "summary", "Two"],
  ["image:\n  path: /a.png\n  caption: By the sea", "image", "caption: “By the sea”"],
  ["bannerAlt: By the sea", "banneralt", "By the sea"],
  ["date: 2020-01-01\npublished_at: 2021-05-06", "published_at", "2021-05-06"],
  ["updated: 2020-02-02\nlastmod: 2020-03-03", "updated", "2020-02-02"],
  ["update: 2020-02-02\nlastmod: 2020-03-03", "update", "2020-02-02"],
])("values beside the imported ones are reported: %j", async (head, field, says) => {
  const { report } = await bring("markdown", {
    "_posts/2020-01-01-a.md": post("x", `title: A\n${head}`),
    "a.png": "",
  });
  expect(report).toMatch(new RegExp(`${field}: +LOST: .*${escapeRegExp(says)}`));
});

test.each([
  "lastModified",
  "lastModifiedAt",
  "last-modified-at",
  "modifiedAt",
  "modified_at",
  "dateUpdated",
])("%s is when a text was revised", async (field) => {
  const { posts, report } = await bring(
    "markdown",
    article("x", `title: A\ndate: 2020-01-01\n${field}: 2021-02-03`),
  );
  expect(posts).toMatchObject([{ revised_at: "2021-02-03T00:00:00+00:00" }]);
  expect(report).not.toContain("LOST");
});

test("a date without signs at the start of a name is when the text was published, and stays in its URL", async () => {
  const { posts } = await bring("markdown", {
    "blog/20200102-A_note.md": "x",
    "blog/202001020304-b.md": "# B\n\nx",
    "blog/20201302-c.md": "# C\n\nx",
  });
  expect(posts).toMatchObject([
    { title: "A note", slug: "20200102-a-note", published_at: "2020-01-02T00:00:00+00:00" },
    { title: "B", published: false },
    { title: "C", published: false },
  ]);
});

test("dateCreated is the date of a text without another", async () => {
  const { posts } = await bring("markdown", article("x", "title: A\ndateCreated: 2021-02-03"));
  expect(posts).toMatchObject([{ published: true, published_at: "2021-02-03T00:00:00+00:00" }]);
});

test("the creation time of a text is imported in addition to its publication", async () => {
  const { posts, report } = await bring(
    "markdown",
    article("x", "title: A\ncreated: 2020-01-01\ndate: 2020-02-02"),
  );
  expect(posts).toMatchObject([
    { created_at: "2020-01-01T00:00:00+00:00", published_at: "2020-02-02T00:00:00+00:00" },
  ]);
  expect(report).not.toContain("LOST");
});

test("links to discussions of an article are imported for services that the site knows", async () => {
  const { posts, report } = await bring(
    "markdown",
    article(
      "x",
      `${HEAD}\ndiscussions:
  - https://mastodon.social/@robin/112233
  - { name: HN, url: "https://news.ycombinator.com/item?id=1" }
  - https://lobste.rs/s/abc123/a_title
  - https://bsky.app/profile/robin.example/post/3kabc
  - https://www.reddit.com/r/a/comments/1`,
    ),
  );
  expect(posts[0]?.discussions).toEqual([
    "https://mastodon.social/@robin/112233",
    "https://news.ycombinator.com/item?id=1",
    "https://lobste.rs/s/abc123/a_title",
    "https://bsky.app/profile/robin.example/post/3kabc",
  ]);
  expect(report).toMatch(/discussions: LOST: “https:\/\/www\.reddit\.com\/r\/a\/comments\/1”/);
});

test("a single author of all texts is reported once", async () => {
  const { report, posts } = await bring("markdown", {
    "posts/a.md": post("x", "title: A\ndate: 2020-01-01\nauthor: Ann Sample"),
    "posts/b.md": post("x", "title: B\ndate: 2020-01-01\nauthor: Ann Sample"),
  });
  expect(posts.map(({ author_name }) => author_name)).toEqual(["Admin", "Admin"]);
  expect(report.match(/Ann Sample/g)).toHaveLength(1);
});

test.each([
  [
    "---\ntitle: Bad: colon\ndate: 2020-01-05\ntags: [a, b]\n---\nText.",
    "Bad: colon",
    ["a", "b"],
    "Text.",
  ],
  ['---\ntitle: "An "inner" one"\n---\nText.', 'An "inner" one', [], "Text."],
  ["---\ntitle: *Stars* first\n---\nText.", "*Stars* first", [], "Text."],
  ["+++\ntitle = An unquoted one\n+++\nText.", "An unquoted one", [], "Text."],
  ["---\nA line: of: words\nno field at all\n---\nText.", "bad", [], /^---\nA line: of: words/],
])(
  "a text with unreadable front matter is imported as a draft: %j",
  async (written, title, tags, source) => {
    const { posts, faults, report } = await bring("markdown", {
      "_posts/2020-01-02-bad.md": written,
    });
    expect(posts).toMatchObject([{ title, tags, published: false }]);
    expect(posts[0]?.source).toMatch(source);
    expect(faults).toBe(1);
    expect(report).toMatch(
      /2020-01-02-bad\.md is imported as a draft: its front matter is not (?:YAML|TOML)/,
    );
  },
);

test("a link to something that is not imported is reported, unless the same URL exists here", async () => {
  const { report } = await bring("markdown", {
    "blog/b.md": post("Words.", "title: B\ndate: 2020-01-01"),
    "posts/a.md": post(
      "[Slides](/files/slides.pdf), [about](/about), [A](#a), [b](/blog/b), [there](https://a.example/x)",
    ),
    "files/slides.pdf": "x",
  });
  expect(report.match(/LOST: .*/g)).toEqual([
    "LOST: /files/slides.pdf leads to nothing here: say with --site where the old site is",
    "LOST: #a leads to no part of the text",
  ]);
});

test("comments in files come with their texts, in threads", async () => {
  const { comments, report } = await bring("markdown", {
    ...jekyll("x"),
    "_data/comments/a/entry1.yml":
      '_id: k1\nname: Ann\nemail: 0cc1\nurl: https://ann.example\nmessage: "Hi **you**\\r\\n\\r\\n- c"\ndate: 1580000000\n',
    "_data/comments/a/entry2.yml":
      "---\nname: Bob\nreplying_to: k1\nmessage: d\ndate: 2020-02-01T10:00:00Z\n",
    "_data/comments/a/entry3.json":
      '{ "name": "Cat", "replying_to": "1", "message": "e", "date": "2020-02-02T10:00:00Z" }',
    "_data/comments/a/entry4.json": "{",
    "themes/x/exampleSite/data/comments/a/entry.yml": "name: Sam\nmessage: Sample\n",
    "_posts/2020-01-02-other.md": "---\ntitle: Gone\n---\ny\n",
    "_data/comments/gone/entry5.yml": "name: Dan\nmessage: f\n",
  });
  const id: unknown = comments[0]?.id;
  expect(comments).toMatchObject([
    { author_name: "Ann", content: "Hi **you**\n\n- c", created_at: "2020-01-26T00:53:20.000Z" },
    { author_name: "Bob", content: "d", parent_id: id },
    { author_name: "Cat", content: "e", parent_id: id },
  ]);
  expect(report).toMatch(/LOST: 1 websites of those who wrote/);
  expect(report).toMatch(/LOST: _data\/comments\/a\/entry4.json has no text that can be read/);
  expect(report).toMatch(/1 comments are not imported: no article here is named gone/);
  expect(report).not.toMatch(/_data\/ (?:is|are) left out/);
});
