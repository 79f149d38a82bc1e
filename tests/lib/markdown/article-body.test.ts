import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { articleBodyMarkdown } from "@/lib/markdown/article-body";
import { renderMarkdown } from "@/lib/markdown/render";
import { visibleForm } from "@/lib/markdown/visible-form";
import { sampleArticles } from "../../support/sample-articles.ts";

const URL = "https://example.com/blog/an-article";
const markdownOf = (html: string) =>
  articleBodyMarkdown(sanitize(html), { url: URL, site: "https://example.com" });

/**
 * What readers see of an article whose URLs are absolute, whose diagrams are described and whose
 * pictures have their natural size, as Markdown has no other.
 */
function seen(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  for (const diagram of body.querySelectorAll("figure.diagram")) {
    const words = document.createElement("em");
    words.textContent = diagram.querySelector("img")?.alt ?? "";
    const paragraph = document.createElement("p");
    paragraph.append(words);
    diagram.replaceWith(paragraph);
  }
  for (const picture of body.querySelectorAll("img")) {
    for (const name of ["width", "height", "srcset", "sizes"]) picture.removeAttribute(name);
  }
  for (const element of body.querySelectorAll("[href], [src]")) {
    for (const name of ["href", "src"]) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, new window.URL(value, URL).href);
    }
    // The labels of footnote links may differ.
    element.removeAttribute("aria-label");
  }
  return visibleForm(body.innerHTML, new Set());
}

test.each(sampleArticles)("the Markdown of $name renders to the same article", async ({ html }) => {
  const markdown = await markdownOf(html);
  // Outside of code.
  expect(markdown.replace(/```[^]*?\n```|`[^`\n]*`/g, "")).not.toMatch(/\]\([/#]/);
  expect(seen(sanitize(await renderMarkdown(markdown)))).toBe(seen(sanitize(html)));
});

test.each([
  "- Press <kbd>Ctrl</kbd> + <kbd>C</kbd>, then go on\n- H<sub>2</sub>O",
  "1. A\n\n   <mark>marked</mark> text with `code`\n2. B<sup>2</sup>",
  "- [x] Press <kbd>Enter</kbd> now",
  "<ul><li><math><mi>x</mi></math> without TeX, in a line</li></ul>",
  String.raw`Dollars in a formula: $\sqrt{\$4}$, not $4`,
])("the Markdown of the elements in %j renders to the same article", async (source) => {
  const html = sanitize(await renderMarkdown(source));
  expect(seen(sanitize(await renderMarkdown(await markdownOf(html))))).toBe(seen(html));
});

test.each([
  "The sum $$a +\nb$$ is in a line, and *this* behind it.",
  "- A point: $$\\frac{a}{b}$$",
  "| $$a$$ | b |\n| --- | --- |\n| c | $$d$$ e |",
  String.raw`| $$a\|b$$ | b |` + "\n| --- | --- |\n| c | $P(A|B)$ |",
  "$$a$$",
])("the Markdown of the formula in %j renders to the same article", async (source) => {
  const html = sanitize(await renderMarkdown(source));
  expect(html).toContain('display="block"');
  expect(seen(sanitize(await renderMarkdown(await markdownOf(html))))).toBe(seen(html));
});

test.each([
  [
    "<table><caption>Who</caption><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li><li>d</li></ul></td></tr></table>",
    "Who\n\n|        |        |\n| ------ | ------ |\n| a<br>b | c<br>d |\n",
  ],
  [
    "<table><tr><td colspan=1000000000>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
    "|   |   |\n| - | - |\n| a |   |\n| b | c |\n",
  ],
  [
    '<table><tr><td><math data-tex="P(A|\\|x\\|)"><mi>x</mi></math></td><td><math display="block" data-tex="a|b"><mi>y</mi></math></td><td><math data-tex="c|\\$"><mi>z</mi></math></td></tr></table>',
    "|                       |          |         |\n| --------------------- | -------- | ------- |\n| $P(A\\|\\Vert x\\Vert )$ | $$a\\|b$$ | $c\\|\\$$ |\n",
  ],
  [
    '<table><tr><td><math data-tex="<a|b>"><mi>x</mi></math></td></tr></table>',
    "|          |\n| -------- |\n| $<a\\|b>$ |\n",
  ],
  ["<figure><img src=/a.png alt=A><p>B</p></figure>", "![A](https://example.com/a.png)\n\nB\n"],
  ["<p><code>a</code><code>b</code> or <code> </code>, <b>c </b>d</p>", "`ab` or ` `, **c** d\n"],
  [
    '<p>a<sup><a href="#fn-%C3%A9">1</a></sup></p><div class="footnotes"><ol><li id="fn-%C3%A9"><p>b</p></li></ol></div>',
    "a[^é]\n\n[^é]: b\n",
  ],
  ['<h2><a id="a"></a>Part</h2><p><a>word</a></p>', "## Part\n\nword\n"],
])("nothing of %s is lost", async (html, markdown) => {
  expect(await markdownOf(html)).toBe(markdown);
});

test("a formula in double dollars after a line break leaves no backslash there", async () => {
  expect(await markdownOf(await renderMarkdown("So  \n$$a$$ it is."))).toBe("So $$a$$ it is.\n");
});

test("a player becomes a visible link", async () => {
  const html = `<audio src="/a.mp3"></audio><video poster="/p.png"><source src="/v.mp4"></video>`;
  expect(await markdownOf(html)).toBe(
    "<https://example.com/a.mp3>[![https://example.com/v.mp4](https://example.com/p.png)](https://example.com/v.mp4)\n",
  );
});
