import { expect, test } from "vitest";
import { renderMarkdown } from "@/lib/markdown/render";
import { words } from "../../support/words.ts";

async function rendered(markdown: string): Promise<string> {
  return (await renderMarkdown(markdown)).trim();
}

test.each([
  ["A *and* **strong** `code`", "<p>A <em>and</em> <strong>strong</strong> <code>code</code></p>"],
  ["~~gone~~", "<p><del>gone</del></p>"],
  ["https://a.example", '<p><a href="https://a.example">https://a.example</a></p>'],
  ["Ask @ada@social.example", "<p>Ask @ada@social.example</p>"],
  [
    "node@20.x, a/b@5.0-beta, <me@localhost>",
    '<p>node@20.x, a/b@5.0-beta, <a href="mailto:me@localhost">me@localhost</a></p>',
  ],
  [
    "xmpp:ada@a.example, db://ada@a.example/b, to:ada@a.example",
    '<p>xmpp:ada@a.example, db://ada@a.example/b, to:<a href="mailto:ada@a.example">ada@a.example</a></p>',
  ],
  [
    "müller@a.example, иван.ada@a.example, ada@a.straße.example, mu\u0308ller@a.example",
    "<p>müller@a.example, иван.ada@a.example, ada@a.straße.example, mu\u0308ller@a.example</p>",
  ],
  [
    "\u2068ada@a.example\u2069, ada@b.example²",
    '<p>\u2068<a href="mailto:ada@a.example">ada@a.example</a>\u2069, <a href="mailto:ada@b.example">ada@b.example</a>²</p>',
  ],
  ["git@code.example:ada/site.git", "<p>git@code.example:ada/site.git</p>"],
  [
    '<a href="/x">https://a.example</a> https://b.example',
    '<p><a href="/x">https://a.example</a> <a href="https://b.example">https://b.example</a></p>',
  ],
  [
    '# <a href="/x">https://a.example</a>',
    '<h2 id="httpsaexample"><a href="/x">https://a.example</a></h2>',
  ],
  [
    '**<a href="/x">https://a.example</a>**',
    '<p><strong><a href="/x">https://a.example</a></strong></p>',
  ],
  [
    '<a href="/x">**https://a.example**</a>',
    '<p><a href="/x"><strong>https://a.example</strong></a></p>',
  ],
  [
    '| <a href="/x">https://a.example</a> |\n| --- |',
    '<table>\n<thead>\n<tr>\n<th><a href="/x">https://a.example</a></th>\n</tr>\n</thead>\n</table>',
  ],
  ["<a href=https://a.example/b/>c</a>", '<p><a href="https://a.example/b/">c</a></p>'],
  ["<a href = /a/b title='c/=/d'>e</a>", '<p><a href="/a/b" title="c/=/d">e</a></p>'],
  ['<a id="x">[b](/y)</a>', '<p><a id="x"></a><a href="/y">b</a></p>'],
  ["---", "<hr>"],
  ["3. three\n4. four", '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>'],
  ["two  \nlines", "<p>two<br>\nlines</p>"],
  ["```ts\na < b\n```", '<pre><code class="language-ts">a &#x3C; b\n</code></pre>'],
])("CommonMark and GitHub's extensions are supported: %j", async (markdown, html) => {
  expect(await rendered(markdown)).toBe(html);
});

test("the page's title is the only h1, so # and ## both become an h2", async () => {
  expect(await rendered("# One")).toBe('<h2 id="one">One</h2>');
  expect(await rendered("## Two")).toBe('<h2 id="two">Two</h2>');
  expect(await rendered("### Three")).toBe('<h3 id="three">Three</h3>');
  expect(await rendered("<h1>Typed</h1>")).toBe('<h2 id="typed">Typed</h2>');
});

test("each heading has a unique id, made from its words in any script", async () => {
  const html = await rendered(
    "## What's `new`?\n\n## Ünïcode и 漢字\n\n## Same\n\n## Same\n\n## 🦊",
  );
  const ids = [...html.matchAll(/<h2(?: id="(.*?)")?>/g)].map(([, id]) => id);
  expect(ids).toEqual(["whats-new", "ünïcode-и-漢字", "same", "same-1", undefined]);
});

test.each([
  '<p id="same">x</p>\n\n## Same',
  "## Fnref 1[^1]\n\n[^1]: note",
  "## Footnote label[^1]\n\n[^1]: note",
])("no heading gets the id of another element: %j", async (markdown) => {
  const ids = [...(await rendered(markdown)).matchAll(/ id="(.*?)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(words`
  #-getting-started #getting-started #-%EC%84%A4%EC%B9%98 #️-settings #settings- #settings
  #Getting-Started #a--b #a-b #第一章概要 #cafe\u0301 #caf\u00e9 #istanbul
`)("a table of contents made elsewhere links to its headings: %s", async (address) => {
  const html = await renderMarkdown(
    `[x](${address})\n\n## 🚀 Getting started\n\n## 🚀 설치\n\n## ⚙️ Settings\n\n## A & B\n\n## 第一章　概要\n\n## Cafe\u0301\n\n## İstanbul`,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`);
  expect(ids.slice(0, 3)).toEqual(["#getting-started", "#설치", "#settings"]);
  expect(ids).toContain(decodeURI(/href="([^"]+)"/.exec(html)?.[1] ?? ""));
});

test.each(["## \\---", '<p id="_">x</p>', "## ???"])(
  "a heading or an id without letters leaves links as they are: %j",
  async (markdown) => {
    const html = await renderMarkdown(
      `${markdown}\n\n*Words* and [a link](https://a.example/) [x](#-)`,
    );
    expect(html).toContain(
      '<p><em>Words</em> and <a href="https://a.example/">a link</a> <a href="#-">x</a></p>',
    );
  },
);

test("a footnote's number is not part of a heading's id", async () => {
  expect(await rendered("## A title[^1]\n\n[^1]: note")).toContain('<h2 id="a-title">A title<sup>');
  expect(await rendered("## A[^x] `b`\n\n[^x]: note")).toContain('<h2 id="a-b">');
});

test.each([
  "<!-- hidden -->\n\nseen",
  "seen <!-- hidden > hidden --> seen",
  "<!-- hidden\n\n# hidden\n\n-->\n\nseen",
  "seen\n\n<!-- hidden\n\nhidden",
  "<div>\nseen <!-- hidden --!></div>\n",
  "- seen\n  <!-- hidden -->\n- seen",
  "| seen <!-- hidden --> |\n| --- |\n| <!-- hidden --> |",
  "<?php hidden ?>\n\nseen <?hidden?> <!HIDDEN>",
  "seen[^1]\n\n[^1]: seen <!-- hidden -->",
])("HTML comments are not published: %j", async (markdown) => {
  const html = await rendered(markdown);
  expect(html).toContain("seen");
  expect(html).not.toMatch(/hidden|<!|<\?/i);
});

test("an HTML comment in code is part of the text", async () => {
  expect(await rendered("`<!-- seen -->`")).toBe("<p><code>&#x3C;!-- seen --></code></p>");
});

test("a table keeps its columns' alignment", async () => {
  const html = await rendered("| a | b |\n| :-: | --: |\n| 1 | 2 |");
  expect(html).toContain('<th align="center">a</th>');
  expect(html).toContain('<td align="right">2</td>');
});

test("a task list has labelled checkboxes", async () => {
  const html = await rendered("- [x] did\n- [ ] will");
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> did');
  expect(html).toContain('<input type="checkbox" disabled aria-label="Done"> will');
});

test("a footnote and its reference link to each other", async () => {
  const html = await rendered("Said[^who].\n\n[^who]: By her.");
  expect(html).toContain('<a href="#fn-who" id="fnref-who" aria-label="Footnote 1">1</a>');
  expect(html).toContain('<div class="footnotes">');
  expect(html).toContain('<li id="fn-who">');
  expect(html).toContain('<a href="#fnref-who" aria-label="Back to reference 1">↩\uFE0E</a>');
});

test.each(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"])(
  "[!%s] makes a callout",
  async (name) => {
    const kind = name.toLowerCase();
    const title = name.charAt(0) + kind.slice(1);
    expect(await rendered(`> [!${name}]\n> Text.\n>\n> - more`)).toBe(
      `<div class="callout callout-${kind}">\n<p class="callout-title">${title}</p>\n<p>Text.</p>\n<ul>\n<li>more</li>\n</ul>\n</div>`,
    );
  },
);

test("a callout may have its own title; other quotations stay quotations", async () => {
  expect(await rendered("> [!tip] Be *brief*\n> Text.")).toContain(
    '<p class="callout-title">Be <em>brief</em></p>\n<p>Text.</p>',
  );
  for (const name of ["LOUD", "constructor"])
    expect(await rendered(`> [!${name}]\n> Text.`)).toContain(
      `<blockquote>\n<p>[!${name}]\nText.</p>`,
    );
});

test.each([
  ["A Vec<String> of `T`", "A Vec&#x3C;String> of <code>T</code>"],
  ["Promise<void>, Array<object>", "Promise&#x3C;void>, Array&#x3C;object>"],
  [
    "vector<std::string> <ann@a.example>",
    'vector&#x3C;std::string> <a href="mailto:ann@a.example">ann@a.example</a>',
  ],
  ["Open <app://a>", 'Open <a href="app://a">app://a</a>'],
  ["Vec<Option<T>> and fn f<T>(x: T)", "Vec&#x3C;Option&#x3C;T>> and fn f&#x3C;T>(x: T)"],
  ["Box<dyn Error>, parse::<u32>()", "Box&#x3C;dyn Error>, parse::&#x3C;u32>()"],
  ["H<sub>2</sub>O, one<BR>two", "H<sub>2</sub>O, one<br>two"],
  [
    "f<math><mi>x</mi></math>文<math><mi>y</mi></math>",
    "f<math><mi>x</mi></math>文<math><mi>y</mi></math>",
  ],
  ["old<strike>x</strike>, a<nobr>b</nobr>d", "old<strike>x</strike>, a<nobr>b</nobr>d"],
])("type arguments are text: %s", async (markdown, html) => {
  expect(await rendered(markdown)).toBe(`<p>${html}</p>`);
});

test.each([
  ["[!tip]-", "Tip"],
  ["[!NOTE]+ Read on", "Read on"],
  ["[!note] ### Read *on*", "Read <em>on</em>"],
  ["[!note] #1 of 3", "#1 of 3"],
  ["[!note]-1 degrees", "-1 degrees"],
])("%s is a callout as in Obsidian", async (marker, title) => {
  expect(await rendered(`> ${marker}\n> Text.`)).toContain(
    `<p class="callout-title">${title}</p>\n<p>Text.</p>`,
  );
});

test("a byte order mark and line endings of other systems are not part of the text", async () => {
  const text = "> [!NOTE]\n> It costs $5, or $10 and $x$.\n\nA\\\nb.";
  const typed = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  expect(await renderMarkdown(typed)).toBe(await renderMarkdown(text));
  expect(await renderMarkdown("\uFEFF$5 or $10, $x$")).toContain("<p>$5 or $10, <math");
});

test.each([
  ["##\u00a0*Two*", '<h2 id="two"><em>Two</em></h2>'],
  ["> #\u00a0One\ntext", '<blockquote>\n<h2 id="one">One</h2>\n</blockquote>\n<p>text</p>'],
  ["- #\u00a0One", '<ul>\n<li>\n<h2 id="one">One</h2>\n</li>\n</ul>'],
])("a heading may begin with a no-break space: %j", async (markdown, html) => {
  expect(await rendered(markdown)).toBe(html);
});

test.each([
  ["1.\u00a0May", "<p>1.\u00a0May</p>"],
  ["We are\n#\u00a01 in it.", "<p>We are\n#\u00a01 in it.</p>"],
  ["\\#\u00a01", "<p>#\u00a01</p>"],
  ["`a\n#\u00a0b`", "<p><code>a #\u00a0b</code></p>"],
  ["    #\u00a0b", "<pre><code>#\u00a0b\n</code></pre>"],
  ["<pre>\n#\u00a0b\n</pre>", "<pre>#\u00a0b\n</pre>"],
])("a no-break space makes nothing else a heading: %j", async (markdown, html) => {
  expect(await rendered(markdown)).toBe(html);
});

test("an image in a paragraph of its own is a figure, with its title as the caption", async () => {
  expect(await rendered('![A fox](fox.avif "In *May*")')).toBe(
    '<figure><img src="fox.avif" alt="A fox" loading="lazy"><figcaption>In *May*</figcaption></figure>',
  );
  expect(await rendered("[![A fox](fox.avif)](/fox)")).toBe(
    '<figure><a href="/fox"><img src="fox.avif" alt="A fox" loading="lazy"></a></figure>',
  );
  expect(await rendered("See ![a fox](fox.avif).")).toContain("<p>See <img");
  expect(await rendered('<p><img src="fox.avif"></p>')).toBe('<p><img src="fox.avif"></p>');
});

test("HTML in Markdown stays HTML, and may contain Markdown", async () => {
  expect(await rendered("H<sub>2</sub>O and <kbd>Ctrl</kbd>")).toBe(
    "<p>H<sub>2</sub>O and <kbd>Ctrl</kbd></p>",
  );
  expect(await rendered("<details><summary>More</summary>\n\n*in* it\n\n</details>")).toBe(
    "<details><summary>More</summary>\n<p><em>in</em> it</p>\n</details>",
  );
});
