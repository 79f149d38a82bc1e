import { expect, test } from "vitest";
import { changeMarkdown } from "../../../scripts/import/change-markdown.ts";
import { withShownHtml } from "../../../scripts/import/markdown/html-in-markdown.ts";
import { bring, textsOf } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import {
  article,
  attachment,
  cdata,
  comment,
  ghost,
  HEAD,
  meta,
  post,
  wordpress,
} from "./given.ts";

// Content that used to be lost or changed without a report.

const old = "https://old.example.com";
const jekyll = (text: string, head = HEAD) => ({
  "_posts/2020-01-01-a.md": post(text, head),
  "a.png": "",
});
const mdx = (text: string) => ({ "src/content/blog/a.mdx": post(text), "a.png": "" });

tryCases("Markdown: ", "markdown", [
  {
    says: "headings without a space are headings",
    input: jekyll("##Part\n\n###More###\n\nx"),
    becomes: "## Part\n\n### More\n\nx",
  },
  {
    says: "a list at the beginning of a text keeps its indent",
    input: jekyll("\n  - a\n  - b\n\n\n"),
    becomes: "  - a\n  - b",
  },
  {
    says: "code at the beginning of a text stays code",
    input: jekyll("# A\n\n    a\n    b"),
    becomes: "    a\n    b",
  },
  {
    says: "URLs with spaces work, and sizes after pictures' URLs are removed",
    input: {
      ...jekyll('![x](my pic.png) [y](/my file.pdf "T") ![z](/a.png =100x20) [q](see the words)'),
      "my pic.png": "",
    },
    becomes: '![x](</media/my pic>) [y](</my file.pdf> "T") ![z](/media/a) [q](see the words)',
  },
  {
    says: "tables without a header, with inner rules, extra cells or pipes in code are repaired",
    input: jekyll(
      "| a | b |\n| c | d |\n\n|---|---|\n| e | f |\n\n| A |\n|---|\n| `x|y` | 2 |\n|===|\n| 3 |",
    ),
    becomes:
      "|   |   |\n|---|---|\n| a | b |\n| c | d |\n\n|   |   |\n|---|---|\n| e | f |\n\n| A |   |\n|---|---|\n| `x\\|y` | 2 |\n| 3 |",
  },
  {
    says: "kramdown's line breaks, block ends and item attributes are converted or reported",
    input: jekyll('one\\\\\ntwo\n\n- a\n^\n- {:.cls} b\n\n![x](/a.png){: title="Said"}'),
    becomes: "one\\\ntwo\n\n- a\n\n<!-- -->\n\n- b\n\n![x](/media/a)",
    reports: [/LOST: \{: \.cls\}/, /LOST: \{: title=\}/],
  },
  {
    says: "texts that would be empty for readers, such as redirects and lists by components, are drafts",
    input: jekyll('<PostList />\n\n<meta http-equiv="refresh" content="0; url=/b">'),
    reports: [/“A” → \/blog\/a, a draft/, "has nothing else, so it is imported as a draft"],
  },
  {
    says: "a boolean instead of a time is ignored",
    input: jekyll("x", `${HEAD}\nlastUpdated: false`),
    silent: /LOST/,
  },
  {
    says: "the URL of the page that a text is about is added below the text",
    input: {
      "links/a.md": post("x", `${HEAD}\nurl: https://b.example/c`),
      "links/b.md": post("[a](/links/a/)", `${HEAD}\nurl: https://d.example/e`),
    },
    becomes: "x\n\n<https://b.example/c>\n\n=====\n\n[a](/blog/a)\n\n<https://d.example/e>",
    reports: ["https://b.example/c is added below the text", "redirect:    /links/a leads here"],
    silent: /LOST/,
  },
  {
    says: "what an IndieWeb post is about is added below the text, also where the post is named after it",
    input: {
      "likes/a.md": post("x", `${HEAD}\nlike-of: https://b.example/a`),
      "notes/b.md": post("x", `${HEAD}\nin_reply_to: https://b.example/e`),
      "links/c.md": post("x", `${HEAD}\npermalink: /l/c/\nlink: https://d.example/c`),
      "links/d.md": post("x", `${HEAD}\nlink: https://e.example/f`),
    },
    becomes:
      "x\n\n<https://b.example/a>\n\n=====\n\nx\n\n<https://d.example/c>\n\n=====\n\nx\n\n<https://e.example/f>\n\n=====\n\nx\n\n<https://b.example/e>",
    silent: /LOST/,
  },
  {
    says: "a site's own tags are links where they name another text as a target",
    input: jekyll(
      '[x]({% link_to "a" %}) [y]({{< own "a" >}}) [z]({% link_to "b" %}) {% own "a" %} ![]({% own "a" %})',
    ),
    becomes: '[x](/blog/a) [y](/blog/a) [z]({% link_to "b" %}) {% own "a" %} ![]({% own "a" %})',
    reports: ["LOST: {% link_to %} stays", "LOST: {% own %} stays"],
  },
  {
    says: "an article elsewhere is linked although all are on one site",
    input: { "posts/a.md": post("x", `${HEAD}\nexternalUrl: https://b.example/c`) },
    becomes: "x\n\n<https://b.example/c>",
    silent: /LOST/,
  },
  {
    says: "code in HTML loses the tags that protect its templates",
    input: {
      "_posts/2020-01-01-a.html": post(
        "{% highlight js %}{% raw %}{{ a }}{% endraw %}{% endhighlight %}",
      ),
    },
    becomes: "```js\n{{ a }}\n```",
  },
  {
    says: "Hugo's block attributes are read",
    input: { "content/posts/a.md": post("> said\n{.note}\n\nwords {a}") },
    becomes: "> [!NOTE]\n> said\n\nwords {a}",
  },
  {
    says: "an include may use a field of the page, and its other values are reported",
    input: jekyll(
      '{% include youtube.html id=page.video %}\n\n{% include figure.html src=page.pic caption="C" credit="Ann" link2="x" source="The book" %}',
      `${HEAD}\nvideo: dQw4w9WgXcQ\npic: /a.png`,
    ),
    becomes: '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n![C](/media/a "C — Ann")',
    reports: [/LOST: source “The book” of \{% include figure\.html %\} is not imported/],
  },
  {
    says: "lazy-loaded pictures are shown, and only the imported one of several sizes is kept",
    input: jekyll(
      '<img class="lazy" data-src="/a.png" alt="x">\n\n<picture><source srcset="/b.webp"><img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="y"></picture>',
    ),
    becomes:
      '<img src="/media/a" class="lazy" alt="x">\n\n<picture><img src="/media/a" alt="y"></picture>',
  },
  {
    says: "pictures for the dark and the light theme stay two",
    input: jekyll(
      '![a](/a.png#gh-dark-mode-only) ![b](/a.png#x) [c](/a.png#only-dark)\n\n<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="/a.png 1x, /a2.png 2x">\n  <source srcset="/c.webp">\n  <img src="https://a.example/b.png" alt="c">\n</picture>',
    ),
    becomes:
      '![a](/media/a#gh-dark-mode-only) ![b](/media/a) [c](/media/a)\n\n<img src="/media/b#gh-light-mode-only" alt="c"><img src="/media/a#gh-dark-mode-only" alt="c">',
  },
  {
    says: "HTML in Markdown shows the large files of thumbnails and of placeholders",
    input: jekyll(
      '<a href="/b.png"><img src="/b-300x200.png" alt="b"></a>\n\n<img src="/blank.gif" data-echo="/c.png"> <img src="/d-s.png" srcset="/d-s.png 300w,/d.png 1200w">\n\n<a href="/e.png"><img src="data:image/gif;base64,R0" data-src="/e-s.png"><noscript><img src="/e-s.png"></noscript></a>\n\n<img src="https://1.bp.blogspot.com/-a/b/c/d/s320/f.png"> <a href="/g.html"><img src="/h.png"></a>',
    ),
    becomes:
      '<img src="/b.png" alt="b">\n\n<img src="/c.png"> <img src="/d.png">\n\n<img src="/e.png">\n\n<img src="/media/f"> <a href="/g.html"><img src="/h.png"></a>',
  },
  {
    says: "pictures in HTML keep the file that works, whatever their attributes contain",
    input: jekyll(
      `[fig](#f) <a href="/b.png" id="f"><img src="/b-s.png"></a>

<img class="lazy" data-lazysrc="/c.png"><noscript><img src="/c.png"></noscript>

<img src="data:image/gif;base64,R0" data-lazysrc="/d.png"><noscript><img src=/d.png></noscript>

<img alt="2 < 3" src="/s.gif" data-src="/e.png"> <img src=/f.png alt="x <3 y"> <img data-src=/g.png>

<font title="<">x</font>

<iframe src="https://godbolt.org/e#${"g".repeat(2100)}"></iframe>`,
    ),
    becomes: [
      '[fig](#f) <a href="/b.png" id="f"><img src="/b-s.png"></a>',
      '\n<img src="/c.png">\n\n<img src="/d.png">\n',
      '\n<img src="/e.png" alt="2 < 3"> <img src="/f.png" alt="x <3 y"> <img src="/g.png">\n\nx\n',
      '<a href="https://godbolt.org/e#ggg',
    ],
  },
  {
    says: "Markdown shows the large files of thumbnails with titles, and leaves code alone",
    input: jekyll(
      '[![a](/a-s.png "One")](/a.png "Large")\n\n[\n![b](/b-s.png)\n](</b.png>) and `[![x](/x-s.png)](/x.png)`\n\n[![c](/c.png)more](/d.png)\n\n```\n[![x](/x-s.png)](/x.png)\n```',
    ),
    becomes:
      '![a](/media/a "One")\n\n![b](</b.png>) and `[![x](/x-s.png)](/x.png)`\n\n[![c](/c.png)more](/d.png)\n\n```\n[![x](/x-s.png)](/x.png)\n```',
  },
  {
    says: "links to headings by other systems' ids, and to anchors, work",
    input: jekyll(
      '[one](#the-part) [two](#Part_Two) [three](#nowhere) [four](#here) [five](#toc_when-code-x-code-is) [six](#privet-crab) [seven](#comments) [eight](#heading-part-two)\n\n## 1. The Part!\n\n## Part two\n\n## When `x` is\n\n## Привет 🦀\n\n<a name="here"></a>x',
    ),
    becomes:
      '[one](#1-the-part) [two](#Part_Two) [three](#nowhere) [four](#here) [five](#when-x-is) [six](#привет) [seven](#comments) [eight](#part-two)\n\n## 1. The Part!\n\n## Part two\n\n## When `x` is\n\n## Привет 🦀\n\n<a id="here"></a>x',
    reports: [/LOST: #nowhere leads to no part of the text/],
    silent: /#here leads|#the-part leads|#comments leads/,
  },
  {
    says: "GitHub's, GitLab's and MathJax' formulas become maths",
    input: jekyll(
      "$`a_1`$ and\n\n```math\nb^2\n```\n\n\\begin{align}\na &= b \\\\\nc\n\\end{align}",
    ),
    becomes: "$a_1$ and\n\n$$\nb^2\n$$\n\n$$\n\\begin{align}\na &= b \\\\\nc\n\\end{align}\n$$",
  },
  {
    says: "formulas that cannot be set are reported",
    input: jekyll("$\\nosuch{a}$ and $\\sqrt{b}$"),
    becomes: "$\\nosuch{a}$ and $\\sqrt{b}$",
    reports: [/LOST: the formula \\nosuch\{a\} stays as it is written: Undefined control/],
    silent: /formula \\sqrt/,
  },
  {
    says: "subscripts, superscripts and noindex are reported",
    input: jekyll(
      "好^_^ H~2~O and x^2^, but ~~gone~~ and 10~20, 1~9，8~9, `a~b~`",
      `${HEAD}\nnoindex: true`,
    ),
    becomes: "好^_^ H~2~O and x^2^, but ~~gone~~ and 10~20, 1~9，8~9, `a~b~`",
    reports: [/LOST: ~2~ stays/, /LOST: \^2\^ stays/, /noindex: +LOST: “true” is not imported/],
    silent: /~b~ stays|~20|~9|\^_\^/,
  },
  {
    says: "line breaks in a vault are kept, as Obsidian shows them",
    input: { "a.md": post("one\ntwo"), ".obsidian/app.json": "{}" },
    becomes: "one\\\ntwo",
  },
  {
    says: "lines are joined in a vault with strict line breaks",
    input: {
      "a.md": post("one\ntwo"),
      ".obsidian/app.json": '{\n"strictLineBreaks": true\n}',
    },
    becomes: "one\ntwo",
  },
  {
    says: "program code within the text and data files are reported",
    input: { ...jekyll("a <%= link_to 'x' %> b"), "_data/comments/1.yml": "name: Ann" },
    becomes: ["a <%= link_to 'x' %> b"],
    reports: [/LOST: <% link_to 'x' %>/, /1 file below _data\/ is left out/],
  },
  {
    says: "Octopress' pullquotes and marked lines are converted",
    input: {
      "source/_posts/a.md": post(
        '{% pullquote %}\nWords {" said loud "} more.\n{% endpullquote %}\n\n{% codeblock x.js lang:js mark:2,3 start:5 %}\na\n{% endcodeblock %}\n\n``` ruby A name start:5 mark:2\nb\n```',
      ),
    },
    becomes:
      'Words said loud more.\n\n```js title="x.js" {2,3}\na\n```\n\n```ruby title="A name" {2}\nb\n```',
  },
  {
    says: "Hexo's links keep their text",
    input: {
      "source/_posts/a.md": post(
        '{% link The words https://a.example/x true A title %}\n\n{% asset_link f.pdf "The file" %}\n\n{% post_link a "Own" true %}',
      ),
    },
    becomes: '[The words](https://a.example/x "A title")\n\n[The file](f.pdf)\n\n[Own](/blog/a)',
  },
  {
    says: "credits of pictures and sources of quotations are kept, titles of players are reported",
    input: {
      "content/posts/a.md": post(
        '{{< figure src="https://a.example/a.png" caption="C" attr="Ann" attrlink="https://ann.example" >}}\n\n{{< quote author="Ann" url="https://b.example" >}}\nWords\n{{< /quote >}}\n\n{{< youtube id="dQw4w9WgXcQ" title="A talk" >}}\n\n{{< spotify type="album" id="abc" >}}',
      ),
    },
    becomes:
      '![C](/media/a "C — Ann")\n\n> Words\n>\n> — [Ann](https://b.example)\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n<https://open.spotify.com/album/abc>',
    reports: [/LOST: attrlink “https:\/\/ann.example”/, /LOST: title “A talk”/],
  },
  {
    says: "galleries of Hugo's themes show the pictures of a folder, and stay without any",
    input: {
      "hugo.toml": "",
      "content/posts/a/index.md": post(
        '{{< gallery album="b" resize_options="9x9" >}}\n\n{{< gallery match="b/2*" caption="C" >}}\n\n{{< gallery dir="/c/" />}}\n\n{{< gallery >}}\n\n{{< gallery album="none" >}}',
      ),
      "content/posts/a/b/10 x.png": "",
      "content/posts/a/b/2.png": "",
      "content/posts/a/b/notes.pdf": "",
      "static/c/d.png": "",
      "content/posts/a/gallery/e.png": "",
    },
    becomes:
      '![](/media/2)\n\n![](</media/10 x>)\n\n![](/media/2)\n\nC\n\n![](/media/d)\n\n![](/media/e)\n\n{{< gallery album="none" >}}',
    reports: [/LOST: \{\{< gallery >\}\} stays as it is written/],
  },
  {
    says: "what a site's own shortcodes of Hugo highlight is code, in the language that they name",
    input: {
      "hugo.toml": "",
      "content/posts/a.md": post(
        '{{< high go >}}\n#[x] a_b <T>\n{{< /high >}}\n\n{{% high lang="go" title="x.go" %}}\ny\n{{% /high %}}\n\n{{< rusty first >}}\n**z**\n{{< /rusty >}}\n\n{{< lead >}}\n**b**\n{{< /lead >}}\n\n{{< tab >}}\n**t**\n{{< /tab >}}',
      ),
      "layouts/shortcodes/high.html":
        '{{ $code := trim .Inner "\\n" }}{{ highlight $code (.Get 0 | default (.Get "lang")) "" }}',
      "layouts/_shortcodes/rusty.html":
        '<p id="{{ .Get 0 }}">{{ transform.Highlight .Inner "rust" "linenos=table" }}</p>',
      "layouts/shortcodes/lead.html":
        '{{/* A highlight of the text */}}<p class="highlight box">{{ .Inner }}</p>',
      "layouts/shortcodes/tab.html":
        '{{ with .Get "lang" }}{{ highlight $.Inner . "" }}{{ else }}{{ .Inner | markdownify }}{{ end }}',
    },
    becomes:
      '```go\n#[x] a_b <T>\n```\n\n```go title="x.go"\ny\n```\n\n```rust\n**z**\n```\n\n**b**\n\n**t**',
    silent: /LOST/,
  },
  {
    says: "a gallery that names no folder does not show that of the whole site",
    input: {
      "hugo.toml": "",
      "content/posts/a/index.md": post("{{< gallery >}}"),
      "static/gallery/of-the-whole-site.png": "",
    },
    becomes: "{{< gallery >}}",
    reports: [/LOST: \{\{< gallery >\}\} stays as it is written/],
  },
  {
    says: "of several pictures with a name, the one at the URL of a folder for them is shown",
    input: {
      "docs/.vuepress/config.js": "",
      "docs/c.md": post("![x](/a.png)"),
      "docs/.vuepress/public/a.png": "",
      "docs/b/a.png": "",
    },
    becomes: "![x](/media/a)",
    silent: /LOST/,
  },
  {
    says: "captions of tags around pictures are kept",
    input: {
      "content/posts/a.md": post(
        '{% figure caption:"By the *sea*" class:"wide" %}\n[![x](/a.png)](/b.pdf) ![y](/a.png)\n{% endfigure %}\n\n{{< gallery caption="In May" >}}\n![x](/a.png)\n{{< /gallery >}}\n\n{{< figure caption="At noon" >}}{{< picture src="/a.png" >}}{{< /figure >}}\n\n{{< img src="/a.png" alt="x" caption="&ldquo;Your _own_&rdquo;" >}}',
      ),
      "a.png": "",
    },
    becomes: [
      "[![x](/media/a)](/b.pdf) ![y](/media/a)\n\nBy the *sea*\n\n",
      "![x](/media/a)\n\nIn May\n\n",
      "![](/media/a)\n\nAt noon\n\n",
      "<figcaption>“Your <em>own</em>”</figcaption>",
    ],
    silent: /LOST: caption/,
  },
  {
    says: "Markdown that a tag of Eleventy's marks within a line of HTML stays Markdown",
    input: {
      ".eleventy.js": "",
      "posts/a.md": post(
        '<div class="a">{% markdown %}\n* **One** [link](https://a.example)\n{% endmarkdown %}</div>',
      ),
    },
    becomes: '<div class="a">\n\n* **One** [link](https://a.example)\n\n</div>',
    silent: /LOST/,
  },
  {
    says: "values within objects of the front matter, and the page that a text is about, are printed",
    input: {
      ".eleventy.js": "",
      "books/one/one.json": '{ "book": { "title": "Old Title", "pages": 9 } }',
      "books/one/a.md": post(
        "{{ book.title }}, {{ page.book.pages }}: {{ external_url }}\n\n{% for image in images %}{{ image.path }}{% endfor %}",
        `${HEAD}\nexternal_url: https://b.example/c\nimage:\n  path: /a.png`,
      ),
      "a.png": "",
    },
    becomes:
      "Old Title, 9: https://b.example/c\n\n{% for image in images %}{{ image.path }}{% endfor %}",
    reports: ["{{ image.path }} stays as it is written"],
  },
  {
    says: "variables and texts of Nunjucks are put where a text prints and includes them",
    input: {
      "eleventy.config.js": 'export default () => ({ dir: { input: "src" } })',
      "src/_includes/notes/part.njk": "About **{{ title }}**.",
      "src/_includes/list.njk": "{% for post in posts %}x{% endfor %}",
      "src/posts/a.md": post(
        '{% set who = "Ann" %}\n\nBy {{ who }}.\n\n{% include "notes/part.njk" %}\n\n{% include "list.njk" %}',
      ),
    },
    becomes: 'By Ann.\n\nAbout **A**.\n\n{% include "list.njk" %}',
    reports: [/LOST: \{% include "list.njk" %\} stays/],
  },
  {
    says: "a URL stays one, whatever a filter of a template does with it",
    input: {
      "_posts/2020-01-01-a.md": post('a [b]({{ "https://b.example/c" | archived: "2020" }})'),
    },
    becomes: "a [b](https://b.example/c)",
    silent: /LOST/,
  },
  {
    says: "a URL that a filter changes stays as it is written, and is reported",
    input: jekyll('[b]({{ "https://b.example/" | append: page.repo }})'),
    reports: [/LOST: \{\{ "https:/],
  },
  {
    says: "a component in code between tags does not make MDX of a text",
    input: {
      "hugo.toml": "",
      "content/posts/a.md": post(
        "{{< highlight jsx >}}\n<Chart data={a}>Words {b}</Chart>\n{{< /highlight >}}\n\nx {c}",
      ),
    },
    becomes: "```jsx\n<Chart data={a}>Words {b}</Chart>\n```\n\nx {c}",
    silent: /LOST/,
  },
  {
    says: "what looks like a remark in an item or before other paragraphs hides nothing in MDX",
    input: mdx("x <br>\n\n- a\n  <!-- todo\n- b\n\nRest"),
    becomes: [/Rest$/],
  },
  {
    says: "a link with an icon and words is a link in MDX",
    input: mdx('<Link href="https://q.example" src="/a.png">go there</Link>'),
    becomes: "[go there](https://q.example)",
  },
  {
    says: "a component with a URL and a title is a link, also in Markdown that is read as MDX",
    input: {
      "posts/a.md": post(
        'x\n\n<ReadMore label="More" link="/y/" />\n\n<Button href="https://a.example" label="Go" />\n\n<TableOfContents {...props} />\n\n<Links all={[{ to: "/z/" }]} />',
      ),
    },
    becomes: "x\n\n[More](/y/)\n\n[Go](https://a.example)",
    reports: ["LOST: <TableOfContents> means nothing here", "LOST: <Links> means nothing here"],
    silent: /ReadMore/,
  },
  {
    says: "a component with the URL of a picture is a picture, whatever its name",
    input: mdx('<ImageFrame showalt width="9px" src="/a.png" alt="The map" />\n\nx'),
    becomes: "![The map](/media/a)\n\nx",
    silent: /LOST/,
  },
  {
    says: "components' links, captions, labels and gists are converted",
    input: mdx(
      '<Link href="https://a.example/x">the words</Link> go\n\n<Figure src="/a.png" alt="x">A caption</Figure>\n\n<Tabs>\n<TabItem value="npm">\nx\n</TabItem>\n</Tabs>\n\n<CodeBlock title="x.js" language="js">a</CodeBlock>\n\n<script src="https://gist.github.com/a/1.js"></script>',
    ),
    becomes:
      '[the words](https://a.example/x) go\n\n![x](/media/a "A caption")\n\n**npm**\n\nx\n\n```js title="x.js"\na\n```\n\n<a href="https://gist.github.com/a/1">https://gist.github.com/a/1</a>',
  },
  {
    says: "MDX of the first version may have words in braces, paragraphs within a line's element, and an open remark",
    input: mdx(
      'x {to be cited}\n\n<p style={{width: "3%"}}>One *a*\n\ntwo</p>\n\n<Aside>\n\nThree\n\nfour</Aside>\n\n<Center>y</Center>\n\n<!-- MWLB',
    ),
    becomes: "x {to be cited}\n\nOne *a*\n\ntwo\n\n> [!NOTE]\n> Three\n>\n> four\n\ny",
    silent: /LOST/,
  },
  {
    says: "component values that are computed or unused here are reported",
    input: mdx(
      '<img src={logo} alt="x" />\n\n<a href={url}>words</a>\n\n<YouTube id="abcdefg" title="A talk" />\n\n<LiteYouTubeEmbed youTubeId="hijklmn" />',
    ),
    reports: [/src=\{…\} of <img>/, /href=\{…\} of <a>/, /title “A talk” of <YouTube>/],
    silent: /LiteYouTube/,
  },
  {
    says: "flags of code fences do not become titles",
    input: mdx(
      "```js wrap\na\n```\n\n```ts twoslash\nb\n```\n\n```js /x/\nc\n```\n\n```ts:line-numbers {1}\nd\n```\n\n```js [config.js]\ne\n```",
    ),
    becomes:
      '```js\na\n```\n\n```ts\nb\n```\n\n```js\nc\n```\n\n```ts {1}\nd\n```\n\n```js title="config.js"\ne\n```',
  },
  {
    says: "links of Dendron have their label first, or the title of the note, and lead from its URL",
    input: {
      "dendron.yml": "version: 5",
      "vault/a.b.md":
        "---\nid: x1\ntitle: Bees\ndesc: D\ncreated: 1625564254964\n---\nSee [[Own|a.b]], [[Words|dendron://a.site/a.b#part]] and [[a.b]].\n\n![[a.b#part,1:#*]]\n\n{{fm.desc}}",
    },
    becomes:
      "See [Own](/blog/a-b), [Words](/blog/a-b#part) and [Bees](/blog/a-b).\n\n[Bees](/blog/a-b#part)\n\nD",
    reports: ["/notes/x1 leads here"],
  },
  {
    says: "Obsidian's inline notes and callouts are converted, and its queries are reported",
    input: {
      "a.md": `---\n${HEAD}\n---\nWords^[A note *here*.] more\n\n\`\`\`dataview\nLIST\n\`\`\`\n\n> [!question]\n> What?`,
    },
    becomes:
      "Words[^inline-1] more\n\n```dataview\nLIST\n```\n\n> [!NOTE] Question\n> What?\n\n[^inline-1]: A note *here*.",
    reports: [/LOST: a dataview shows nothing here/],
  },
  {
    says: "code from other files, players in inline code and Python-Markdown's languages are converted",
    input: {
      "docs/a.md": post(
        "<<< @/snippets/x.js{2}\n\n`youtube: dQw4w9WgXcQ`\n\n`embed:no.js`\n\n```md\n<<< @/snippets/x.js\n```\n\n    :::python\n    a\n\nx\n\n    #!/bin/sh\n    b",
      ),
      "docs/snippets/x.js": "let a",
    },
    becomes:
      "```js {2}\nlet a\n```\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n`embed:no.js`\n\n```md\n<<< @/snippets/x.js\n```\n\n```python\na\n```\n\nx\n\n    #!/bin/sh\n    b",
    reports: [/LOST: `embed:no\.js` stays/],
  },
  {
    says: "a region of a code file is included, with its language, lines and title",
    input: {
      "docs/notes/a.md": post("<<< ../x.js#b{1,2 ts:line-numbers} [T]"),
      "docs/x.js": "a\n  // #region b\n  b\n    c\n  // #endregion b\nd",
    },
    becomes: '```ts {1,2} title="T"\nb\n  c\n```',
    silent: /has no region/,
  },
  {
    says: "Hashnode's widgets are reported, and the text between them stays",
    input: article(
      '%%[one]\n\n<div data-node-type="callout">\n<div data-node-type="callout-emoji">!</div>\n<div data-node-type="callout-text">Some <b>words</b></div>\n</div>\nx\n\n%%[two]',
    ),
    becomes: "> [!NOTE]\n> ! Some <b>words</b>\n\nx",
    reports: [/LOST: the widget “one”/, /LOST: the widget “two”/],
  },
  {
    says: "variables and filters for URLs below the site's path are resolved",
    input: {
      ...jekyll(
        "[a]({{ site.baseurl }}/x.pdf) [b]({{ '/x.pdf' | relative_url }}) [c]({{ site.url }}/x.pdf) ![d]({{ site.baseurl }}/a.png) [e]({{ site.baseurl }}/2020/01/02/b.html)",
      ),
      "_posts/2020-01-02-b.md": post("y", "title: B"),
      "_config.yml": "url: https://old.example.net\nbaseurl: /me",
      "x/a.png": "",
    },
    becomes: [
      "[a](https://old.example.net/me/x.pdf) [b](https://old.example.net/me/x.pdf) [c](https://old.example.net/x.pdf) ![d](/media/a) [e](/blog/b)",
    ],
  },
  {
    says: "relative links work from URLs with and without a trailing slash",
    input: {
      "content/posts/a.md": post("[b](../b) [c](./b) [d](b/)"),
      "content/posts/b.md": post("y", "title: B\ndate: 2020-01-02"),
    },
    becomes: ["[b](/blog/b) [c](/blog/b) [d](/blog/b)"],
  },
  {
    says: "Nikola's links by name lead to the texts",
    input: {
      "posts/a.md": post("[b](link://slug/b) [c](link://filename/posts/b.md)"),
      "posts/b.md": post("y", "title: B\ndate: 2020-01-02"),
    },
    becomes: ["[b](/blog/b) [c](/blog/b)"],
  },
  {
    says: "Logseq's highlights are converted, and its properties and backups are left out",
    input: {
      "logseq/config.edn": "{}",
      "logseq/bak/pages/a.md": "date:: 2020-01-02\n\n- old",
      "pages/a.md":
        "title:: A\ndate:: [[Jan 2nd, 2020]]\npublic:: true\n\n- collapsed:: true\n  ^^one^^ ((65a2b3c4-0000-4000-8000-000000000001))\n- id:: 1\n  heading:: true\n- two",
    },
    becomes: "- <mark>one</mark> ((65a2b3c4-0000-4000-8000-000000000001))\n- two",
    reports: [/“A” → \/blog\/a, published 2020-01-02/, /LOST: \(\(65a2b3c4-/],
  },
  {
    says: "Pelican's links to files lead to texts and pictures",
    input: {
      "content/a.md": post(
        '[b]({filename}/b.md) ![x]({static}/images/a.png) ![y](|filename|images/a.png) <object data="{static}/a.png"></object>',
      ),
      "content/b.md": post("y", "title: B\ndate: 2020-01-02"),
      "pelicanconf.py": "",
      "content/images/a.png": "",
    },
    becomes: [
      /^\[b\]\(\/blog\/b\) !\[x\]\(\/media\/a\) !\[y\]\(\/media\/a\) <img src="\/media\/a"/,
    ],
  },
  {
    says: "links into other texts lead to their parts",
    input: {
      "content/posts/a.md": post(
        '[a]({{< relref "b.md#two" >}}) [b](b.md#two) [c](/posts/b/#two) [d]({% link posts/b.md#two %})',
      ),
      "content/posts/b.md": post("## Two\n\nx", "title: B\ndate: 2020-01-02"),
    },
    becomes: ["[a](/blog/b#two) [b](/blog/b#two) [c](/blog/b#two) [d](/blog/b#two)"],
  },
  {
    says: "what is reported as lost is quoted as it was written",
    input: jekyll("See [[x|the `code`]]."),
    becomes: "See the `code`.",
    reports: ["LOST: [[x|the `code`]] has no target here"],
  },
  {
    says: "a long value in the report is marked as cut",
    input: jekyll("x", `${HEAD}\nmood: ${"calm ".repeat(16)}and more\nplace: home`),
    reports: [/“(?:calm ){16}…” is not imported/, /“home” is not imported/],
  },
]);

const LIBRARY = 'c.setLibrary("md", markdown';
test.each<[isShown: boolean, file: string, configuration: string, others?: Record<string, string>]>(
  [
    [true, "_config.yml", "kramdown:\n  hard_wrap: true"],
    [false, "_config.yml", "kramdown:\n  hard_wrap: false"],
    [false, "_config.yml", "markdown: redcarpet\nkramdown:\n  hard_wrap: true"],
    [
      true,
      "_config.yml",
      'markdown: redcarpet\nredcarpet:\n  extensions: ["autolink", "hard_wrap"]',
    ],
    [false, "_config.yml", "markdown: kramdown\nredcarpet:\n  extensions: [hard_wrap]"],
    [true, "_config.yml", "markdown: CommonMark\ncommonmark:\n  options: [SMART, HARDBREAKS]"],
    [false, "_config.yml", "commonmark:\n  options: [SMART, HARDBREAKS]"],
    [false, "_config.yml", "title: A", { "conf.py": '"nl2br"' }],
    [true, "_config.yml", "title: A", { "scaffolds/post.md": "" }],
    [false, "_config.yml", "marked:\n  breaks: false", { "scaffolds/post.md": "" }],
    [false, "_config.yml", "markdown:\n  render:\n    breaks: false", { "scaffolds/post.md": "" }],
    [true, "hugo.toml", "[markup.goldmark.renderer]\nhardWraps = true"],
    [true, "config/_default/markup.toml", "[goldmark.renderer]\nhardWraps = true"],
    [true, ".eleventy.js", `${LIBRARY}It({ html: true, breaks: true }));`],
    [false, ".eleventy.js", `${LIBRARY}It({ html: true }));\n  // breaks: true`],
    [
      false,
      "eleventy.config.js",
      'c.addPairedShortcode("markdown", (text) => markdownIt({ breaks: true }).render(text));',
    ],
    [true, "eleventy.config.js", 'c.amendLibrary("md", (md) => md.set({ breaks: true }));'],
    [
      true,
      "eleventy.config.js",
      `import markdown from "./utils/markdown.js";\n${LIBRARY})`,
      { "utils/markdown.js": "export default markdownIt({\n  breaks: true\n});" },
    ],
    [true, ".vitepress/config.mts", "export default { markdown: { breaks: true } };"],
    [
      true,
      "docs/.vuepress/config/markdown.js",
      "module.exports = (md) => md.set({ breaks: true });",
    ],
    [false, "app.py", "@app.template_filter('nl2br')"],
    [true, "astro.config.mjs", "import remarkBreaks from 'remark-breaks';"],
    [true, "gatsby-config.js", 'remarkPlugins: [require("remark-breaks")]'],
    [true, "next.config.js", 'remarkPlugins: [require("remark-breaks")]'],
    [true, "_config.ts", "site.use(markdown({ options: { breaks: true } }));"],
    [true, "quartz.config.ts", "Plugin.HardLineBreaks(),"],
    [false, "quartz.config.ts", "", { "package.json": '"remark-breaks": "^4.0.0"' }],
    [true, "logseq/config.edn", "{}"],
    [true, "config.rb", "activate :blog\nset :markdown, :tables => true, :hard_wrap => true"],
    [true, "pelicanconf.py", 'MARKDOWN = {"extension_configs": {"markdown.extensions.nl2br": {}}}'],
    [true, "mkdocs.yml", "markdown_extensions:\n  - nl2br"],
    [false, "mkdocs.yml", "markdown_extensions:\n  # - nl2br"],
  ],
)("line breaks are kept if the configuration shows them: %j, %s %j", async (...row) => {
  const [isShown, file, configuration, others = {}] = row;
  const { text } = await textsOf("markdown", {
    "src/_posts/2020-01-01-a.md": post("one\ntwo"),
    [file]: configuration,
    ...others,
  });
  expect(text).toBe(isShown ? "one\\\ntwo" : "one\ntwo");
});

test.each([
  ["title: 'Q&amp;A &#8211; <em>x</em> and <T>'", { title: "Q&A – x and <T>" }],
  ["title: A\ndescription: a &lt; b &hellip;", { excerpt: "a < b …" }],
  ["title: A\ncategories:\n- Q&amp;A\ntags: ['a &lt; b']", { category: "Q&A", tags: ["a < b"] }],
  ["title: A\nseoDescription: a\ncuid: cl1", { excerpt: "a" }],
  [
    "title: A\ncategory: { name: Web Dev }\ntags: [{ label: Go }]\nisFeatured: true",
    { category: "Web Dev", tags: ["Go"], featured: true },
  ],
  // Other systems' parsers accept this without an indent.
  [
    `title: "One\ntwo"\ndescription: 'It''s\n\nso: yes'`,
    { title: "One two", excerpt: "It's so: yes", published: true },
  ],
])("titles and summaries in a folder become plain text: %s", async (head, expected) => {
  const { posts, report } = await bring("markdown", article("x", `${head}\ndate: 2020-01-01`));
  expect(posts).toMatchObject([expected]);
  expect(report).not.toContain("LOST");
});

test.each([
  "isDraft: true",
  "is_draft: yes",
  "unpublished: true",
  "published: false",
  "public: false",
  "dg-publish: false",
  "status: pending",
  "status: trash",
  "status: skip",
  "_hidden: yes",
  "routable: false",
  "url: false",
  "_build: { render: false, list: false }",
  "build: { render: link }",
])("a text marked as a draft is a draft: %s", async (said) => {
  const { posts, report } = await bring("markdown", article("x", `${HEAD}\n${said}`));
  expect(posts).toMatchObject([{ published: false }]);
  expect(report).not.toContain("LOST");
});

const HEXO = { "_config.yml": "", "scaffolds/post.md": "" };
const ASTRO = { "astro.config.mjs": "" };
const zola = (draft: boolean) => ({
  "config.toml": 'base_url = "https://a.example"',
  "content/blog/_index.md": `+++\ndraft = ${draft}\n+++\n`,
});
test.each<[name: string, published: boolean, others: Record<string, string>]>([
  ["_posts/_2020-01-01-a.md", false, { "_config.yml": "" }],
  ["_drafts/a.md", false, { "_config.yml": "" }],
  ["source/_posts/_a.md", false, HEXO],
  ["source/_posts/_later/a.md", false, HEXO],
  ["source/_posts/a.md", true, HEXO],
  ["src/content/blog/_a.md", false, ASTRO],
  ["src/content/blog/_later/a.mdx", false, ASTRO],
  ["src/content/blog/a.md", true, ASTRO],
  ["blog/_a.md", false, { "docusaurus.config.js": "" }],
  ["content/blog/a.draft.md", false, { "nuxt.config.ts": "" }],
  ["content/posts/_a.md", true, { "hugo.toml": "" }],
  ["_posts/template.md", false, { "_config.yml": "" }],
  ["_posts/20-1-1-a.md", true, { "_config.yml": "" }],
  ["_posts/template.md", true, {}],
  ["src/_posts/a.md", true, { "bridgetown.config.yml": "" }],
  ["_ideas/2020-01-01-a.md", false, { "_config.yml": "" }],
  ["_notes/a.md", true, { "_config.yml": "collections: { notes: { output: true } }" }],
  ["_notes/a.md", false, { "_config.yml": "collections: [notes]" }],
  ["_MyNotes/a.md", true, { "_config.yml": "collections: { MyNotes: { output: yes } }" }],
  [
    "_parts/_notes/a.md",
    true,
    { "_config.yml": "collections_dir: _parts\ncollections: { notes: { output: true } }" },
  ],
  ["_i18n/en/_posts/2020-01-01-a.md", true, { "_config.yml": "languages: [en, de]" }],
  ["_i18n/en/2020-01-01-a.md", false, { "_config.yml": "languages: [en, de]" }],
  ["_pages/a.md", true, { "_config.yml": "include: [_pages]" }],
  ["private/a.md", false, { "_config.yml": "exclude: [./private/, x]" }],
  ["notes/private.md", false, { "_config.yml": 'exclude: "*private*"' }],
  ["notes/private/a.md", false, { "_config.yml": 'exclude: ["*/private"]' }],
  ["notes/a.md", true, { "_config.yml": "exclude: [private]" }],
  ["projects.md", true, { "_config.yml": "exclude: [projects/]" }],
  [
    "_pages/private.md",
    false,
    { "_config.yml": "include: [_pages]\nexclude: [_pages/private.md]" },
  ],
  ["_pages/_old/a.md", false, { "_config.yml": "include: [_pages]" }],
  ["_pages/a.md", true, { "_config.yml": "include: [_pages]" }],
  ["_posts/template/2020-01-01-a.md", false, { "_config.yml": "exclude: [_posts/template]" }],
  ["src/_posts/2020-01-01-a.md", true, { "_config.yml": "source: ./src" }],
  ["notes/a.md", false, { "_config.yml": "source: ./src", "src/a.png": "" }],
  ["src/_posts/2020-01-01-a.md", true, { "_config.yml": "source: .tmp/src" }],
  ["notes/a.md", true, { "_config.yml": "source: elsewhere" }],
  [
    "content/a.md",
    false,
    { "pelicanconf.py": 'DEFAULT_METADATA = {\n    "status": "draft",\n}\n' },
  ],
  ["content/a.md", false, { "pelicanconf.py": "DEFAULT_METADATA = dict(status='draft')" }],
  [
    "content/a.md",
    true,
    {
      "pelicanconf.py": "DEFAULT_METADATA = {'status': 'draft'}",
      "publishconf.py": "DEFAULT_METADATA = {}",
    },
  ],
  ["old/a.md", false, { ".eleventy.js": "", ".eleventyignore": "# x\n./old/\n!new" }],
  ["older/a.md", true, { ".eleventy.js": "", ".eleventyignore": "old" }],
  ["notes/private/a.md", false, { ".eleventy.js": "", ".eleventyignore": "**/private" }],
  ["wip/a.md", false, { ".eleventy.js": "", ".eleventyignore": "**/wip/**" }],
  ["posts/a.md", true, { ".eleventy.js": "", ".eleventyignore": "*.md" }],
  ["notes/b/a.md", true, { ".eleventy.js": "", ".eleventyignore": "notes/?/x.md\nno*/a.md" }],
  ["content/blog/a.md", false, zola(true)],
  ["content/blog/a.md", true, zola(false)],
  ["content/posts/a.md", false, { "hugo.toml": "[[cascade]]\ndraft = true" }],
  [
    "content/posts/a.md",
    false,
    {
      "content/posts/_index.md":
        "---\ncascade:\n  build: { render: never }\n  target: { environment: production }\n---\n",
    },
  ],
  ["content/posts/a.md", true, { "hugo.toml": "[[cascade]]\ndraft = true\ntarget.path = '/x/**'" }],
])("%s, published: %s, with %j", async (name, published, others) => {
  const { posts } = await bring("markdown", { [name]: post("x"), ...others });
  expect(posts).toMatchObject([{ published }]);
});

test("hidden files, such as those that macOS writes, are left out", async () => {
  const { posts, faults } = await bring("markdown", {
    "posts/a.md": post("x"),
    "posts/.b.md": post("x"),
    "posts/._a.md": "\0\x05\x16\uFFFE",
  });
  expect([posts.length, faults]).toEqual([1, 0]);
});

test.each([
  ["a list", `${"  - - - - - - - - - - a\n".repeat(40)}x`],
  ["lines like fields", `title: A\n${"name: a\n".repeat(60)}x`],
  ["directives of ikiwiki without an end", '[[!meta a="""b""" """c" [[!tag '.repeat(2000)],
  ["options of a command", `${"-a: b\n".repeat(40)}x`],
  ["a map of Elixir without an end", `%{${'a: "b", ~w(c) '.repeat(500)}${"~w(".repeat(500)}`],
  ["pictures without an end", `![a]${"[![a]".repeat(60)}x`],
])("text that looks like front matter or pictures is read quickly: %s", async (_, text) => {
  const { posts } = await bring("markdown", { "notes/a.md": text });
  expect(posts).toHaveLength(1);
});

test.each([
  ["expiryDate: 2021-01-01", false],
  ["expiryDate: 2999-01-01", true],
  ["headless: true", false],
  ["unpublish_date: 01-02-2020", false],
  ["access: { site.login: true }", false],
  ["access: { site: { login: true } }", false],
  ["access: public", true],
])("a text that Hugo or Grav does not show is a draft: %s", async (said, published) => {
  const { posts } = await bring("markdown", article("x", `${HEAD}\n${said}`));
  expect(posts).toMatchObject([{ published }]);
});

const lektor = (title: string, said = "") =>
  `title: ${title}\n---\npub_date: 2020-01-02\n---\n${said && `${said}\n---\n`}body: x`;

test("Lektor's hidden pages, and those below them, are drafts, and others may be unlisted", async () => {
  const { posts } = await bring("markdown", {
    "content/blog/contents.lr": "title: All\n---\n_hidden: yes",
    "content/blog/a/contents.lr": lektor("A"),
    "content/blog/b/contents.lr": lektor("B", "_hidden: no"),
    "content/c/contents.lr": lektor("C", "_hidden: yes"),
    "content/d/contents.lr": lektor("D", "_discoverable: no"),
    "content/e/contents.lr": lektor("E"),
  });
  const shown = posts.filter(({ published }) => published);
  expect(shown.map(({ title, unlisted }) => ({ title, unlisted }))).toEqual([
    { title: "B", unlisted: false },
    { title: "D", unlisted: true },
    { title: "E", unlisted: false },
  ]);
});

test.each(["02", "13"])(
  "a text of Grav that was to appear later does so: on day %s",
  async (day) => {
    const { posts } = await bring(
      "markdown",
      article("x", `${HEAD}\npublish_date: ${day}-01-2999`),
    );
    expect(posts).toMatchObject([{ published_at: `2999-01-${day}T00:00:00+00:00` }]);
  },
);

test("a picture for a theme that cannot be had keeps its address", async () => {
  const url = "https://a.example/a.png#gh-dark-mode-only";
  const { posts } = await bring("wordpress", wordpress(`<img src="${url}" alt="x">`), {
    fetch: () => Promise.reject(new Error("gone")),
  });
  expect(posts).toMatchObject([{ source: `![x](${url})` }]);
});

test("labels in program code are reported", async () => {
  const tabs = "<Tabs items={['One', 'Two']}>\n<Tab>\na\n</Tab>\n</Tabs>";
  const { report } = await bring("markdown", mdx(tabs));
  expect(report).toMatch(/LOST: items=\{…\} of <Tabs>/);
});

test("Blogger's pages about pictures are replaced by the pictures", () => {
  const [small, page, large] = ["s320", "s1600-h", "s0"].map(
    (size) => `https://1.bp.blogspot.com/_a/b/c/d/${size}/f.png`,
  );
  expect(changeMarkdown(`[![a](${small})](${page})`, (url) => url)).toBe(`![a](${large})`);
  expect(withShownHtml(`<a href="${page}"><img src="${small}"></a>`).text).toBe(
    `<img src="${large}">`,
  );
});

test.each([
  ["a tag", `<img${" ".repeat(400_000)}>`],
  ["an element", `<div markdown="1">\n${" ".repeat(400_000)}x\n</div>`],
])("any number of spaces in %s is read quickly", (_, text) => {
  expect(withShownHtml(text).converted).toEqual([]);
});

test("both dates of Material for MkDocs are imported", async () => {
  const head = "title: A\ndate:\n  created: 2020-01-02\n  updated: 2021-01-03";
  const { posts, report } = await bring("markdown", article("x", head));
  expect(posts).toMatchObject([
    { published_at: "2020-01-02T00:00:00+00:00", revised_at: "2021-01-03T00:00:00+00:00" },
  ]);
  expect(report).not.toContain("LOST");
});

test.each(["git Last Modified", "5 January 12020"])(
  "an invalid date is reported: %s",
  async (date) => {
    const { posts, report } = await bring("markdown", article("x", `title: A\ndate: ${date}`));
    expect(posts).toMatchObject([{ published: false }]);
    expect(report).toContain(`LOST: “${date}” is not a time`);
  },
);

test("an author with a URL is imported by name, and the other values are reported", async () => {
  const { posts, redirects, report } = await bring("markdown", {
    "posts/a.md": post(
      "x",
      `${HEAD}\nauthors:\n  - name: Ann\n    url: https://ann.example\n  - name: Cy\n    url: https://cy.example\npermalink: false`,
    ),
    "posts/b.md": post("y", `${HEAD}\nauthor: Bob\npermalink: /one/\nurl: /two/`),
    "posts/c.md": post(
      "z",
      `${HEAD}\nauthor:\n  login: d\n  display_name: Dee\n  url: https://dee.example`,
    ),
  });
  expect(posts.map(({ author_name }) => author_name)).toEqual(["Ann", "Bob", "Dee"]);
  expect(redirects).not.toContain("/false");
  expect(report).toMatch(/authors: +LOST: url: “https:\/\/ann\.example” is not imported/);
  expect(report).not.toContain("“Ann”");
  expect(report).toMatch(/authors: +LOST: “Cy” is not imported, because only one is kept/);
  expect(report).toMatch(/url: +LOST: “\/two\/” is not imported, because only one is kept/);
});

test.each([
  ["permalink: /{{ title | slug }}/", ["/{{ title | slug }}/ cannot lead here"]],
  ["draft: true", []],
  ["permalink: false", []],
])("a computed URL is reported, and a text without a URL gets none: %s", async (head, said) => {
  const { redirects, report } = await bring("markdown", {
    "posts/a.md": post("x", `title: A\n${head}`),
    "hugo.yaml": "permalinks:\n  posts: /:year/:slug/",
  });
  expect(redirects).toEqual([]);
  expect([...report.matchAll(/address: +LOST: (.*)/g)].map(([, line]) => line)).toEqual(said);
});

tryCases("WordPress: ", "wordpress", [
  {
    says: "a picture with a file for the dark theme becomes two, and stays one in code",
    input: wordpress(
      `<p><picture><source media="(prefers-color-scheme:light)" srcset="https://a.example/b.png 300w"><img src="https://a.example/a.png" alt="x"></picture></p><pre>&lt;picture&gt;&lt;source media="(prefers-color-scheme: dark)" srcset="a"&gt;&lt;img&gt;&lt;/picture&gt;</pre>`,
    ),
    becomes:
      '![x](/media/b#gh-light-mode-only)![x](/media/a#gh-dark-mode-only)\n\n```\n<picture><source media="(prefers-color-scheme: dark)" srcset="a"><img></picture>\n```',
  },
  {
    says: "a picture with a file for the dark theme stays one where its attributes are not in quotation marks",
    input: wordpress(
      '<picture><source srcset="https://a.example/a.png" media="(prefers-color-scheme: dark)"><img src=https://a.example/b.png alt=x></picture>',
    ),
    becomes: "![x](/media/b)",
  },
  {
    says: "languages, titles and marked lines of code are kept",
    input: wordpress(
      `<!-- wp:syntaxhighlighter/code {"language":"php"} -->\n<pre class="wp-block-syntaxhighlighter-code">a</pre>\n<!-- /wp:syntaxhighlighter/code -->`,
      `[sourcecode language="css" title="a.css" highlight="1,2"]\na\n[/sourcecode]\n\n<pre class="lang:js mark:2 decode:true" title="x.js">a</pre>\n\n<pre class="EnlighterJSRAW" data-enlighter-language="ruby" data-enlighter-title="Say">a</pre>`,
    ),
    becomes:
      '```php\na\n```\n\n=====\n\n```css title="a.css" {1,2}\na\n```\n\n```js title="x.js" {2}\na\n```\n\n```ruby title="Say"\na\n```',
  },
  {
    says: "an unknown shortcode in a paragraph of its own is reported, and a table of contents is removed",
    input: wordpress("[toc]\n\n[archives]\n\nWords [sic] here."),
    becomes: "\\[archives]\n\nWords \\[sic] here.",
    reports: [/LOST: \[archives\]/],
    silent: /\[(?:toc|sic)\]/,
  },
  {
    says: "tooltips, text directions and reversed lists are kept, and a file is linked once",
    input: wordpress(
      '<p>A <span title="tip">word</span></p><div dir="rtl"><p>y</p></div><ol reversed><li value="3">x</li></ol><div class="wp-block-file"><a href="https://a.example/a.pdf">Slides</a><a href="https://a.example/a.pdf" class="wp-block-file__button" download>Download</a></div>',
    ),
    becomes:
      'A <abbr title="tip">word</abbr>\n\n<p dir="rtl">y</p>\n\n<ol reversed><li>x</li></ol>\n\n[Slides](https://a.example/a.pdf)',
    reports: [/LOST: the number 3 of an item/],
  },
  {
    says: "an element that only a script fills is reported",
    input: wordpress('<p>x</p><div><x-poll id="1"></x-poll></div>'),
    becomes: "x",
    reports: [/LOST: a <x-poll> is left out/],
  },
  {
    says: "an anchor that is linked to is kept",
    input: wordpress('<a href="#part">Down</a>\n\n<a name="part"></a>\n\nPart'),
    becomes: ["[Down](#part)", 'id="part"'],
  },
]);

test("WordPress: former slugs redirect here, and metadata that is not imported is reported", async () => {
  const who = comment(1, "Hi").replace(
    "</wp:comment_author>",
    "</wp:comment_author><wp:comment_author_url>https://ann.example</wp:comment_author_url>",
  );
  const { posts, redirects, report } = await bring(
    "wordpress",
    wordpress(
      {
        "content:encoded": cdata("x"),
        more:
          meta("_wp_old_slug", "former") +
          meta("_format_chat", "Hi") +
          meta("_yoast_wpseo_canonical", "https://c.example") +
          meta("fifu_image_url", `${old}/cover.png`) +
          who,
      },
      { ...attachment(51), "content:encoded": "Long" },
    ).replace(
      "<item>",
      "<wp:category><wp:cat_name>C</wp:cat_name><wp:category_description>All of C</wp:category_description></wp:category><item>",
    ),
  );
  expect(redirects).toEqual(["/former", "/post-1"]);
  expect(posts[0]?.featured_image).toMatch(/^\/storage/);
  for (const said of [
    /_format_chat: +LOST: “Hi/,
    /canonical_url: +LOST: “https:\/\/c/,
    /LOST: 1 websites of those who wrote are not imported/,
    /1 files of the library come where an article shows them/,
    /1 descriptions of files are not imported/,
    /1 descriptions of categories and tags are not imported/,
  ])
    expect(report).toMatch(said);
});

const lexical = (...children: object[]) =>
  ghost([{ lexical: JSON.stringify({ root: { children } }) }]);

tryCases("Ghost: ", "ghost", [
  {
    says: "automatic links, captions of all cards, linked pictures and callouts' emoji are kept",
    input: lexical(
      {
        type: "paragraph",
        children: [{ type: "autolink", url: "https://a.example", children: [{ text: "a" }] }],
      },
      { type: "embed", url: "https://b.example", caption: "Cap one" },
      { type: "code", code: "x", language: "js", caption: "Cap two" },
      { type: "image", src: "https://c.example/1.png", alt: "x", href: "https://d.example" },
      { type: "callout", calloutText: "<p>Words</p>", calloutEmoji: "🚀" },
    ),
    becomes: [
      'href="https://a.example"',
      "Cap one",
      "Cap two",
      'href="https://d.example"',
      "> [!NOTE] 🚀\n> <p>Words</p>",
    ],
  },
  {
    says: "email cards are left out and reported, and cards of other pages become links",
    input: lexical(
      { type: "email", html: "<p>Hi {first_name}</p>" },
      { type: "signup", header: "Join" },
      { type: "bookmark", url: "https://b.example", metadata: { title: "T" } },
    ),
    becomes: '<p><a href="https://b.example">T</a></p>',
    reports: [/LOST: a card “email”/, /LOST: a card “signup”/, /the card of another page/],
  },
  {
    says: "cards that show nothing here are reported, and ratings and background pictures are kept",
    input: lexical(
      { type: "transistor", accentColor: "#fff" },
      {
        type: "product",
        productTitle: "P",
        productRatingEnabled: true,
        productStarRating: 4,
      },
      { type: "header", header: "H", backgroundImageSrc: "https://a.example/h.png" },
      { type: "paywall" },
    ),
    becomes: ["4 of 5 stars", 'src="/media/h"'],
    reports: [/LOST: a card “transistor” is left out/],
    silent: /paywall/,
  },
  {
    says: "tooltips, links of a gallery's pictures and labels of sponsors are kept",
    input: lexical(
      {
        type: "paragraph",
        children: [
          { type: "link", url: "https://a.example", title: "T", children: [{ text: "a" }] },
        ],
      },
      {
        type: "gallery",
        images: [{ src: "https://a.example/1.png", title: "U", href: "https://b.example" }],
      },
      { type: "call-to-action", hasSponsorLabel: true, sponsorLabel: "<p>Ad</p>", textValue: "x" },
      { type: "call-to-action", hasSponsorLabel: false, sponsorLabel: "<p>No</p>", textValue: "y" },
    ),
    becomes: [
      '<a href="https://a.example" title="T">a</a>',
      '<a href="https://b.example"><img src="/media/1" alt="" title="U"></a>',
      "<p>Ad</p>\n\nx\n\ny",
    ],
  },
  {
    says: "tabs separate words, and empty paragraphs are dropped",
    input: ghost([
      {
        lexical: JSON.stringify({
          root: {
            children: [
              { type: "paragraph", children: [{ text: "a" }, { type: "tab" }, { text: "b" }] },
            ],
          },
        }),
      },
      {
        mobiledoc: JSON.stringify({
          sections: [
            [1, "p", [[0, [], 0, "c"]]],
            [1, "p", []],
          ],
        }),
      },
    ]),
    becomes: "<p>a b</p>\n\n=====\n\n<p>c</p>",
  },
  {
    says: "nested lists and a list's start number are kept",
    input: lexical({
      type: "list",
      listType: "number",
      start: 3,
      children: [
        { children: [{ text: "one" }] },
        { children: [{ type: "list", children: [{ children: [{ text: "deep" }] }] }] },
      ],
    }),
    becomes: '<ol start="3"><li>one<ul><li>deep</li></ul></li></ol>',
  },
  {
    says: "a link's URL need not be its first attribute",
    input: ghost([
      {
        mobiledoc: JSON.stringify({
          markups: [["a", ["rel", "nofollow", "href", "https://a.example"]]],
          sections: [[1, "p", [[0, [0], 1, "words"]]]],
        }),
      },
    ]),
    becomes: '<p><a href="https://a.example">words</a></p>',
  },
  {
    says: "pictures of players and links in summaries are kept, and page cards are reported",
    input: ghost([
      '<div class="kg-card kg-audio-card"><img src="https://c.example/t.png" class="kg-audio-thumbnail"><audio src="https://c.example/a.mp3"></audio></div><div class="kg-card kg-toggle-card"><h4 class="kg-toggle-heading-text">See <a href="https://a.example">this</a></h4><div class="kg-toggle-content"><p>in</p></div></div><figure class="kg-card kg-bookmark-card"><a href="https://b.example"><div class="kg-bookmark-title">T</div></a></figure>',
    ]),
    becomes: ["![](/media/t)", 'See <a href="https://a.example">this</a>'],
    reports: [/the card of “T” becomes a link/],
  },
]);
