import { expect, test } from "vitest";
import { isListOfShown } from "../../../scripts/import/folder/gallery.ts";
import { withScripts } from "../../../scripts/import/markdown/maths.ts";
import { bring } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import { article, HEAD, post } from "./given.ts";

tryCases("folders: ", "markdown", [
  {
    says: "skipped project files and folders are reported",
    input: {
      "README.md": "# Read me\n",
      "public/hello/index.md": "x",
      "posts/a.md": post("Words."),
    },
    becomes: "Words.",
    reports: [
      /README\.md is left out/,
      /1 Markdown file below public\/ is left out; name the folder itself/,
    ],
  },
  {
    says: "HTML with front matter is imported, other formats are reported",
    input: {
      "_posts/2020-01-01-a.md": "---\ntitle: A\n---\nx",
      "_posts/2020-01-02-post.html": "---\ntitle: An HTML post\n---\n<p>Words.</p>",
      "_attachments/a.html":
        "---\ntitle: A file\ntype: attachment\npublished: false\n---\n<p>A</p>",
      "_posts/2020-01-03-b.textile": "---\ntitle: B\n---\nh1. x",
      "posts/c.dj": "# C",
      "posts/d.org": "* D",
      "posts/e.adoc": "= E",
    },
    becomes: "x\n\n=====\n\nWords.",
    reports: [/a\.html is left out/, /b\.textile/, /c\.dj/, /d\.org/, /e\.adoc/],
  },
  {
    says: "HTML from Jekyll's WordPress importer is read like WordPress",
    input: {
      "_posts/2020-01-01-a.html":
        '---\ntitle: A\ntype: post\nparent_id: 0\nmeta:\n  _edit_last: 2\n---\nOne\ntwo\n\n[caption width="9"]<img src="/a.png" alt="x"> Words[/caption]\n\n[strange a="1"]',
      "a.png": "",
    },
    becomes: 'One\\\ntwo\n\n![x](/media/a "Words")\n\n\\[strange a="1"]',
    reports: [/LOST: .*strange/],
    silent: /parent_id/,
  },
  {
    says: "frames from known services become links to their pages, with titles, in paragraphs of their own",
    input: article(
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="A *talk* on [queues]"></iframe>\n\n<div class="video"><iframe src="https://player.vimeo.com/video/76979871" title="vimeo-player"></iframe></div>\n\n{{< youtube dQw4w9WgXcQ >}}\n\n{{< gist robin 0123456789abcdef0123 >}}',
    ),
    becomes:
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A \\*talk\\* on \\[queues\\]</a>\n\n<div class="video"><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></div>\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n<https://gist.github.com/robin/0123456789abcdef0123>',
  },
  {
    says: "frames in Markdown become links, and elements that are not shown are reported",
    input: article(
      'Video:\n\n<iframe src="https://www.youtube.com/embed/abc"></iframe>\n\n<script src="https://gist.github.com/sam/abc.js"></script>\n\n<svg width="9" height="9"><text>words</text></svg>\n\n<embed src="/y.pdf">\n\n<form><button>Go</button></form>\n\n[call](tel:+123) <strike>old</strike> <u>u</u> <center>**bold**</center>',
    ),
    becomes: [
      "https://www.youtube.com/",
      "https://gist.github.com/sam/abc",
      "/y.pdf",
      "<del>old</del>",
    ],
    reports: [/LOST: .*<svg>/, /LOST: .*<form>/],
  },
  {
    says: "Markdown with JSX attributes is read as MDX, even over several lines",
    input: article(
      '<iframe\n  style={{ width: "9%" }}\n  src="https://www.youtube.com/embed/dQw4w9WgXcQ"\n/>',
    ),
    becomes: [/^<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ">.*<\/a>$/],
    silent: /LOST/,
  },
  {
    says: "all Markdown of Gatsby may be MDX by its configuration",
    input: {
      "gatsby-config.js":
        "plugins: [{ resolve: `gatsby-plugin-mdx`, options: { extensions: ['.mdx', '.md'] } }]",
      "content/blog/a.md": post("<Box>\n**x**\n</Box>", "title: A"),
    },
    becomes: "> [!NOTE]\n> **x**",
  },
  {
    says: "components may be imported in the front matter, as in the first versions of Astro",
    input: {
      "posts/a.md": post(
        "<Box>\n**x**\n</Box>",
        "setup: |\n  import Box from '@components/Box.astro'\ntitle: A",
      ),
    },
    becomes: "> [!NOTE]\n> **x**",
  },
  {
    says: "a picture whose attributes are on lines of their own stays in one piece",
    input: {
      "posts/a.md": post(
        '<a href="/b.png">\n  <img\n    src="/a.png"\n    srcset="/a.png 1x,\n            /b.png 2x"\n    alt="x"\n  />\n</a>',
      ),
      "b.png": "",
    },
    becomes: '<img src="/media/b"\n    alt="x"\n  />',
  },
  {
    says: "MDX: imports and comments are removed, Markdown stays Markdown, components are reported",
    input: {
      "content/a.mdx": post(
        'import Chart from "../Chart";\nexport const meta = { a: 1 };\n\n<Chart data={[1, 2]} />\n\n<Callout type="info">\n  Some **bold** words and [a link](https://a.example).\n</Callout>\n\n{/* a remark */}\n\n<YouTube id="abc" />',
      ),
    },
    becomes:
      "> [!NOTE]\n> Some **bold** words and [a link](https://a.example).\n\n<https://www.youtube.com/watch?v=abc>",
    reports: [/LOST: .*<Chart>/],
    silent: /Callout|import|meta/,
  },
  {
    says: "Obsidian: links and embeds by name, highlights and callouts are converted; comments are never shown",
    input: {
      "a.md":
        "---\ncreated: 2020-01-05\naliases: [Other]\n---\nSee [[b|the other]] and [[b#Part]] ![[a.png|300]] ==marked== ^block\n\n%%private remark%%\n\n> [!info] Title\n> Words.",
      "a.png": "",
      "b.md": "Words.\n\n## Part\n",
    },
    becomes: [
      "See [the other](/blog/b) and [b > Part](/blog/b#part) ![](/media/a) <mark>marked</mark>",
      "> [!NOTE] Title\n> Words.",
    ],
    lacks: /private|\^block/,
    reports: [/“a” → \/blog\/a, published 2020-01-05/, /remark/],
  },
  {
    says: "what only Obsidian hides is shown",
    input: {
      "_posts/2020-01-01-a.md": post("To leave nano, press ^X\n\nOr %%~ni for %%i"),
      "_config.yml": "",
    },
    becomes: "To leave nano, press ^X\n\nOr %%~ni for %%i",
  },
  {
    says: "ids of blocks are removed where they are Obsidian's, and not from a sentence",
    input: { "a.md": "One ^1a2b3c\n\npress ^X", "b.md": "[[a]] ^own" },
    becomes: "One\n\npress ^X\n\n=====\n\n[a](/blog/a)",
  },
  {
    says: "raw blocks and code are not read as templates",
    input: article(
      "A {% raw %}{{ site.url }}{% endraw %} B {% raw %}{{ x }}{% endraw %}\n\n```liquid\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n{% comment %}kept{% endcomment %}\n```\n\n    {{ site.url }}/a {% comment %}kept{% endcomment %}",
    ),
    becomes:
      "A {{ site.url }} B {{ x }}\n\n```liquid\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n{% comment %}kept{% endcomment %}\n```\n\n    {{ site.url }}/a {% comment %}kept{% endcomment %}",
    silent: /LOST/,
  },
  {
    says: "Octopress' code blocks become code blocks",
    input: article(
      '{% codeblock lang:c hello.c %}\n#include <stdio.h>\n    char *a_b = "*x*";\n{% endcodeblock %}',
    ),
    becomes: '```c title="hello.c"\n#include <stdio.h>\n    char *a_b = "*x*";\n```',
  },
  {
    says: "the titles and sources of Octopress' code and pictures are imported",
    input: {
      "source/_posts/a.md": post(
        "{% codeblock A name lang:js https://a.example/x.js The file %}\na\n{% endcodeblock %}\n\n``` ruby A name https://b.example/y.rb the file\nb\n```\n\n{% include_code A name lang:py c.py %}\n\n{% img left /a.png 300 200 A small boat %}",
      ),
      "source/downloads/code/c.py": "c",
      "a.png": "",
    },
    becomes:
      '```js title="A name The file" source="https://a.example/x.js"\na\n```\n\n```ruby title="A name the file" source="https://b.example/y.rb"\nb\n```\n\n```py title="A name"\nc\n```\n\n![A small boat](/media/a "A small boat")',
  },
  {
    says: "a block's background becomes a picture, and a video that played by itself gets controls",
    input: {
      "posts/a.md": post(
        `<div class="hero" style="color: red; background: #000 url('/a.png') no-repeat">Words.</div>\n\n<video autoplay loop src="/a.mp4"></video>`,
      ),
      "a.png": "",
    },
    becomes: ['<img src="/media/a" alt="">', "<video controls"],
  },
  {
    says: "kramdown's and Goldmark's formulas become maths",
    input: article(String.raw`Inline $$a^2$$ here, \\(b^2\\) and` + "\n\n" + String.raw`\\[c^2\\]`),
    becomes: "Inline $a^2$ here, $b^2$ and\n\n$$\nc^2\n$$",
  },
  {
    says: "kramdown: attribute lists never become text, ids stay, tables and definitions are converted",
    input: {
      "_posts/2020-01-01-k.md":
        '---\ntitle: K\n---\n* toc\n{:toc}\n\n## A heading {#own}\n\n[up](#own)\n\nText\n{: .own}\n\n![Alt](/a.png){: width="300" h="9" }\n\n| a | b |\n|---+---|\n| 1 | 2 |\n\nTerm\n: Definition\n',
      "a.png": "",
    },
    becomes: [
      /^## <span id="own"><\/span>A heading\n\n\[up]\(#own\)\n\nText\n\n!\[Alt]\(\/media\/a\)\n\n\| a \| b \|\n\|---\|---\|\n\| 1 \| 2 \|\n\n<dl>/,
      /<dt>Term<\/dt>\s*<dd>Definition<\/dd>/,
    ],
    lacks: /\{|toc/,
    reports: [/LOST: .*\.own/],
    silent: /h=/,
  },
  {
    says: "a definition may be a list, a quote or a number",
    input: article("Term\n\n: - One\n\nOther\n: > Two\n\nThird\n: 1. Three\n\nLast\n: -4"),
    becomes:
      "<dl>\n<dt>Term</dt>\n<dd>\n\n- One\n\n</dd>\n<dt>Other</dt>\n<dd>\n\n> Two\n\n</dd>\n<dt>Third</dt>\n<dd>\n\n1. Three\n\n</dd>\n<dt>Last</dt>\n<dd>-4</dd>\n</dl>",
  },
  {
    says: "Markdown after an HTML block stays Markdown",
    input: article(
      "<blockquote>Someone said</blockquote>\n```php\n<? $a = 1; $b = 2; ?>\n```\n<br>\n*words*",
    ),
    becomes:
      "<blockquote>Someone said</blockquote>\n\n```php\n<? $a = 1; $b = 2; ?>\n```\n<br>\n\n*words*",
  },
  {
    says: "Hugo: shortcodes with named parameters are converted, and escaped ones unescaped",
    input: {
      "content/posts/a.md": post(
        '{{< gist sam 123 "a.go" >}}\n\n{{< youtube id="abc" >}}\n\n{{</* escaped */>}}\n\n{{% img src="/a.png" alt="x" %}}',
      ),
      "static/a.png": "",
    },
    becomes:
      "<https://gist.github.com/sam/123?file=a.go>\n\n<https://www.youtube.com/watch?v=abc>\n\n{{< escaped >}}\n\n![x](/media/a)",
    silent: /LOST/,
  },
  {
    says: "the first heading is the title if there is no other, and is not repeated",
    input: {
      "b.md": "---\ntitle: B side\ndate: 2020-01-01\n---\n# B side\n\nWords.",
      "using-tool.md": "# Using the tool\n\nWords.",
    },
    becomes: "Words.\n\n=====\n\nWords.",
    reports: [/“Using the tool” →/],
  },
  {
    says: "tables of contents are removed, emoji and page variables are resolved",
    input: {
      "_posts/2020-01-01-a.md": post(
        "{{ page.title }} :tada:\n\n[[toc]]\n\n{{< page-toc >}}\n\n![x]({{ '/a.png' | prepend: site.baseurl }})",
        "title: A\nlast_modified_at: 2021-01-01",
      ),
      "_posts/2020-01-02-1.94-release.md": post("x", "title: R"),
      "a.png": "",
      "archetypes/default.md": "x",
    },
    becomes: "A 🎉\n\n![x](/media/a)\n\n=====\n\nx",
    reports: [/\/blog\/1-94-release/, /archetypes/],
  },
  {
    says: "Hugo's references may have a named path",
    input: {
      "posts/a.md": post('[x]({{< relref path="b.md" lang="en" >}}) [y]({{< ref >}})'),
      "posts/b.md": post("y"),
    },
    becomes: ["[x](/blog/b)"],
    reports: [/LOST: \{\{< ref >\}\} stays/],
  },
  {
    says: "of an unknown pair of Hugo's shortcodes, the text is shown",
    input: article(
      'a {{< hl color="red" >}}**b**{{< /hl >}}\n\n- one\n  {{% box2 title="T" %}}\n  two\n  {{% /box2 %}}\n\n{{< empty >}}{{< /empty >}}',
    ),
    becomes: [/^a \*\*b\*\*\n\n- one\n\s*\n {2}two\n/, "{{< empty >}}{{< /empty >}}"],
    reports: [
      "of {{< hl >}}, only the text between its tags is imported",
      "LOST: title “T” of box2 is not imported",
      "LOST: {{< empty >}} stays as it is written",
    ],
  },
  {
    says: "words in a tag that is named like a link are one, if the tag has the URL",
    input: article(
      '{{< newtablink "https://a.example/b" >}}**word**{{< /newtablink >}}, {{% ext-link href="https://a.example/c" %}}C{{% /ext-link %}} and {{< backlink "d" >}}D{{< /backlink >}}',
    ),
    becomes: "[**word**](https://a.example/b), [C](https://a.example/c) and D",
    silent: /a\.example/,
  },
  {
    says: "a caption may contain such tags, with escaped quotation marks",
    input: {
      "content/posts/x.md": post(
        String.raw`{{< figure src="a.png" alt="A" caption="By {{< newtablink \"https://a.example/b\" >}}Ann{{< /newtablink >}} on {{< newtablink \"https://a.example/c\" >}}C{{< /newtablink >}}" >}}`,
        "title: A",
      ),
      "a.png": "",
    },
    becomes: [
      'alt="A"',
      'By <a href="https://a.example/b">Ann</a> on <a href="https://a.example/c">C</a></figcaption>',
    ],
    silent: /\{\{</,
  },
  {
    says: "an unknown pair whose opening tag is known alone is that, followed by the text",
    input: article(
      '{{< youtube abc >}}x{{< /youtube >}}\n\n{{< a "https://a.example" >}}word{{< /a >}}\n\n{{< video "/a.mp4" >}}\nNo video.\n{{< /video >}}\n\n{{< audio src="/a.mp3" >}}{{< /audio >}}\n\n{{< iframe src="https://b.example/c" >}}d{{< /iframe >}}\n\n{{< gist sam 12 >}}e{{< /gist >}}\n\n{{< link url="https://a.example/z" >}}f{{< /link >}}\n\n{{< abbr "Hyper Text" >}}HT{{< /abbr >}}',
    ),
    becomes: [
      "<https://www.youtube.com/watch?v=abc> x",
      "<https://a.example> word",
      /src="\/a\.mp4".*\n+No video\./,
      'src="/a.mp3"',
      "<https://b.example/c> d",
      "<https://gist.github.com/sam/12> e",
    ],
    reports: [
      "url “https://a.example/z” of link is not imported",
      "of {{< abbr Hyper Text >}}, only the text between its tags is imported",
    ],
    silent: /\/(?:youtube|audio|video) >\}\}/,
  },
  {
    says: "MathJax' elements are formulas",
    input: article(
      'A <script type="math/tex">a_1 * b_1</script> b.\n\n<script type="math/tex; mode=display">\\sum_i x_i</script>',
    ),
    becomes: "A $a_1 * b_1$ b.\n\n$$\n\\sum_i x_i\n$$",
  },
  {
    says: "what kramdown puts around them for XML is left out",
    input: article(
      'A <script type="math/tex">% <![CDATA[\na < b %]]></script>.\n\n<script type="math/tex; mode=display">% <![CDATA[\na &= b \\\\\nc < d %]]></script>',
    ),
    becomes: "A $a < b$.\n\n$$\na &= b \\\\\nc < d\n$$",
  },
  {
    says: "pictures and sounds that the text shows are not reported, others are",
    input: {
      "posts/a.md": post(
        'x <img src="uploads/2020/a.png"> <audio src="https://me.example.com/uploads/a.mp3"></audio>',
        "date: 2020-01-01\ntitle: A\ncustom_summary: false\naudio: https://me.example.com/uploads/a.mp3\nvideo: c.mp4\nphotos:\n  - https://me.example.com/uploads/2020/a.png\nphotos_with_metadata:\n  - url: https://me.example.com/uploads/2020/a.png\n    width: 9\nothers: [b.png]",
      ),
      "uploads/2020/a.png": "",
    },
    reports: [/LOST: .*b\.png/, /LOST: .*c\.mp4/],
    silent: /LOST: .*a\.(?:png|mp3)|summary/,
  },
  {
    says: "a link in a vault leads to the note of that name, wherever it is",
    input: {
      "notes/a.md": post("[x](Other%20Note.md#part)"),
      "deep/down/Other Note.md": post("## Part", "title: Other"),
      ".obsidian/app.json": "{}",
    },
    becomes: ["[x](/blog/other-note#part)"],
  },
  {
    says: "drawings to which a text links come like other pictures",
    input: {
      "posts/a.md": post("[The plan](/img/plan.svg) [A photo](/img/photo.png)"),
      "static/img/plan.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "static/img/photo.png": "",
    },
    becomes: "[The plan](/media/plan) [A photo](/media/photo)",
    silent: /LOST/,
  },
  {
    says: "names in another normal form of Unicode, as on a Mac, are the same",
    input: {
      "posts/a.md": post(
        "![](Caf\u00e9.png) ![](/img/Caf%C3%A9/a.png) [b](Caf\u00e9.md#one) [c](/posts/Caf%C3%A9/) [d](Cafe\u0301.md)",
      ),
      "posts/Cafe\u0301.md": post("## One", "title: Coffee"),
      "posts/Cafe\u0301.png": "",
      "static/img/Cafe\u0301/a.png": "",
      "other/a.png": "",
    },
    becomes: [
      "![](/media/Caf\u00e9) ![](/media/a) [b](/blog/cafe#one) [c](/blog/cafe) [d](/blog/cafe)",
    ],
    silent: /LOST/,
  },
]);

test("a text is read once for a long list of pictures that it shows", () => {
  let readings = 0;
  const read = () => `![](${urls.join(" ")}) ${readings++}`;
  const urls = ["a.png", "b.png", "c.png"];
  expect(isListOfShown(urls, read)).toBe(true);
  expect(readings).toBe(1);
});

test("a script with thousands of attributes does not hold up an import", () => {
  const hostile = `<script ${'type="math/tex" '.repeat(100_000)}`;
  // With quadratic runtime, this would take minutes.
  expect(withScripts(hostile, String, String)).toBe(hostile);
});

test("a file with unreadable front matter is counted, and the others are imported", async () => {
  const { posts, faults, report } = await bring("markdown", {
    "_posts/2020-01-01-good.md": "---\ntitle: Good\n---\nx",
    "_posts/2020-01-02-bad.md": "---\ntitle: Bad: colon\n---\nText.",
  });
  expect(posts.map(({ title, published }) => ({ title, published }))).toEqual([
    { title: "Good", published: true },
    { title: "Bad: colon", published: false },
  ]);
  expect(faults).toBe(1);
  expect(report).toContain(
    "2020-01-02-bad.md is imported as a draft: its front matter is not YAML",
  );
});

const grav = (title: string, fields = "") => `---\ntitle: ${title}\n${fields}---\nWords.`;

test("pages of Grav are named like their folders, without numbers", async () => {
  const { posts, pages, redirects } = await bring("markdown", {
    "user/pages/01.journal/first-post/item.md": grav("First", "date: 2020-01-01\n"),
    "user/pages/01.journal/second-post/item.de.md": grav("Zweiter", "date: 2020-01-02\n"),
    "user/pages/01.journal/2020-01-05-third/item.md": grav("Third"),
    "site/user/pages/01.journal/fourth-post/item.md": grav("Fourth", "date: 2020-01-06\n"),
    "user/pages/02.more/default.md": grav("More"),
    "user/plugins/login/pages/login.md": grav("Login"),
    "posts/item.md": grav("Item", "date: 2020-01-03\n"),
  });
  expect(posts.map(({ slug }) => slug)).toEqual([
    "item",
    "fourth-post",
    "third",
    "first-post",
    "second-post",
  ]);
  expect(pages).toMatchObject([{ path: "more", published: true }]);
  for (const url of ["first-post", "2020-01-05-third", "fourth-post"])
    expect(redirects).toContain(`/journal/${url}`);
});

test("numbered folders elsewhere than in Grav do not name the files in them", async () => {
  const text = "---\ndate: 2020-01-01\n---\nWords.";
  const { posts, redirects } = await bring("markdown", {
    "01. Projects/Blog.md": text,
    "01. Projects/Page.md": text,
    "2024/05.foo/page.md": text,
    "content/01.intro/post.md": text,
    "content/01.intro/article.md": text,
  });
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
    "article",
    "blog",
    "page",
    "page-2",
    "post",
  ]);
  expect(redirects).toContain("/2024/05.foo/page");
});

test("categories and tags are imported from Grav's taxonomy", async () => {
  const { posts } = await bring(
    "markdown",
    article("x", "title: A\ndate: 2020-01-01\ntaxonomy:\n  category: blog\n  tag: [a, b]"),
  );
  expect(posts).toMatchObject([{ category: "blog", tags: ["a", "b"] }]);
});

test("field names are case-insensitive, and their values are read as written", async () => {
  const { posts, redirects } = await bring("markdown", {
    "content/post/file-name.md":
      "---\nTitle: Capital\nDate: 2020-01-01\nTags: [a, 3.10, 1e3]\nSlug: my-slug\nDescription: D\nUrl: /x/\n---\nWords.",
  });
  expect(posts).toMatchObject([
    {
      title: "Capital",
      tags: ["a", "3.10", "1e3"],
      slug: "my-slug",
      excerpt: "D",
      published: true,
    },
  ]);
  expect(redirects).toEqual(["/x"]);
});

test.each([
  "image:\n  path: /a.png\n  alt: What is seen",
  "image:\n  url: /a.png\n  alt: What is seen",
  "cover:\n  image: /a.png\n  alt: What is seen",
  "header:\n  img: /a.png\nheader_alt: What is seen",
  "meta_image: /a.png\nmeta_image_alt: What is seen\nis_page: false\nmake_discoverable: true",
  "header:\n  teaser: /a.png\nimageAlt: What is seen",
  "ogImage: /a.png\nogImageAlt: What is seen",
  "banner: /a.png\nbanner_alt: What is seen",
  "heroImage: /a.png\nheroImageAlt: What is seen",
  "banner_img: /a.png\nindex_img: /a.png\nindex_img_alt: What is seen",
  "params:\n  cover:\n    image: /a.png\n    alt: What is seen",
  "extra:\n  image: /a.png\n  image_alt: What is seen",
  "header-img: /a.png\nheader-img-alt: What is seen",
  "imageUrl: /a.png?v=1\nimageAlt: What is seen",
  "images:\n  - url: /a.png\n    alt: What is seen",
  "hero:\n  image: /a.png\n  imageAlt: What is seen",
  "seo:\n  image: /a.png\n  image_alt: What is seen",
  "featured:\n  image: /a.png\n  alt: What is seen",
  'cover: "![[a.png|300]]"\ncoverAlt: What is seen',
  "image: [[a.png]]\nimageAlt: What is seen",
])("a cover is imported with its alternative text, whatever the field names: %s", async (head) => {
  const { posts, pictures, report } = await bring("markdown", {
    "posts/a.md": post("x", `${HEAD}\n${head}`),
    "a.png": "",
  });
  expect(posts[0]?.featured_image).toMatch(/^\/storage/);
  expect(pictures).toMatchObject([{ alt: "What is seen" }]);
  expect(report).not.toContain("LOST");
});

test.each([
  "topic: https://a.example/t/1",
  "discover: https://a.example/",
  "preview: https://a.example/",
  "seo:\n  url: https://a.example/a",
])("the URL of a page is no cover: %s", async (head) => {
  const { posts, report } = await bring("markdown", article("x", `title: A\n${head}`));
  expect(posts[0]?.featured_image).toBeNull();
  expect(report).toContain("LOST");
});

test.each([
  ["", "featured.png"],
  ["", "my-cover.png"],
  ["\nresources:\n  - src: images/x.png\n    name: featured-image", "images/x.png"],
])("a cover in Hugo is recognized by its name: %s %s", async (head, name) => {
  const bundle = (text: string) => ({
    "content/posts/a/index.md": post(text, `title: A\ndate: 2020-01-01${head}`),
    [`content/posts/a/${name}`]: "",
    "content/posts/a/other.png": "",
  });
  expect((await bring("markdown", bundle("x"))).posts[0]?.featured_image).toMatch(/^\/storage/);
  expect((await bring("markdown", bundle(`![](${name})`))).posts[0]?.featured_image).toBeNull();
});

test.each([
  ["2020-02-10-a", "date: 2020-2-5 9:05:00", "2020-02-05T09:05:00"],
  ["2020-02-11-b", "date: 2020/02/26", "2020-02-26T00:00:00"],
  ["2020-02-12-c", "date: 24/02/2020", "2020-02-24T00:00:00"],
  ["2020-02-13-d", "date: 2020-02-21 10:00:00 CET", "2020-02-21T09:00:00"],
  ["2020-02-14-e", "date: 2020-02-28 9:05", "2020-02-28T09:05:00"],
  ["2020-02-15-f", "date: 20200227", "2020-02-27T00:00:00"],
  ["2020-2-18-g", "layout: post", "2020-02-18T00:00:00"],
  ["2020-02-19-h", "date: sometime", "2020-02-19T00:00:00"],
  ["2020-02-20-i", "date: 2020-2-3 4:5:6", "2020-02-03T04:05:06"],
  ["2020-02-20-j", "date: Thu, 02 Jan 2020 10:00:00 +0200", "2020-01-02T08:00:00"],
  ["2020-02-20-k", "date: 2020-01-02 10:00:00 America/New_York", "2020-01-02T15:00:00"],
  ["2020-02-20-n", "date: Wed Jan 01 2020 10:00:00 GMT+0100 (CET)", "2020-01-01T09:00:00"],
  ["2020-02-20-l", "date: '2020-01-02T10:00:00[Europe/Berlin]'", "2020-01-02T09:00:00"],
  ["2020-02-20-r", "date: 2 янв. 2020", "2020-01-02T00:00:00"],
  ["2020-02-20-s", "date: 3 févr. 2020", "2020-02-03T00:00:00"],
  ["2020-02-20-m", "date: 'January 6th, 2020 at 3:45pm'", "2020-01-06T15:45:00"],
  ["b", "date: 2020-02-20 00:04:61", "2020-02-20T00:00:00"],
  ["2020-02-20-o", "date: Fri Sep  4 11:21:31 CEST 2020", "2020-09-04T09:21:31"],
  ["2020-02-20-p", "date: Thu, 02 Jan 2020 10:00:00 EST", "2020-01-02T15:00:00"],
  ["2020-02-20-q", "date: 2020-01-02 10:00:00 +0100", "2020-01-02T09:00:00"],
  ["2020-02-20-r", "pubDate: 'Jul 08 2022'", "2022-07-08T00:00:00"],
  ["b", "publishedOn: 2020-01-05T15:00:00-0400", "2020-01-05T19:00:00"],
  ["b", "created_on: 2020-01-05", "2020-01-05T00:00:00"],
  ["b", "createTime: 2020/01/05 10:00:00", "2020-01-05T10:00:00"],
  ["b", "date: 5 de enero de 2020", "2020-01-05T00:00:00"],
  ["b", "date: 1º de março de 2020", "2020-03-01T00:00:00"],
  ["b", "date: lundi 7 août 2020 10:30", "2020-08-07T10:30:00"],
  ["b", "date: 5 января 2020", "2020-01-05T00:00:00"],
  ["b", "date: 3. marraskuuta 2020", "2020-11-03T00:00:00"],
  ["b", "date: <2020-01-05 Sun 10:00>", "2020-01-05T10:00:00"],
  ["b", "date: 2020年1月5日 下午3:30", "2020-01-05T15:30:00"],
  ["b", "date: 10:30 05-01-2020", "2020-01-05T10:30:00"],
  ["b", "date: 2020. 1. 5.", "2020-01-05T00:00:00"],
  ["b", "date: ٢٠٢٠-٠١-٠٥", "2020-01-05T00:00:00"],
])("%s with %s is published at that time", async (name, head, time) => {
  const { posts } = await bring("markdown", {
    [`_posts/${name}.md`]: post("x", `title: D\n${head}`),
  });
  expect(posts).toMatchObject([
    { published: true, published_at: `${time}+00:00`, slug: name.at(-1) },
  ]);
});

test("what is no date is found to be none quickly", { timeout: 5000 }, async () => {
  const head = `title: D\ndate: "<${" ".repeat(3000)}2020x"`;
  expect((await bring("markdown", article("x", head))).report).toContain("is not a time");
});

test.each([
  ["_posts/a.md", "03/04/2020", {}, "2020-04-03"],
  ["posts/a.md", "03/04/2020", { "package.json": "{}" }, "2020-03-04"],
  ["posts/a.md", "03.04.2020", { "package.json": "{}" }, "2020-04-03"],
  ["content/posts/a.md", "3/4/2020", { "gatsby-config.js": "" }, "2020-03-04"],
  [
    "posts/a.md",
    "3/4/2020",
    { "posts/b.md": post("x", "title: B\ndate: 1/31/2020") },
    "2020-03-04",
  ],
  [
    "posts/a.md",
    "3/4/2020",
    { "package.json": "{}", "posts/b.md": post("x", "title: B\ndate: 31/1/2020") },
    "2020-04-03",
  ],
])(
  "the month is first in %s with %s, where its site reads it so",
  async (file, date, more, day) => {
    const { posts } = await bring("markdown", {
      [file]: post("x", `title: A\ndate: ${date}\nupdated: ${date.replace("2020", "2021")}`),
      ...more,
    });
    const time = `${day}T00:00:00+00:00`;
    expect(posts.find(({ title }) => title === "A")).toMatchObject({
      published_at: time,
      revised_at: time.replace("2020", "2021"),
    });
  },
);

test.each<[file: string, head: string, expected?: object]>([
  ["content/post/a.html", '+++\ntitle = "A"\ndate = 2020-01-02\n+++'],
  ["content/post/a.html", '+++\ntitle = "A"\ndate = 2020-01-02T00:00:00Z\n+++'],
  ["posts/2020-01-02-a.html", "---\ntitle: A\n---"],
  ["_posts/2020-01-02-a.html", "---\nlayout: post\n---", { title: "a" }],
  ["_drafts/a.html", "---\ntitle: A\n---", { published: false, published_at: null }],
])("HTML is an article where it has a date: %s %j", async (name, head, expected = {}) => {
  const { posts } = await bring("markdown", { [name]: `${head}\n<p>Words</p>\n` });
  const date = "2020-01-02T00:00:00+00:00";
  expect(posts).toMatchObject([{ title: "A", published: true, published_at: date, ...expected }]);
});

test.each([
  ["index.html", "---\ntitle: A\nlayout: default\n---"],
  ["posts/index.html", '+++\ntitle = "A"\n+++'],
  ["2020-01-02-a.html", "<!doctype html>"],
  ["_layouts/a.html", "---\ntitle: A\ndate: 2020-01-02\n---"],
])("HTML is no article elsewhere: %s %j", async (name, head) => {
  const { posts } = await bring("markdown", {
    "posts/a.md": post("x", "title: B"),
    [name]: `${head}\n<p>Words</p>\n`,
  });
  expect(posts).toMatchObject([{ title: "B" }]);
});

test.each<Record<string, string>>([
  { "content/a.md": '+++\ntitle = "A"\npath = "2014/12/02/A"\n+++\nx' },
  { "content/posts/a.md": post("x", "title: A\nurl: /blog/2014/12/2/a.html") },
  { "blog/2014/12/02/a.md": post("x", "title: A") },
  { "blog/2014-12-02-trip/a/index.md": post("x", "title: A") },
])("the date in a URL or a folder name is the publication date: %o", async (site) => {
  const { posts } = await bring("markdown", site);
  expect(posts).toMatchObject([
    { published: true, published_at: "2014-12-02T00:00:00+00:00", slug: "a" },
  ]);
});

test.each([
  [
    { "_posts/2020-01-01-a.md": post("x", "title: A\ncategories: [ruby, web]") },
    ["/ruby/web/2020/01/01/a.html"],
  ],
  [
    {
      "_config.yml": "permalink: /:year/:title/\n",
      "_posts/2020-01-02-b.md": post("x", "title: B"),
    },
    ["/2020/b"],
  ],
  [
    { "_posts/2020-01-03-c.md": post("x", "permalink: /x/:title/\nredirect_from: [old-two/]") },
    ["/old-two", "/x/c"],
  ],
  [
    { "content/posts/d.md": post("x", "date: 2020-01-01\naliases: [rel]") },
    ["/posts/d", "/posts/rel"],
  ],
  [{ "content/z.md": '+++\ntitle = "Z"\npath = "2014/12/z"\n+++\nx' }, ["/2014/12/z"]],
  [{ "about.md": post("x", "date: 2020-01-01") }, []],
  // The site is in a folder of a repository that contains no other texts.
  [
    {
      "README.md": "x",
      "app/config.json": "{}",
      "blog/config.toml": 'base_url = "https://old.example"',
      "blog/content/_index.de.md": "Hello",
      "blog/content/posts/a.md": post("x", "date: 2020-01-01"),
    },
    ["/posts/a"],
  ],
  [
    {
      "blog/config.toml": 'base_url = "https://old.example"',
      "blog/content/a.md": post("x", "date: 2020-01-01"),
      "notes/b.md": post("y", "date: 2020-01-01\ndraft: true"),
    },
    ["/blog/content/a", "/notes/b"],
  ],
  [
    {
      "_config.yml": "permalink: pretty\nbaseurl: /b\n",
      "_posts/2020-01-02-x.md": post("x", "category: Cd"),
    },
    ["/b/cd/2020/01/02/x"],
  ],
  [
    {
      "hugo.toml": '[permalinks]\nposts = "/:year/:slug/"',
      "content/posts/a.md": post("x", "date: 2020-01-01"),
    },
    ["/2020/a"],
  ],
  [
    {
      "hugo.toml": "",
      "content/posts/a.md": post("x", 'date: 2020-01-01\nslug: "你好，Go (1:2): 100% – x!"'),
    },
    ["/posts/你好go-12-100-x"],
  ],
  [
    {
      "_config.yml": "permalink: :year/:title/\n",
      "scaffolds/post.md": "x",
      "source/_posts/a.md": post("x", "date: 2020-01-01"),
    },
    ["/2020/a"],
  ],
  ...[
    ["posts/:abbrlink/", "/posts/4a17b156"],
    [":category/:title/", "/Web/CSS/sub/a"],
    [":post_title/", "/two-words"],
  ].map(([permalink = "", address = ""]): [Record<string, string>, string[]] => [
    {
      "_config.yml": `permalink: ${permalink}\n`,
      "scaffolds/post.md": "x",
      "source/_posts/sub/a.md": post(
        "x",
        "title: Two Words\ndate: 2020-01-01\nabbrlink: 4a17b156\ncategories: [[Other], [Web, CSS]]",
      ),
    },
    [address],
  ]),
  ...[
    ["output: true", "/notes/sub/a.html"],
    ["output: true, permalink: '/n/:path/'", "/n/sub/a"],
    ["output: false", ""],
  ].map(([collection = "", address = ""]): [Record<string, string>, string[]] => [
    {
      "_config.yml": `collections:\n  notes: { ${collection} }\n`,
      "_notes/sub/a.md": post("x", "date: 2020-01-01"),
    },
    address ? [address] : [],
  ]),
  [
    {
      "bridgetown.config.yml": "x: y",
      "src/_posts/2020-01-01-a.md": post("x", "category: c"),
    },
    ["/c/2020/01/01/a"],
  ],
  [
    {
      "_config.yml": "source: ./site",
      "site/_posts/2020-01-01-a.md": post("x", "category: c"),
    },
    ["/c/2020/01/01/a.html"],
  ],
  [
    { "gatsby-config.js": "", "content/blog/hello/index.md": post("x", "date: 2020-01-01") },
    ["/hello"],
  ],
  [{ "src/data/blog/x.md": post("x", "pubDatetime: 2020-01-01T10:00:00Z") }, ["/posts/x"]],
  [
    {
      "astro.config.mjs": "export default {\n  // base: '/docs',\n};",
      "src/pages/posts/[slug]/index.astro": "const posts = await getCollection('blog');",
      "src/pages/tags/[tag].astro": "const posts = await getCollection('blog');",
      "src/content/blog/n/x.md": post("x", "pubDatetime: 2020-01-01T10:00:00Z\npostSlug: y"),
    },
    ["/posts/y"],
  ],
  [
    {
      "astro.config.mjs": "",
      "src/pages/[...slug].astro": "const posts = await allPosts();",
      "src/pages/drafts/[id].astro": "",
      "src/pages/notes/[id].astro": "",
      "src/content/notes/2020-01-01-A b.md": post("x", "title: A"),
      "src/content/posts/2020-01-01-b.md": post("x", "title: B"),
    },
    ["/2020-01-01-b", "/notes/2020-01-01-a-b"],
  ],
  [
    {
      "next.config.js": "",
      "app/(site)/essays/[slug]/page.tsx": "",
      "app/api/[id]/route.ts": "",
      "pages/tags/[tag].tsx": "",
      "content/posts/n/a.mdx": post("x", "date: 2020-01-01"),
      "content/pages/b.md": post("x", "date: 2020-01-01"),
    },
    ["/essays/a", "/pages/b"],
  ],
  [
    {
      "next.config.mjs": "",
      "src/pages/posts/[slug].tsx": "",
      "_posts/a.md": post("x", "date: 2020-01-01"),
    },
    ["/posts/a"],
  ],
  [
    {
      "svelte.config.js": "",
      "src/routes/[slug]/+page.svelte": "",
      "src/routes/notes/[...path]/+page.svelte": "",
      "src/lib/posts/c.md": post("x", "date: 2020-01-01"),
      "src/lib/notes/n/d.md": post("x", "date: 2020-01-01"),
    },
    ["/c", "/notes/n/d"],
  ],
  [
    {
      "next.config.mjs": "",
      "pages/blog/[year]/[slug].tsx": "",
      "pages/products/[id].tsx": "",
      "content/posts/a.md": post("x", "date: 2020-01-01"),
    },
    ["/posts/a"],
  ],
  [{ "src/content/writing/x.md": post("x", "pubDate: 2020-01-01") }, ["/writing/x"]],
  [
    {
      "config.toml": 'base_url = "https://z.example.net"',
      "content/notes/2020-01-01-h.md": post("x", "title: H"),
    },
    ["/notes/h"],
  ],
  [
    {
      "config.toml": 'base_url = "https://z.example.net"',
      "content/My_notes/2020-01-01-An_é.md": post("x", "title: H"),
    },
    ["/my-notes/an-e"],
  ],
  [
    {
      "config.toml": 'base_url = "https://z.example.net"\n[slugify]\npaths = "off"',
      "content/2020-01-01-A_b.md": post("x", "title: H"),
    },
    ["/A_b"],
  ],
  [{ "hugo.toml": "", "content/n/2020-01-01-h.md": post("x", "slug: h") }, ["/n/h"]],
  // A configuration that was saved on Windows.
  [
    {
      "config.json": '\u{FEFF}{ "permalinks": { "posts": "/:year/:slug/" } }',
      "content/posts/h.md": post("x", "date: 2020-01-01"),
    },
    ["/2020/h"],
  ],
  [
    {
      ".eleventy.js": "",
      "notes/notes.json": '\u{FEFF}{ "permalink": "/data/{{ page.fileSlug }}/" }',
      "notes/h.md": post("x", "date: 2020-01-01"),
    },
    ["/data/h"],
  ],
  ...[
    ["hugo.toml", "", "content/n/2020-01-01-h.md", "/n/2020-01-01-h"],
    ["hugo.toml", 'frontmatter.date = [":filename"]', "content/n/2020-01-01-h.md", "/n/h"],
    ["astro.config.mjs", "", "src/content/n/2020-01-01-h.md", "/n/2020-01-01-h"],
    ["docs/.vuepress/config.js", "", "docs/n/2020-01-01-h.md", "/n/2020-01-01-h.html"],
    ["_quarto.yml", "", "n/2020-01-01_h/index.qmd", "/n/2020-01-01_h"],
    ["_quarto.yml", "", "n/2020-01-01-h.md", "/n/2020-01-01-h.html"],
  ].map(([config = "", said = "", name = "", address = ""]): [Record<string, string>, string[]] => [
    { [config]: said, [name]: post("x", "title: H") },
    [address],
  ]),
  [
    {
      "content/posts/a.md": post("x", "date: 2020-01-01"),
      "content/posts/a.fr.md": post("y", "date: 2020-01-01"),
    },
    ["/fr/posts/a", "/posts/a"],
  ],
  [
    {
      "hugo.toml":
        'defaultContentLanguage = "de"\n[languages.de]\n[languages.en]\n[permalinks]\nposts = "/:year/:slug/"',
      "content/posts/a.de.md": post("x", "date: 2020-01-01\naliases: [rel]"),
      "content/posts/a.en.md": post("y", "date: 2020-01-01"),
      "content/de/posts/b.md": post("x", "date: 2020-01-01"),
      "content/en/posts/b.md": post("y", "date: 2020-01-01"),
    },
    ["/2020/a", "/2020/b", "/2020/rel", "/en/2020/a", "/en/2020/b"],
  ],
  [
    { ".eleventy.js": "", "notes/my-post/2020-01-01-index.md": post("x", "title: H") },
    ["/notes/my-post"],
  ],
  [
    { "src/routes/(site)/notes/my-post/+page.svx": post("x", "date: 2020-01-01") },
    ["/notes/my-post"],
  ],
  [{ "src/routes/notes/a.svelte.md": post("x", "date: 2020-01-01") }, ["/notes/a"]],
  [
    { "src/routes/(site)/notes/my-post/+page.md": post("x", "date: 2020-01-01") },
    ["/notes/my-post"],
  ],
  [
    {
      "nuxt.config.ts": "",
      "content/2.notes/10.my-post.md": post("x", "date: 2020-01-01"),
    },
    ["/notes/my-post"],
  ],
  // Quarto makes Markdown for Hugo.
  [
    {
      "hugo.toml": '[permalinks]\nposts = "/:year/:slug/"',
      "_quarto.yml": "project:\n  type: hugo",
      "content/posts/h.md": post("x", "date: 2020-01-01"),
    },
    ["/2020/h"],
  ],
  // Data files are closer to a text than its layout.
  [
    {
      ".eleventy.js": "",
      "_includes/a.njk": '---\npermalink: "/layout/{{ page.fileSlug }}/"\n---\n',
      "notes/notes.json": '{ "layout": "a.njk", "permalink": "/data/{{ page.fileSlug }}/" }',
      "notes/h.md": post("x", "date: 2020-01-01"),
    },
    ["/data/h"],
  ],
  [
    {
      ".eleventy.js": "",
      "notes/h/index.md": post("x", 'date: 2020-01-01\npermalink: "{{ page.filePathStem }}.html"'),
    },
    ["/notes/h"],
  ],
  [
    {
      ".eleventy.js": "",
      "notes/notes.11tydata.js":
        'export default {\n  // permalink: "/old/{{ page.fileSlug }}/",\n  lang: "en",\n};',
      "notes/h.md": post("x", "date: 2020-01-01"),
    },
    [],
  ],
  [{ "blog/a.md": post("x", "permalink: '{{ title | slug }}/'\ndate: 2020-01-01") }, []],
  [{ "blog/a.md": post("x", "permalink: /{{name}}/\ndate: 2020-01-01") }, []],
])("the old URLs of %o redirect here", async (input, addresses) => {
  expect((await bring("markdown", input)).redirects).toEqual(addresses);
});
