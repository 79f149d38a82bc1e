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
const places: ((text: string) => string)[] = [
  (text) => `# ${text}`,
  (text) => `[x](<${text}>)`,
  (text) => `[x](${text})`,
  (text) => `![${text}](<${text}> "${text}")`,
  (text) => `[x]\n\n[x]: ${text}`,
  (text) => `<${text}>`,
  (text) => `$${text}$`,
  (text) => String.raw`$\href{${text}}{\text{${text}}}$`,
  (text) => `$$\n${text}\n$$`,
  (text) => `> [!NOTE] ${text}\n> ${text}`,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `| ${text} |\n| --- |\n| ${text} |`,
  (text) => `x[^${text}]\n\n[^${text}]: ${text}`,
  (text) => `- [x] ${text}`,
];

test("a script that is planted anywhere in Markdown does not run", async () => {
  // In the full run each text in each place, otherwise some texts in one place each.
  const planted = (isFull ? payloads : shareOf(8))
    .filter(({ text }) => text.length < 1000)
    .flatMap(({ text }, index) =>
      places
        .filter((_, place) => isFull || place === index % places.length)
        .map((put) => put(text)),
    );
  expect(planted.length).toBeGreaterThan(100);
  const faults: [string, string[]][] = [];
  // One after the other: together they would hide each other.
  for (const markdown of planted) {
    faults.push([markdown, await faultsIn(markdown)]);
  }
  expect(faults.filter(([, its]) => its.length > 0)).toEqual([]);
}, 180_000);

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
  [
    "lists in lists",
    Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n"),
  ],
  ["open brackets", "[".repeat(2000)],
  ["open emphasis", "*a ".repeat(2000)],
  ["open HTML", "<div>".repeat(150)],
  ["backticks", Array.from({ length: 80 }, (_, count) => "`".repeat(count)).join(" ")],
  ["nested TeX", `$${"{".repeat(200)}x${"}".repeat(200)}$`],
  ["endless TeX", String.raw`$\def\a{\a\a}\a$`],
])("%s neither stop nor break the renderer", async (_what, markdown) => {
  expect(await faultsIn(markdown)).toEqual([]);
});
