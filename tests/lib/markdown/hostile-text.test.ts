import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { renderMarkdown } from "@/lib/markdown/render";
import { dangerousParts } from "../../support/dangerous-html.ts";
import { strangeTexts } from "../../support/strange-texts.ts";
import { payloads, shareOf } from "../../support/xss.ts";
import { isFull } from "../../support/scope.ts";

/** What a browser could run of a Markdown text, as readers get it. */
async function faultsIn(markdown: string, clean = sanitize): Promise<string[]> {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = clean(await renderMarkdown(markdown));
  return dangerousParts(body);
}

/** The places of a text where Markdown puts it into an attribute, an id or another language. */
const places: [name: string, put: (text: string) => string][] = [
  ["a heading", (text) => `# ${text}`],
  ["an address in brackets", (text) => `[x](<${text}>)`],
  ["an address", (text) => `[x](${text})`],
  ["a picture", (text) => `![${text}](<${text}> "${text}")`],
  ["a definition", (text) => `[x]\n\n[x]: ${text}`],
  ["a tag", (text) => `<${text}>`],
  ["a formula", (text) => `$${text}$`],
  ["a link of a formula", (text) => String.raw`$\href{${text}}{\text{${text}}}$`],
  ["a formula of its own", (text) => `$$\n${text}\n$$`],
  ["a note", (text) => `> [!NOTE] ${text}\n> ${text}`],
  ["a block of code", (text) => `\`\`\`${text}\n${text}\n\`\`\``],
  ["a table", (text) => `| ${text} |\n| --- |\n| ${text} |`],
  ["a footnote", (text) => `x[^${text}]\n\n[^${text}]: ${text}`],
  ["a list of tasks", (text) => `- [x] ${text}`],
];

test.each(places)(
  "a script in %s does not run",
  async (_name, put) => {
    // In the full run each text, otherwise some, each in one place.
    const place = places.findIndex(([, its]) => its === put);
    const planted = (isFull ? payloads : shareOf(8))
      .filter(({ text }) => text.length < 1000)
      .filter((_, index) => isFull || index % places.length === place);
    expect(planted.length).toBeGreaterThan(5);
    const faults: [string, string[]][] = [];
    // One after the other: together they would hide each other.
    for (const { text } of planted) {
      const markdown = put(text);
      faults.push([markdown, await faultsIn(markdown)]);
    }
    expect(faults.filter(([, its]) => its.length > 0)).toEqual([]);
  },
  60_000,
);

test("nothing of the whole corpus runs when it is Markdown's own HTML", async () => {
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
])("Markdown's own way to plant a script: %j", async (markdown) => {
  expect(await faultsIn(markdown)).toEqual([]);
});

test("a text of any script and any sign is rendered without losing a letter", async () => {
  const letters = strangeTexts
    .filter(({ area }) => ["script", "emoji", "combining", "direction"].includes(area))
    .map(({ text }) => text);
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = sanitize(await renderMarkdown(letters.join("\n\n")));
  const shown = body.textContent;
  for (const text of letters) expect(shown).toContain(text.trim());
});

test.each([
  ["quotations in quotations", "> ".repeat(150) + "x"],
  ["nested lists", Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
  ["open brackets", "[".repeat(2000)],
  ["open emphasis", "*a ".repeat(2000)],
  ["open HTML", "<div>".repeat(150)],
  ["backticks", Array.from({ length: 80 }, (_, count) => "`".repeat(count)).join(" ")],
  ["nested TeX", `$${"{".repeat(200)}x${"}".repeat(200)}$`],
  ["endless TeX", String.raw`$\def\a{\a\a}\a$`],
])("%s neither stop nor break the renderer", async (_what, markdown) => {
  expect(await faultsIn(markdown)).toEqual([]);
});
