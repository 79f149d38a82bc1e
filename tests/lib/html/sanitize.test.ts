import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { dangerousParts } from "../../support/dangerous-html.ts";
import { sampleArticles } from "../../support/sample-articles.ts";
import { payloads } from "../../support/xss.ts";
import { words } from "../../support/words.ts";

/** Parsed as a reader's browser would, but in a document where nothing runs. */
function faultsIn(html: string): string[] {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return dangerousParts(body);
}

test("payloads that try to run a script are removed, alone or combined, and sanitizing again changes nothing", () => {
  for (const { text } of payloads) {
    const clean = sanitize(text);
    const found = { left: faultsIn(clean), again: sanitize(clean) };
    expect({ text, ...found }).toEqual({ text, left: [], again: clean });
  }
  const all = payloads.map(({ text }) => text).join("\n");
  expect(faultsIn(all)).not.toEqual([]);
  expect(faultsIn(sanitize(all))).toEqual([]);
});

test.each([
  ["/a.png#gh-dark-mode-only", "diagram-dark"],
  ["/a.png#gh-light-mode-only", "diagram-light"],
  ["/a.png#only-dark", "diagram-dark"],
  ["/a.png#dark", ""],
  ["/gh-dark-mode-only.png", ""],
])("%s is a picture for a theme: %j", (src, className) => {
  const clean = sanitize(`<img src="${src}" alt="Logo">`);
  const { body } = new DOMParser().parseFromString(clean, "text/html");
  expect(body.firstElementChild?.className).toBe(className);
  expect(sanitize(clean)).toBe(clean);
});

test("the sample articles stay unchanged except for accessibility attributes", () => {
  const added = / tabindex="0"| rel="noopener noreferrer"|user-content-/g;
  for (const { name, html } of sampleArticles) {
    const written = document.createElement("div");
    written.innerHTML = html.replaceAll(' xmlns="http://www.w3.org/1998/Math/MathML"', "");
    const shown = document.createElement("div");
    shown.innerHTML = sanitize(html).replaceAll(added, "");
    // The order of attributes may differ.
    expect({ name, isSame: shown.isEqualNode(written) }).toEqual({ name, isSame: true });
  }
});

const PAGE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const A = `<a href="${PAGE}" rel="noopener noreferrer">`;

test.each([
  ['<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" title="T"></iframe>', `<p>${A}T</a></p>`],
  ['<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>', `<p>${A}${PAGE}</a></p>`],
  ['<p><iframe src="https://youtu.be/dQw4w9WgXcQ" title="T"></iframe></p>', `<p>${A}T</a></p>`],
  ['<h2><iframe src="https://youtu.be/dQw4w9WgXcQ" title="T"></iframe></h2>', `<h2>${A}T</a></h2>`],
  [
    '<p><b>a<iframe src="https://youtu.be/dQw4w9WgXcQ" title="T"></iframe></b></p>',
    `<p><b>a${A}T</a></b></p>`,
  ],
  [
    '<iframe src="https://youtu.be/dQw4w9WgXcQ" title="<img src=x onerror=alert(1)>"></iframe>',
    `<p>${A}&lt;img src=x onerror=alert(1)&gt;</a></p>`,
  ],
  ['<a href="/x"><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>x</a>', '<a href="/x">x</a>'],
  [
    '<math><mtext><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></mtext></math>',
    "<math><mtext></mtext></math>",
  ],
  [
    '<svg><foreignObject><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe></foreignObject></svg>',
    "",
  ],
  ['<iframe src="https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"></iframe>', ""],
  ['<iframe src="javascript://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', ""],
  [
    '<iframe src="https://youtu.be/dQw4w9WgXcQ" srcdoc="<script>alert(1)</script>"></iframe>',
    `<p>${A}${PAGE}</a></p>`,
  ],
])("a frame is replaced by a link, or removed: %s", (html, left) => {
  expect(sanitize(html)).toBe(left);
  expect(sanitize(left)).toBe(left);
});

test.each([
  "<h2>Title</h2><p>A <strong>bold</strong> <em>word</em>, <code>x = 1</code>.</p>",
  '<ul><li>one</li></ul><ol start="3"><li>three</li><li value="9">nine</li></ol>',
  '<picture><source srcset="/dark.png" media="(prefers-color-scheme: dark)"><img src="/light.png" alt=""></picture>',
  '<video controls="" playsinline=""><track kind="captions" src="/a.vtt" srclang="en" label="English" default=""></video>',
  '<a href="/a.zip" download="">A file</a>',
  '<blockquote cite="https://example.com/source">said</blockquote>',
  '<img src="/images/a.avif" alt="A" width="10" height="10" loading="lazy">',
  '<a href="/blog">here</a><a href="relative">there</a>',
  '<p lang="fr" dir="ltr">Bonjour <dfn>Monde</dfn> <u>a</u></p>',
  '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby><wbr><bdi>שלום</bdi><bdo dir="rtl">abc</bdo>',
  '<video controls="" poster="https://example.com/p.jpg"><source src="/v.mp4" type="video/mp4"></video>',
])("ordinary HTML of an article stays unchanged: %s", (html) => {
  expect(sanitize(html)).toBe(html);
});

test("readers can start what was to play by itself", () => {
  expect(sanitize('<video src="/a.mp4" autoplay loop muted playsinline></video>')).toBe(
    '<video src="/a.mp4" loop="" muted="" playsinline="" controls=""></video>',
  );
  expect(sanitize('<audio src="/a.mp3" autoplay></audio>')).toBe(
    '<audio src="/a.mp3" controls=""></audio>',
  );
});

test("links lead to anchors named as in older HTML", () => {
  expect(sanitize('<a name="part">A</a><a name="b" id="c"></a><a href="#part">B</a>')).toBe(
    '<a id="user-content-part">A</a><a id="user-content-c"></a><a href="#user-content-part">B</a>',
  );
});

test("a checkbox in an article only shows a task's state, other fields are removed", () => {
  const box = '<input type="checkbox" checked="" disabled="" aria-label="Done">';
  expect(sanitize(box)).toBe(box);
  expect(sanitize('<input type="checkbox" name="a" form="b" value="c">')).toBe(
    '<input type="checkbox" disabled="">',
  );
  expect(sanitize('<input type="password"><input><input type="image" src="x">')).toBe("");
});

test("a formula contains nothing but a formula", () => {
  const formula =
    '<math display="block"><mfrac linethickness="0"><mi>x</mi><mn>2</mn></mfrac></math>';
  expect(sanitize(formula)).toBe(formula);
  expect(sanitize('<math><mi href="/x" class="fixed" title="x" voffset="-9em">x</mi></math>')).toBe(
    "<math><mi>x</mi></math>",
  );
  expect(sanitize('<math><mtext><a href="/x">x</a><img src="y"></mtext></math>')).toBe(
    "<math><mtext></mtext></math>",
  );
  expect(sanitize('<p mathcolor="red" display="block" align="right" aria-label="x">x</p>')).toBe(
    "<p>x</p>",
  );
});

test("HTML rendered from Markdown is kept", () => {
  for (const html of [
    '<div class="callout callout-note"><p class="callout-title">Note</p></div>',
    '<ul class="contains-task-list"><li class="task-list-item">x</li></ul>',
    '<a href="#user-content-fn" aria-label="Footnote 1">1</a>',
    '<img class="diagram-dark" src="data:image/svg+xml,%3Csvg/%3E" alt="x">',
  ]) {
    expect(sanitize(html)).toBe(html);
  }
  expect(sanitize('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')).toContain(
    '<td align="right">',
  );
});

test("an article cannot use the site's styles", () => {
  expect(sanitize('<p class="fixed inset-0">x</p>')).toBe("<p>x</p>");
  expect(sanitize('<code class="hidden language-ts">x</code>')).toBe(
    '<code class="language-ts">x</code>',
  );
});

test("an external link sends no referrer and gives no access to the window", () => {
  expect(sanitize('<a href="https://example.com/">x</a>')).toBe(
    '<a href="https://example.com/" rel="noopener noreferrer">x</a>',
  );
  expect(sanitize('<a href="/blog">x</a>')).toBe('<a href="/blog">x</a>');
});

test.each(words`
  tel:+491234 SMS:+491234?body=Hi xmpp:ada@example.com geo:52.5,13.4 webcal://a.example/b lightning:lnbc1x
`)("a link may open another program, a picture may not: %s", (address) => {
  expect(sanitize(`<a href="${address}">x</a>`)).toContain(` href="${address}"`);
  expect(sanitize(`<img src="${address}" alt="x">`)).toBe('<img alt="x">');
});

test.each(words`
  javascript:x vbscript:x data:text/html,x file:///x blob:x view-source:x web+x:y intent:x
`)("a link to %s loses its URL", (address) => {
  expect(sanitize(`<a href="${address}">x</a>`)).not.toContain("href");
  expect(sanitize(`<a href="tel:+1\n${address}">x</a><a href=" ${address}">x</a>`)).not.toContain(
    `href="${address}`,
  );
});

test("content that is too wide for the page can be scrolled with the keyboard", () => {
  for (const html of [
    "<pre>code</pre>",
    "<table><tbody></tbody></table>",
    "<figure>x</figure>",
    '<figure><img src="/drawing.svg?2" alt=""></figure>',
    '<figure><img src="data:image/svg+xml,%3Csvg/%3E" alt=""></figure>',
    '<div class="math"></div>',
  ]) {
    expect(sanitize(html)).toContain('tabindex="0"');
  }
  // Photos shrink to fit, so they need no tab stop.
  expect(sanitize('<figure><img src="/photo.avif" alt=""></figure>')).not.toContain("tabindex");
});

test("an id in an article cannot clash with one of the page, and links to it still work", () => {
  const root = document.createElement("div");
  root.innerHTML = sanitize('<a href="#part">to part</a><h2 id="part">Part</h2><p id="body">x</p>');
  const [link, heading, paragraph] = root.children;

  expect(paragraph?.id).not.toBe("body");
  expect(link?.getAttribute("href")).toBe(`#${heading?.id}`);
});

test("HTML comments are removed, whatever they contain", () => {
  const remarks = ["<!-- hidden > -->", "<!-- <b>hidden</b> --!>", "<?hidden?>", "<!-- hidden"];
  expect(sanitize(remarks.map((remark) => `<p>seen</p>${remark}`).join(""))).toBe(
    "<p>seen</p>".repeat(4),
  );
});

test("every event handler is removed", () => {
  const events: string[] = [];
  for (const name in document.body) if (name.startsWith("on")) events.push(name);
  expect(events).toContain("onclick");
  for (const name of events) expect(sanitize(`<p ${name}="x()">Text</p>`)).toBe("<p>Text</p>");
});
