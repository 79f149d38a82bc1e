import { expect, test } from "vitest";
import { headingsIn } from "@/lib/article/headings";
import { prepare } from "@/lib/article/prepare";
import { dangerousParts } from "../../support/dangerous-html";
import { payloads } from "../../support/xss";

function shown(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = prepare(html);
  return body;
}

test("each heading is a link to itself, and keeps its id", () => {
  const [named, unnamed, again] = shown(
    '<h2 id="start">Start</h2><h3>The <em>first</em> part</h3><h2>Start</h2>',
  ).querySelectorAll("h2, h3");
  expect(named?.innerHTML).toBe('<a class="anchor" href="#user-content-start">Start</a>');
  expect(unnamed?.id).toBe("user-content-the-first-part");
  expect(unnamed?.innerHTML).toBe(
    '<a class="anchor" href="#user-content-the-first-part">The <em>first</em> part</a>',
  );
  expect(again?.id).toBe("user-content-start-1");
});

test("a heading that contains an anchor is a link to itself", () => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = prepare('<h2><a name="old"></a>A title</h2>');
  expect(body.querySelector(".anchor")?.innerHTML).toBe("A title");
  expect(body.querySelector("h2 > #user-content-old")).not.toBeNull();
});

test("a heading with a footnote is a link to itself up to the footnote", () => {
  const note = '<sup><a href="#fn-1" id="fnref-1" aria-label="Footnote 1">1</a></sup>';
  const [heading, middle, emphasis] = shown(
    `<h2 id="a-title">A <code>title</code>${note}</h2><h2 id="b">B${note} end</h2><h2 id="c"><em>C${note}</em></h2>`,
  ).querySelectorAll("h2");
  expect(heading?.innerHTML).toContain(
    '<a class="anchor" href="#user-content-a-title">A <code translate="no">title</code></a><sup>',
  );
  expect(middle?.querySelector(".anchor")?.textContent).toBe("B");
  expect(emphasis?.querySelector(".anchor")).toBeNull();
  const [first] = headingsIn(prepare(`<h2 id="a-title">A title${note}</h2>`));
  expect(first?.text).toBe("A title");
});

function addressesOf(html: string) {
  return [...shown(html).querySelectorAll("p a")].map((link) => link.getAttribute("href"));
}

test("the table of contents leads to a heading whatever its id", () => {
  for (const id of ['q&a "b"', "a<b>"]) {
    const html = `<h2 id="${id.replaceAll('"', "&quot;")}">A title</h2>`;
    expect(headingsIn(prepare(html))[0]?.id).toBe(`user-content-${id}`);
  }
});

test("links lead to the top of the page and to the comments, unless the article has such a part", () => {
  const links =
    '<p><a href="#top">Up</a> <a href="#comments">Comments</a> <a href="#end">End</a></p>';
  expect(addressesOf(links)).toEqual(["#top", "#comments", "#user-content-end"]);
  expect(addressesOf(`${links}<h2>Comments</h2>`)[1]).toBe("#user-content-comments");
});

test("the id of a heading whose words are the prefix has it once, like the links to it", () => {
  const html = "<h2>User content policy</h2><h2>Policy</h2><h2>User content policy</h2>";
  const ids = [...prepare(html).matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["user-content-policy", "user-content-policy-1", "user-content-policy-2"]);
});

test.each([
  ["What's <code>new</code>?", "What's new?"],
  ["<code>a &lt;b&gt;</code>s", "a <b>s"],
  ['The <a href="/x" title="a > b">docs</a>, now', "The docs, now"],
  ["One<br>two", "One two"],
])("the table of contents shows «%s» as readers see it", (inner, text) => {
  expect(headingsIn(prepare(`<h2>${inner}</h2>`)).map((heading) => heading.text)).toEqual([text]);
});

test.each([
  ["with a link in it", '<h2><a href="/blog">Blog</a></h2>', "user-content-blog"],
  ["without a letter", "<h2>…</h2>", ""],
])("a heading %s is not a link to itself", (_, html, id) => {
  const heading = shown(html).querySelector("h2");
  expect(heading?.querySelector(".anchor")).toBeNull();
  expect(heading?.id).toBe(id);
});

test("the table of contents has headings of two levels, except that of the footnotes", () => {
  const html = prepare(
    '<h2>One\n <em>&amp; more</em></h2><h3>Two</h3><h4>Three</h4><h2> </h2><div class="footnotes"><h2>Footnotes</h2></div>',
  );
  expect(headingsIn(html)).toEqual([
    { id: "user-content-one--more", text: "One & more", level: 2 },
    { id: "user-content-two", text: "Two", level: 3 },
  ]);
});

test("text to type or copy is marked as not to be translated", () => {
  const body = shown(
    "<p>Run <code>npm test</code> or press <kbd>Enter</kbd>.</p><pre><code>for</code></pre>",
  );
  const kept = [...body.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);
  expect(kept).toEqual(["npm test", "Enter", "for"]);
});

test("a table keeps its role: its frame scrolls instead, even by keyboard", () => {
  const body = shown(
    "<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table><ul><li><table></table></li></ul>",
  );
  const tables = [...body.querySelectorAll("table")];
  expect(tables).toHaveLength(3);
  for (const table of tables) {
    expect(table.hasAttribute("tabindex")).toBe(false);
    expect(table.parentElement?.className).toBe("wide-table");
    expect(table.parentElement?.getAttribute("tabindex")).toBe("0");
  }
});

test("a list without markers has the role of a list", () => {
  const [tasks, numbered, inner, plain] = shown(
    `<ul class="contains-task-list"><li class="task-list-item">a</li></ul>
    <ol><li class="task-list-item">b<ul><li class="task-list-item">c</li></ul></li></ol><ul><li>d</li></ul>`,
  ).querySelectorAll("ul, ol");
  for (const list of [tasks, numbered, inner]) expect(list?.getAttribute("role")).toBe("list");
  expect(plain?.hasAttribute("role")).toBe(false);
});

test.each([
  ['class="language-ts"', "TypeScript"],
  ['class="language-PY"', "Python"],
  ['class="language-befunge"', "befunge"],
  ["", "Text"],
])("the frame of a block of code with %s names its language", (attributes, name) => {
  const frame = shown(`<pre><code ${attributes}>a</code></pre>`).querySelector(".code");
  expect(frame?.querySelector(".code-language")?.textContent).toBe(name);
  expect(frame?.querySelector("pre > code")?.textContent).toBe("a");
});

test.each([
  [
    "https://github.com/ada/engine/blob/0a1b2c3d4e5f60718293a4b5c6d7e8f901234567/src/a/notes.ts#L3-L9",
    "ada/engine@0a1b2c3 · notes.ts, lines 3–9",
  ],
  ["https://gitlab.com/ada/engine/-/blob/main/notes.ts#L3-9", "ada/engine · notes.ts, lines 3–9"],
  ["https://github.com/ada/engine/blob/main/notes.ts#L3", "ada/engine · notes.ts, line 3"],
  ["https://example.com/notes.ts", "example.com"],
])("a snippet from %s links to its source", (source, name) => {
  const frame = shown(`<pre><code data-title="notes.ts" data-source="${source}">a</code></pre>`);
  const link = frame.querySelector(".code-source");
  expect(link?.getAttribute("href")).toBe(source);
  expect(link?.textContent).toBe(name);
  expect(frame.querySelector(".code-title")?.textContent).toBe("notes.ts");
});

test.each(["javascript:alert(1)", "data:text/html,x", "notes.ts"])(
  "%s is not linked as a source",
  (source) => {
    const frame = shown(`<pre><code data-source="${source}">a</code></pre>`);
    expect(frame.querySelector(".code a")).toBeNull();
  },
);

test("headings and code frames do not bring back anything hostile", () => {
  const html = payloads
    .map(({ text }) => `<h2>${text}</h2><pre><code data-title="${text}">${text}</code></pre>`)
    .join("\n");
  expect(dangerousParts(shown(html))).toEqual([]);
});
