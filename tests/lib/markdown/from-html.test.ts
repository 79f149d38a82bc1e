import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { renderMarkdown } from "@/lib/markdown/render";
import { visibleForm } from "@/lib/markdown/visible-form";
import { sampleArticles } from "../../support/sample-articles.ts";
import { isFull } from "../../support/scope.ts";

/** Without footnotes and callouts, which nobody types as HTML and which stay unchanged. */
const articles = sampleArticles.filter(({ html }) => !html.includes("<div class="));

test.each(isFull ? articles : articles.slice(0, 2))(
  "$name becomes Markdown that readers cannot tell apart",
  async (sample) => {
    const { markdown, isSame } = await markdownFromHtml(sample.html);
    expect(isSame).toBe(true);

    // Checked again independently of the converter: letters, links and elements.
    const [before, after] = [sample.html, await renderMarkdown(markdown)].map(outline);
    expect(after).toEqual(before);
    // It is real Markdown, not HTML, except for figures, which have their images' sizes.
    expect(markdown.replace(/<figure>[^]*?<\/figure>|```[^]*?\n```/g, "")).not.toMatch(
      /<(p|h2|ul|ol|pre|table)\b/,
    );
  },
);

function outline(html: string) {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = sanitize(html);
  return {
    text: body.textContent.replace(/\s+/g, ""),
    links: [...body.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    code: [...body.querySelectorAll("pre")].map((pre) => pre.textContent.trimEnd()),
    elements: [...body.querySelectorAll("*")].map((element) => element.tagName),
  };
}

test.each([
  ["<h2>Part</h2><p>A <strong>b</strong>, <em>c</em>.</p>", "## Part\n\nA **b**, *c*."],
  ['<pre><code class="language-ts">a\n\nb</code></pre>', "```ts\na\n\nb\n```"],
  ["<p>H<sub>2</sub>O</p>", "H<sub>2</sub>O"],
  ["<p><ruby>漢<rt>かん</rt></ruby>字</p>", "<ruby>漢<rt>かん</rt></ruby>字"],
  [
    '<figure><a href="https://a.example"><img src="a.avif" alt="A"></a></figure>',
    "[![A](a.avif)](https://a.example)",
  ],
  ['<figure><img src="a.avif" alt="A"><figcaption>May</figcaption></figure>', '![A](a.avif "May")'],
  ["<p>$5 or $6</p>", String.raw`\$5 or \$6`],
  ["<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
  ["<ol><li>a<ul><li>b</li><li>c</li></ul></li></ol>", "1. a\n   - b\n   - c"],
  ["<ul><li><p>a</p><ul><li>b</li><li>c</li></ul></li></ul>", "- a\n\n  - b\n  - c"],
])("HTML that Markdown can express becomes Markdown: %s", async (html, markdown) => {
  expect(await markdownFromHtml(html)).toEqual({ markdown: `${markdown}\n`, isSame: true });
});

test.each([
  "<dl><dt>a</dt><dd>b</dd></dl>",
  "<details><summary>a</summary>\n\n<p>b</p>\n\n<pre>c\n\n\nd</pre></details>",
  '<p lang="fr" dir="ltr">Bonjour</p>',
  '<h2 id="own">Part</h2>',
  '<p><a id="anchor" href="/a">b</a></p>',
  '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  '<video controls src="/a.mp4"></video>',
  '<img src="a.avif" alt="" width="10" height="20">',
  '<blockquote cite="https://example.com/">a</blockquote>',
  '<ol reversed=""><li>a</li></ol>',
])("HTML that Markdown cannot express stays HTML: %s", async (html) => {
  const { markdown, isSame } = await markdownFromHtml(html);
  expect(isSame).toBe(true);
  const rendered = await renderMarkdown(markdown);
  const ids = new Set(["user-content-own", "user-content-anchor"]);
  expect(visibleForm(sanitize(rendered), ids)).toBe(visibleForm(sanitize(html), ids));
});

test.each([
  ["中文<b>「强调」</b>后。<b>中文。</b>后", "中文**「强调」**后。**中文。**后"],
  ["ไทย<i>“คำ”</i>ไทย <del>(ลบ)</del>ไทย", "ไทย*“คำ”*ไทย ~~(ลบ)~~ไทย"],
  ["𠮷<b>(野)</b>𠮷", "𠮷**(野)**𠮷"],
  ["x<b>“q”</b>x", "&#x78;**“q”**&#x78;"],
  ["中<code>*&amp;#x6587;</code><b>「强」</b>调", "中`*&#x6587;`**「强」**&#x8C03;"],
])("letters next to emphasis are encoded only if necessary: %s", async (html, markdown) => {
  const made = await markdownFromHtml(`<p>${html}</p>`);
  expect(made).toEqual({ markdown: `${markdown}\n`, isSame: true });
});

test("Markdown that would be shown differently is reported", async () => {
  // Text outside of any element would become a paragraph.
  expect((await markdownFromHtml("bare words")).isSame).toBe(false);
  expect((await markdownFromHtml("<p>a</p> and <b>more</b>")).isSame).toBe(false);
});

test.each([
  ["<p>a</p>", "<p>b</p>"],
  ["<p>a b</p>", "<p>ab</p>"],
  ["<p>a</p>", "<div>a</div>"],
  ["<p>a <b>b</b></p>", "<p>a<b>b</b></p>"],
  ["<pre>a\n b</pre>", "<pre>a\nb</pre>"],
  ['<a href="/a">x</a>', '<a href="/b">x</a>'],
  ["<p>&lt;hr&gt;</p>", "<p></p><hr>"],
])("readers see a difference between %s and %s", (one, other) => {
  expect(visibleForm(one, new Set())).not.toBe(visibleForm(other, new Set()));
});

test.each([
  ["<p>a\n b</p>\n\n<p>c</p>", "<p>a b</p><p>c</p>"],
  ["<b>a</b>", "<strong>a</strong>"],
  ["<pre><code>a\n</code></pre>", "<pre><code>a</code></pre>"],
  ["<ul>\n<li>a</li>\n</ul>", "<ul><li>a</li></ul>"],
])("readers see no difference between %j and %j", (one, other) => {
  expect(visibleForm(one, new Set())).toBe(visibleForm(other, new Set()));
});
