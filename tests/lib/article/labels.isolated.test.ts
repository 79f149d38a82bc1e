import { expect, test, vi } from "vitest";

vi.mock("@/lib/words", () => ({
  byEnglish: (...texts: string[]) => ({
    __proto__: null,
    ...Object.fromEntries(texts.map((text) => [text, `<${text}>`])),
  }),
  t: (text: string, values: Record<string, string> = {}) =>
    `<${text.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? "")}>`,
}));

test("the renderer's English labels are translated into the site's language, the author's text is not", async () => {
  const { toHtml } = await import("@/lib/markdown/to-html");
  const { prepare } = await import("@/lib/article/prepare");
  const kinds = ["note", "tip", "important", "warning", "caution"];
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = prepare(
    await toHtml(
      [
        ...kinds.map((kind) => `> [!${kind}]\n> Text.`),
        "> [!note] Do *this*\n> Text.",
        "> [!note] constructor\n> Text.",
        "## Note",
        "- [x] done[^a]",
        "Again.[^a]",
        "[^a]: [Tip](#tip)",
      ].join("\n\n"),
    ),
  );
  expect([...body.querySelectorAll(".callout-title")].map((title) => title.innerHTML)).toEqual([
    "&lt;Note&gt;",
    "&lt;Tip&gt;",
    "&lt;Important&gt;",
    "&lt;Warning&gt;",
    "&lt;Caution&gt;",
    "Do <em>this</em>",
    "constructor",
  ]);
  expect([...body.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
    "Note",
    "<Footnotes>",
  ]);
  expect([...body.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel)).toEqual([
    "<Done>",
    "<Footnote 1>",
    "<Footnote 1>",
    "<Back to reference 1>",
    "<Back to reference 1-2>",
  ]);
});
