import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkdownText } from "@/pages/post/MarkdownText";
import { dangerousParts } from "../../support/dangerous-html";
import { payloads, shareOf } from "../../support/xss";
import { isFull } from "../../support/scope";
import { words } from "../../support/words.ts";

/** The HTML of a text, without its styling. */
function shown(text: string): string {
  const { container, unmount } = render(<MarkdownText text={text} />);
  for (const element of container.querySelectorAll("*")) {
    for (const name of ["class", "dir", "tabindex", "translate"]) element.removeAttribute(name);
  }
  const html = container.firstElementChild?.innerHTML ?? "";
  unmount();
  return html;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

test.each([
  ["bold and italic", "**a** *b* __c__", "<p><strong>a</strong> <em>b</em> <strong>c</strong></p>"],
  ["code", "run `npm <x>`", "<p>run <code>npm &lt;x&gt;</code></p>"],
  ["a block of code", "```ts\na\n  b\n```", "<pre><code>a\n  b</code></pre>"],
  [
    "lists",
    "- a\n- b\n\n3. c",
    '<ul role="list"><li><p>a</p></li><li><p>b</p></li></ul><ol role="list" start="3"><li><p>c</p></li></ol>',
  ],
  ["a quote", "> a\n> b", "<blockquote><p>a\nb</p></blockquote>"],
  ["single line breaks", "a\nb\n\nc", "<p>a\nb</p><p>c</p>"],
])("a comment shows %s", (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test.each([
  "# Not a heading",
  "A line\n===",
  "<b>Not bold</b> <!-- kept -->",
  "<table>\n<b>",
  "AT&amp;T",
  "| a |\n| - |\n| b |",
  "~~a~~",
  "[^1]: a",
  "---",
  "[a]: /url",
  "![a](https://example.com/a.png)",
])("%j stays as typed", (text) => {
  expect(shown(text)).toBe(`<p>${escaped(text)}</p>`);
});

test("text that stays as typed may contain supported Markdown", () => {
  expect(shown("# *a*")).toBe("<p># <em>a</em></p>");
  expect(shown("- [ ] *a*")).toBe('<ul role="list"><li><p>[ ] <em>a</em></p></li></ul>');
});

test("a link is marked as not endorsed", () => {
  render(<MarkdownText text="[the docs](https://example.com/a)" />);
  const link = screen.getByRole("link", { name: "the docs" });
  expect(link).toHaveAttribute("href", "https://example.com/a");
  expect(link).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
});

test.each(words`
  [a](javascript:alert(1)) [a](/admin) [a](data:text/html,x) [a](//evil.example)
  <javascript:alert(1)>
`)("%j is not a link and hides nothing", (text) => {
  const { container } = render(<MarkdownText text={text} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(container).toHaveTextContent(text);
});

test("a thousand nested quotes are shown", () => {
  const { container } = render(<MarkdownText text={`${">".repeat(1000)} deep`} />);
  expect(container).toHaveTextContent(/> deep$/);
  expect(container.querySelectorAll("blockquote").length).toBeLessThan(10);
});

test("nothing from the hostile corpus gets through", () => {
  const faults: string[] = [];
  for (const { text } of isFull ? payloads : shareOf(20)) {
    for (const typed of [
      text,
      `[x](${text})`,
      `[x](<${text}>)`,
      `<${text}>`,
      `\`\`\`${text}\n${text}`,
    ]) {
      const { container, unmount } = render(<MarkdownText text={typed} />);
      const parts = dangerousParts(container);
      if (parts.length > 0) faults.push(`${typed}: ${parts.join()}`);
      unmount();
    }
  }
  expect(faults).toEqual([]);
});
