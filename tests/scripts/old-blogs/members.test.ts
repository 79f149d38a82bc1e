import { expect, test } from "vitest";
import { bring, textsOf } from "./bring.ts";
import { article, attachment, cdata, ghost, post, wordpress } from "./given.ts";
import { words } from "../../support/words.ts";

// More cases of the kinds that real public blogs lost.

const old = "https://old.example.com";

test.each([
  // Text beside blocks.
  ["One<h3>Two</h3>three", "One\n\n### Two\n\nthree"],
  ["<ul><li>a</li></ul>After\n\nMore", "- a\n\nAfter\n\nMore"],
  ["Before\n<!--more-->\nAfter", "Before\n\nAfter"],
  ['<div class="x">One\n\nTwo</div>', "One\n\nTwo"],
  // Lines of code that are separated by elements.
  ["<pre>a<br />b</pre>", "```\na\nb\n```"],
  ['<pre class="wp-block-preformatted">a<br>b <strong>c</strong></pre>', "```\na\nb c\n```"],
  ['<pre class="brush: php; notranslate">a &lt; b<br>c</pre>', "```php\na < b\nc\n```"],
  ['<pre class="brush: constructor">a</pre>', "```constructor\na\n```"],
  ['<pre class="brush: c#">a</pre>', "```csharp\na\n```"],
  ["<pre><code><div>a</div><div>b</div></code></pre>", "```\na\nb\n```"],
  // Emphasis around blocks, tasks, numbers, tables, and elements that only programs understand.
  ["<strong><p>One</p><ul><li>two</li></ul></strong>", "**One**\n\n- **two**"],
  [
    `<strong><video controls><source src="https://a.example/a.mp4"></video></strong>`,
    '<video controls>\n<source src="https://a.example/a.mp4"></video>',
  ],
  [
    "<b><details><summary>S</summary>x</details></b>",
    "<details><summary><b>S</b></summary><b>x</b></details>",
  ],
  ["<b><pre>x</pre></b>", "```\nx\n```"],
  ['<ul><li><label><input type="checkbox" checked> done</label></li></ul>', "- [x] done"],
  ['<ol><li value="5">x</li><li value="6">y</li></ol>', "5. x\n6. y"],
  [
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tfoot><tr><td>s</td></tr></tfoot><tbody><tr><td>1<br>2</td><td>3</td></tr></tbody></table>",
    "| A      | B |\n| ------ | - |\n| 1<br>2 | 3 |\n| s      |   |",
  ],
  ['<ol><li value="x">a</li></ol>', "1. a"],
  [
    '<p>a</p><script src="b.js" /><h2>c</h2><iframe src="https://a.example/d"/><p>e</p><script src="f.js"/>g</script>',
    "a\n\n## c\n\n<https://a.example/d>\n\ne",
  ],
  [
    '<p>a <i class="x"/> b</p><canvas id="c" /><form/><b>d</b><video-list/><p>e</p>',
    "a b\n\n**d**\n\ne",
  ],
  ["<fieldset><legend>L</legend><p>x</p></fieldset>", "L\n\nx"],
  [
    '<p>a<spacer type="block">b</spacer> <lj-user><img src="https://old.example.com/a.png" alt=""></lj-user></p>',
    "ab ![](/media/a)",
  ],
  [
    '<p><a href="https://www.google.com/url?q=https://old.example.com/post-1/&amp;sa=D">x</a> <a href="https://www.google.com/url?q=https://a.example/">y</a></p>',
    "[x](/blog/post-1) [y](https://a.example/)",
  ],
  [
    '<p><a href="https://me.wordpress.com/page/?w=3#comment-5">x</a></p>',
    "[x](https://me.wordpress.com/page/?w=3#comment-5)",
  ],
  [
    '<p><a href="https://me.files.wordpress.com/a.png?w=3#b">x</a></p>',
    "[x](https://me.files.wordpress.com/a.png#b)",
  ],
  [
    '<iframe src="https://a.example/view?file=x.png" title="Viewer"></iframe>',
    "[Viewer](https://a.example/view?file=x.png)",
  ],
  ["<p>See www.a.example/b.</p>", "See [www.a.example/b](http://www.a.example/b)."],
  // Pictures whose large file has another URL.
  [`<a href="${old}/a.jpg"><img src="${old}/a-150x150.jpg" alt="x"></a>`, "![x](/media/a)"],
  [`<img src="data:image/gif;base64,R0" data-src="${old}/a.png">`, "![](/media/a)"],
  [
    `<img src="${old}/a-300x200.png" srcset="${old}/a-300x200.png 300w, ${old}/a.png 1200w">`,
    "![](/media/a)",
  ],
  [`<img src="${old}/a-s.png" srcset="${old}/a-s.png 300w,${old}/a.png 1200w">`, "![](/media/a)"],
  [`<img src="${old}/a-blurred.png" data-src="${old}/a.png">`, "![](/media/a)"],
  [`<img data-cfsrc="${old}/a.png">`, "![](/media/a)"],
  [`<img src="${old}/a.png" data-lazy="true" data-src="{{lazy}}">`, "![](/media/a)"],
  [`<img src="https://i0.wp.com/a.example/a.png?resize=3%2C2&amp;ssl=1">`, "![](/media/a)"],
  [`<img src="${old}/content/images/size/w600/a.png">`, "![](/media/a)"],
  [`<amp-img src="${old}/a.png" alt="x"></amp-img>`, "![x](/media/a)"],
  [
    `<object data="${old}/a.svg" type="image/svg+xml"><img src="${old}/b.png" alt="x"></object>`,
    "![x](/media/a)",
  ],
  [
    `<a href="https://b.example/"><img src="${old}/a.png" alt="x"></a>`,
    "[![x](/media/a)](https://b.example/)",
  ],
  [
    `<figure class="wp-block-gallery"><figure><img src="${old}/a.png" alt="x"><figcaption>One</figcaption></figure>\n\n<figure><img src="${old}/b.png" alt=""></figure><figcaption>All <b>of</b> it</figcaption></figure>`,
    '![x](/media/a "One")\n\n![](/media/b)\n\nAll **of** it',
  ],
  // Code in shortcodes and in elements of plugins.
  ['[sourcecode language="js"]\na &lt; b\n[/sourcecode]', "```js\na < b\n```"],
  ['[code lang="css"]\n.a { }\n[/code]', "```css\n.a { }\n```"],
  ["[bash]\n# no title\n[/bash]", "```bash\n# no title\n```"],
  [
    '<pre class="EnlighterJSRAW" data-enlighter-language="ruby">a &amp; b</pre>',
    "```ruby\na & b\n```",
  ],
  ['<pre class="lang:python decode:true">a</pre>', "```python\na\n```"],
  [
    '<code lang="PHP">\n<?php\n\n$a = <b>;\n</code>\nThen <code>one</code>\n<pre>\n<code>a\nb</code></pre>',
    "```php\n<?php\n\n$a = <b>;\n```\n\nThen `one`\n\n```\na\nb\n```",
  ],
  // Shortcodes.
  [`[video src="${old}/a.mp4"]`, `<${old}/a.mp4>`],
  [
    `[caption id="x" width="3"]<img src="${old}/a.png" alt="x"> By the sea[/caption]`,
    '![x](/media/a "By the sea")',
  ],
  ["[youtube https://www.youtube.com/watch?v=abc]", "<https://www.youtube.com/watch?v=abc>"],
  ["An array[0] and [sic] stay", String.raw`An array\[0] and \[sic] stay`],
  // HTML that Markdown can express.
  ['<p><a href="https://a.example"><strong>b</strong></a></p>', "[**b**](https://a.example)"],
  ["<ul><li><p>a</p></li><li><p>b</p></li></ul>", "- a\n\n- b"],
  ['<div><p dir="auto">a<br/>b</p></div>', "a\\\nb"],
  ["<p><b>a</b><b> b&nbsp;</b> <code>c</code><code>(d)</code></p>", "**a b**\u00A0 `c(d)`"],
  ["<p>https://a.example/<wbr>b</p>", "<https://a.example/b>"],
  [
    `<img src="${old}/a.png" alt="x" title=""><img src="${old}/c.png" title="y">\n\n[caption]<img src="${old}/b.png" alt="x"> in\u00A0May[/caption]`,
    '![x](/media/a)![y](/media/c)\n\n![x](/media/b "in\u00A0May")',
  ],
  [
    '<h2>Map<iframe src="https://player.vimeo.com/video/1"></iframe></h2>',
    "## Map\n\n<https://vimeo.com/1>",
  ],
  [
    '<blockquote class="twitter-tweet"><p lang="en">Hi</p><a href="https://twitter.com/a/status/1">May</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
    "> Hi\n>\n> [May](https://twitter.com/a/status/1)",
  ],
  ['<p><a href="https://a.example"><br>a<br></a> b</p>', "[a](https://a.example)\\\nb"],
  [
    `<figure><img src="${old}/a.png" alt="x"><figcaption>One<br></figcaption></figure>`,
    '![x](/media/a "One")',
  ],
  [
    "<table><tr><th>\n<p>A</p>\n</th></tr><tr><td>\n<p>1</p>\n</td></tr></table>",
    "| A |\n| - |\n| 1 |",
  ],
  ['<pre><code class="language-js"><span class="k">let</span> a</code></pre>', "```js\nlet a\n```"],
  // Formulas, and variables of programs.
  ["It is $x_1 &#60; f'(y)$", "It is $x_1 < f'(y)$"],
  ["$f''(x) = x^2$, $y_1^{'}$, $\\hat{a}'_1$", "$f''(x) = x^2$, $y_1^{'}$, $\\hat{a}'_1$"],
  ['$\\text{"a"}_1$ $x_{\\color{#f00} 1}$', '$\\text{"a"}_1$ $x_{\\color{#f00} 1}$'],
  ["It is /$h{'a_b'}$/", "It is /\\$h{'a_b'}\\$/"],
  ["Try $p = '/^a$/' and \"^$b$\"", "Try \\$p = '/^a\\$/' and \"^\\$b\\$\""],
  // Obsolete elements.
  ["<center><font color='red'>a</font></center>", "a"],
  ["<big>a</big> <u>b</u> <s>c</s> <i>d</i>", "a b ~~c~~ *d*"],
  ["<dir><li>a</li></dir>", "- a"],
])("WordPress: %j", async (written, expected) => {
  expect((await textsOf("wordpress", wordpress(written))).text).toBe(expected);
});

test.each([
  ["Q&amp;A", "Q&A"],
  ["5 &lt; 6 &#8211; really", "5 < 6 – really"],
  ["&lt;code&gt;npm&lt;/code&gt; &#038; me", "<code>npm</code> & me"],
  ["  Two\n lines  ", "Two lines"],
  ["One<br>two<br/> three", "One two three"],
  ["<p>One</p><p>two</p>", "One two"],
  ["Q &amp;amp; List&lt;A&gt;", "Q & List<A>"],
])("a title becomes plain text: %j", async (written, expected) => {
  const { posts } = await bring(
    "wordpress",
    wordpress({ title: cdata(written), "content:encoded": "x" }),
  );
  expect(posts).toMatchObject([{ title: expected }]);
});

test.each(["basic-post.html", "2013/6/7/basic-post"])(
  "Squarespace's URL names become a slug: %s",
  async (name) => {
    const { posts } = await bring(
      "wordpress",
      wordpress({ "wp:post_name": name, "content:encoded": "x" }),
    );
    expect(posts).toMatchObject([{ slug: "basic-post" }]);
  },
);

test.each([
  ["<div>x</div>\nWords *a*", "<div>x</div>\n\nWords *a*"],
  ['<p align="center">x</p>\n## Part', '<p align="center">x</p>\n\n## Part'],
  ["<hr>\n- a\n- b", "<hr>\n\n- a\n- b"],
  [
    "<details><summary>a</summary>b</details>\n**c**",
    "<details><summary>a</summary>b</details>\n\n**c**",
  ],
  ["<figcaption>x</figcaption>\n### Part", "<figcaption>x</figcaption>\n\n### Part"],
  [
    "<details>\n<summary>a</summary>\n```js\nb\n```\n</details>",
    "<details>\n<summary>a</summary>\n\n```js\nb\n```\n</details>",
  ],
  ["- a\n\n    <p>b</p>\n    *c*", "- a\n\n    <p>b</p>\n\n    *c*"],
  ["1. a\n   b\n\n    <p>c</p>\n    *d*", "1. a\n   b\n\n    <p>c</p>\n\n    *d*"],
  ["[^1]\n\n[^1]: a\n    <br>\n    *b*", "[^1]\n\n[^1]: a\n    <br>\n\n    *b*"],
  // After a blank line, it would be code.
  ["<div>\n    <p>a</p>\n    b\n</div>", "<div>\n    <p>a</p>\n    b\n</div>"],
])("Markdown after HTML stays Markdown: %j", async (written, expected) => {
  expect((await textsOf("markdown", article(written))).text).toBe(expected);
});

test.each([
  ["Title\n=====\n\nWords.", "Title"],
  ["# A title #\n\nWords.", "A title"],
  ["---\ndate: 2020-01-01\n---\n\n# With `code` and *stars*\n\nWords.", "With code and stars"],
  ["Words.", "a file"],
])("a title is taken from the text: %j", async (written, title) => {
  const { posts } = await bring("markdown", { "a-file.md": written });
  expect(posts).toMatchObject([{ title, source: "Words." }]);
});

test.each([
  ["Self-hosting, 20-30% cheaper", "Self-hosting, 20-30% cheaper"],
  ["2020-01-02-self-hosting_it", "self hosting it"],
  ["2020 - 12", "Words."],
])("a name of a file becomes a title: %j", async (name, title) => {
  const { posts } = await bring("markdown", { [`${name}.md`]: "Words." });
  expect(posts).toMatchObject([{ title }]);
});

test.each([
  "---\nTITLE: A\nDATE: 2020-01-01\nTAGS: [x]\n---\nx",
  "+++\nTitle = 'A'\nDate = 2020-01-01\nTags = ['x']\n+++\nx",
  '{\n  "Title": "A",\n  "Date": "2020-01-01",\n  "Tags": ["x"]\n}\nx',
  "TITLE: A\nDATE: 2020-01-01\nTAGS: x\n\nx",
])("field names are case-insensitive: %j", async (written) => {
  const { posts } = await bring("markdown", { "a.md": written });
  expect(posts).toMatchObject([{ title: "A", tags: ["x"], published: true }]);
});

test.each(words`
  _posts/a.rst notes/a.ipynb posts/a.wiki posts/a.mediawiki _site/a.md _layouts/post.md CHANGELOG.md
  scaffolds/post.md Templates/Daily.md tools/one/AGENTS.md
`)("the skipped file %s is reported", async (file) => {
  const { report } = await bring("markdown", { "posts/a.md": post("x"), [file]: "Words." });
  expect(report).toMatch(
    new RegExp(
      `(?:${file.replaceAll(".", String.raw`\.`)}|${file.split("/")[0]}/?) .*(?:left out|Markdown)`,
    ),
  );
});

test.each([
  ["claude-code.md", "---\ntitle: A\ndate: 2020-01-01\n---\nx", "claude-code"],
  ["security-101.md", "+++\ntitle = 'A'\ndate = 2020-01-01\n+++\nx", "security-101"],
  ["todo-app.md", "Title: A\nDate: 2020-01-01\n\nx", "todo-app"],
  ["posts/hello/README.md", "---\ntitle: A\ndate: 2020-01-01\n---\nx", "hello"],
  ["posts/2020-01-01-hello/readme.md", "---\ntitle: A\n---\nx", "hello"],
])("%s with a title and a date is an article", async (file, text, slug) => {
  const { posts } = await bring("markdown", { [file]: text });
  expect(posts).toMatchObject([{ slug, title: "A", published: true }]);
});

test.each([
  ["LICENSE.md", "---\ntitle: A\npublished: true\n---\nx"],
  ["posts/hello/README.md", "# A\n\nx"],
  ["CLAUDE.md", "---\ntitle: A\ndate: 2020-01-01\n---\nx"],
])("%s without both, or with instructions for programs, is none", async (file, text) => {
  const { posts } = await bring("markdown", { "posts/a.md": post("x"), [file]: text });
  expect(posts).toMatchObject([{ slug: "a" }]);
});

test.each([
  ["2020-01-02.my-post.md", "title: A", "2020-01-02", "my-post"],
  ["2020-01-02-1530.my-post.md", "title: A", "2020-01-02", "my-post"],
  ["2020-01-02-153000.my-post.md", "title: A", "2020-01-02", "my-post"],
  ["2020-01-02-2024.1-released.md", "title: A", "2020-01-02", "2024-1-released"],
  ["a.md", "title: A\ndate: 12/31/21", "2021-12-31", "a"],
  ["a.md", "title: A\ndate: 31/1/99 10:00", "1999-01-31", "a"],
])("the date and the name are found in %s with %j", async (name, head, date, slug) => {
  const { posts } = await bring("markdown", { [`posts/${name}`]: post("x", head) });
  expect(posts).toMatchObject([
    { slug, published: true, published_at: expect.stringMatching(`^${date}`) },
  ]);
});

test("a date in which the month must be first shows how others of the site are read", async () => {
  const { posts } = await bring("markdown", {
    "posts/a.md": post("x", "title: A\ndate: 3/4/21"),
    "posts/b.md": post("x", "title: B\ndate: 12/31/21"),
  });
  expect(posts[0]).toMatchObject({ published_at: "2021-03-04T00:00:00+00:00" });
});

test.each(["21-13-45", "1. 2. 3"])("a date that cannot be read is reported: %s", async (date) => {
  const { report } = await bring("markdown", article("x", `title: A\ndate: ${date}`));
  expect(report).toContain(`LOST: “${date}” is not a time`);
});

test.each([
  ["Title: A\nTags: a, b c; d, e;\n\nx", ["a, b c", "d, e"]],
  ["---\ntitle: A\ntags: a; b c\n---\nx", ["a", "b c"]],
  ["---\ntitle: A\ntags: Q&amp;A\n---\nx", ["Q&A"]],
  ["---\ntitle: A\ntags: Q&amp;A, b\n---\nx", ["Q&A", "b"]],
])("tags are separated by semicolons, or by commas: %j", async (text, tags) => {
  const { posts } = await bring("markdown", { "a.md": text });
  expect(posts).toMatchObject([{ tags }]);
});

test.each([
  ['<object data="/a.swf"></object>', /a\.swf/],
  ["<form><input name=a></form>", /LOST: .*<form>/],
  ['<button onclick="x()">Go</button>', /LOST: .*<button>/],
  ["<canvas></canvas>", /LOST: .*<canvas>/],
  ["<style>p { }</style>", /LOST: .*<style>/],
])("HTML in Markdown that is not shown is reported or linked: %s", async (written, named) => {
  const { text, report } = await textsOf("markdown", article(`Words.\n\n${written}`));
  expect(text + report).toMatch(named);
});

test.each([
  [{ html: "<p>a</p>", custom_excerpt: "E" }, { excerpt: "E" }],
  [{ html: "<p>a</p>", meta_description: "E", og_description: "E" }, { excerpt: "E" }],
  [{ html: "<p>a</p>", visibility: "members" }, { published: false }],
  [{ html: "<p>a</p>", status: "draft" }, { published: false }],
  [{ html: "<p>a</p>", featured: 1 }, { featured: true }],
  [{ html: "<p>a</p>", locale: "de" }, { language: "de" }],
  [{ html: "<p>a</p>", locale: "es-419" }, { language: "es-419" }],
])("Ghost: %j", async (post, expected) => {
  expect((await bring("ghost", ghost([post]))).posts).toMatchObject([expected]);
});

test("the last version of a repeated text is imported, and texts without ids are distinct", async () => {
  const one = wordpress("one", "two");
  const later = one.replace("two", "later");
  const { posts, report } = await bring("wordpress", { "a.xml": one, "b.xml": later });
  expect(posts).toMatchObject([{ source: "one" }, { source: "later" }]);
  expect(report).toMatch(/^2 texts occur more than once/);
  const bare = await bring("wordpress", one.replace(/<wp:(post_id|wxr_version)>.*?<\/wp:\1>/g, ""));
  expect(bare.posts).toMatchObject([{ source: "one" }, { source: "two" }]);
  expect(bare.report).not.toMatch(/LOST|more than once/);
});

test.each([
  ["only a title", wordpress({ title: "A", "content:encoded": "" })],
  ["only a space", wordpress("&nbsp;")],
  ["only an empty block", wordpress("<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->")],
  ["only a picture", wordpress(`<img src="${old}/a.png">`)],
  ["only a video", wordpress("https://www.youtube.com/watch?v=abc")],
  ["only a gallery", wordpress("[gallery]", attachment(51, "1"))],
])("a post with %s is an article, also in a rehearsal", async (_, input) => {
  for (const isRehearsal of [true, false])
    expect(await bring("wordpress", input, { isRehearsal })).toMatchObject({ faults: 0, lost: 0 });
});
