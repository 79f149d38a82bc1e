import { expect, test } from "vitest";
import { colourCode } from "@/lib/article/colour-code";
import { LANGUAGES } from "@/lib/article/languages";
import { prepare } from "@/lib/article/prepare";
import { isFull } from "../../support/scope.ts";

async function coloured(code: string, attributes = 'class="language-ts"'): Promise<HTMLElement> {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = prepare(`<pre><code ${attributes}></code></pre>`);
  const element = body.querySelector<HTMLElement>("code");
  if (!element) throw new Error("There is no code.");
  element.textContent = code;
  await colourCode(body);
  return element;
}

const classesOf = (code: HTMLElement) => [...code.children].map(({ className }) => className);

test("each line is an element, each token has the class of its kind", async () => {
  const code = await coloured("const a = 1;\n\nreturn a;\n");
  expect(code.textContent).toBe("const a = 1;\n\nreturn a;");
  expect(classesOf(code)).toEqual(["line", "line", "line"]);
  expect(code.children[1]?.textContent, "to be copied with its line").toBe("\n");
  expect(code.querySelector(".keyword")?.textContent).toBe("const");
  expect(code.querySelector("[style]")).toBeNull();
});

test("coloured code is not coloured again", async () => {
  const code = await coloured("const a = 1;");
  const [line] = code.children;
  if (code.ownerDocument) await colourCode(code.ownerDocument);
  expect(code.children[0]).toBe(line);
});

test.each(["", 'class="language-befunge"'])(
  "code in an unknown language is only split into lines: %j",
  async (attributes) => {
    const code = await coloured("<v\n>^", attributes);
    expect(code.innerHTML).toBe('<span class="line">&lt;v</span>\n<span class="line">&gt;^</span>');
  },
);

test("lines are marked, added and removed by their numbers", async () => {
  const code = await coloured(
    "a\nb\nc\nd\ne\nf",
    'data-mark="1,3-4" data-ins="5" data-del="6" data-line-numbers=""',
  );
  expect(classesOf(code)).toEqual([
    "line marked",
    "line",
    "line marked",
    "line marked",
    "line added",
    "line removed",
  ]);
});

test("a diff marks its own lines, but not the names of its files", async () => {
  const code = await coloured("--- a.ts\n+++ a.ts\n-old\n+new\n same", 'class="language-diff"');
  expect(classesOf(code)).toEqual(["line", "line", "line removed", "line added", "line"]);
});

test("a diff marks lines that look like names of files after its own sign", async () => {
  const code = await coloured("--- old comment\n+-- comment\n+++i;\n---", 'class="language-diff"');
  expect(classesOf(code)).toEqual(["line removed", "line added", "line added", "line"]);
});

test.each([
  ["9-1", ["line", "line"]],
  ["x", ["line", "line"]],
  ["0", ["line", "line"]],
  ["2-99999999999", ["line", "line marked"]],
])("a list of lines %s marks the lines that exist", async (list, classes) => {
  const code = await coloured("a\nb", `data-mark="${list}"`);
  expect(classesOf(code)).toEqual(classes);
});

test("a text that is too long to colour is still split into lines", async () => {
  const code = await coloured("const a = 1;\n".repeat(8_000));
  expect(code.children).toHaveLength(8_000);
  expect(code.querySelector(".keyword")).toBeNull();
});

test("a line that is too long to colour is left plain, and the others are coloured", async () => {
  const code = await coloured(`const a = "${"b".repeat(2_000)}";\nconst c = 1;`);
  expect(code.children[0]?.children).toHaveLength(0);
  expect(code.children[1]?.querySelector(".keyword")?.textContent).toBe("const");
});

/** All languages in the full run. */
const languages = LANGUAGES.filter((_, index) => isFull || index % 6 === 0);

test.each(languages)("$name has a grammar that colours something", async ({ aliases }) => {
  const sample =
    '# "a" 1 // x\n<a b="c">\nfunction f() { return true }\nlet x = "y"\nkey: 1\n[a](b)\n';
  const code = await coloured(sample, `class="language-${aliases[0]}"`);
  expect(code.querySelector(".line > [class]")).not.toBeNull();
});
