import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { renderMarkdown } from "@/lib/markdown/render";
import { dangerousParts } from "../../support/dangerous-html.ts";
import { strangeTexts } from "../../support/strange-texts.ts";
import { payloads, shareOf } from "../../support/xss.ts";
import { isFull } from "../../support/scope.ts";

/** What a browser could run in a Markdown text, as readers get it. */
async function faultsIn(markdown: string, clean = sanitize): Promise<string[]> {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = clean(await renderMarkdown(markdown));
  return dangerousParts(body);
}

/** The contexts in which Markdown puts a text into an attribute, an id or another language. */
const places: [name: string, put: (text: string) => string][] = [
  ["a heading", (text) => `# ${text}`],
  ["a URL in angle brackets", (text) => `[x](<${text}>)`],
  ["a URL", (text) => `[x](${text})`],
  ["a picture", (text) => `![${text}](<${text}> "${text}")`],
  ["a link definition", (text) => `[x]\n\n[x]: ${text}`],
  ["a tag", (text) => `<${text}>`],
  ["a formula", (text) => `$${text}$`],
  ["a link in a formula", (text) => String.raw`$\href{${text}}{\text{${text}}}$`],
  ["a display formula", (text) => `$$\n${text}\n$$`],
  ["a callout", (text) => `> [!NOTE] ${text}\n> ${text}`],
  ["a block of code", (text) => `\`\`\`${text}\n${text}\n\`\`\``],
  ["a table", (text) => `| ${text} |\n| --- |\n| ${text} |`],
  ["a footnote", (text) => `x[^${text}]\n\n[^${text}]: ${text}`],
  ["a task list", (text) => `- [x] ${text}`],
];

test.each(places)(
  "a script in %s does not run",
  async (_name, put) => {
    // In the full run every text, otherwise some, each in one context.
    const place = places.findIndex(([, its]) => its === put);
    const planted = (isFull ? payloads : shareOf(8))
      .filter(({ text }) => text.length < 1000)
      .filter((_, index) => isFull || index % places.length === place);
    expect(planted.length).toBeGreaterThan(5);
    const faults: [string, string[]][] = [];
    // One at a time, because together they would hide each other.
    for (const { text } of planted) {
      const markdown = put(text);
      faults.push([markdown, await faultsIn(markdown)]);
    }
    expect(faults.filter(([, its]) => its.length > 0)).toEqual([]);
  },
  60_000,
);

test("nothing in the whole corpus runs as HTML in Markdown", async () => {
  const all = payloads.map(({ text }) => text).join("\n\n");
  expect(await faultsIn(all, (html) => html)).not.toEqual([]);
  expect(await faultsIn(all)).toEqual([]);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt&colon;alert(1))",
  "![x](javascript:alert(1))",
  "<javascript:alert(1)>",
  "[x]: javascript:alert(1)\n\n[x]",
  '[x](/a "\\" onmouseover=\\"alert(1)")',
  "![x](x\"onerror=\"alert(1) 'y')",
  String.raw`$\href{javascript:alert(1)}{x}$`,
  String.raw`$\htmlStyle{position:fixed}{x}$ $\htmlClass{fixed}{x}$ $\htmlId{body}{x}$`,
  String.raw`$\includegraphics{https://evil.example/x}$`,
  String.raw`$\text{<img src=x onerror=alert(1)>}$`,
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "[^x]\n\n[^x]: <script>alert(1)</script>",
  "## <a name=body>body</a>",
])("a script planted with Markdown syntax does not run: %j", async (markdown) => {
  expect(await faultsIn(markdown)).toEqual([]);
});

test("a text in any script with any character is rendered without losing a letter", async () => {
  const letters = strangeTexts
    .filter(({ area }) => ["script", "emoji", "combining", "direction"].includes(area))
    .map(({ text }) => text);
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = sanitize(await renderMarkdown(letters.join("\n\n")));
  const shown = body.textContent;
  for (const text of letters) expect(shown).toContain(text.trim());
});

test.each([
  ["nested quotations", "> ".repeat(150) + "x"],
  ["nested lists", Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
  ["open brackets", "[".repeat(2000)],
  ["open emphasis", "*a ".repeat(2000)],
  ["open HTML", "<div>".repeat(150)],
  ["backticks", Array.from({ length: 80 }, (_, count) => "`".repeat(count)).join(" ")],
  ["nested TeX", `$${"{".repeat(200)}x${"}".repeat(200)}$`],
  ["endless TeX", String.raw`$\def\a{\a\a}\a$`],
])("the renderer survives %s", async (_what, markdown) => {
  expect(await faultsIn(markdown)).toEqual([]);
});
