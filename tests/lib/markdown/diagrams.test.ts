import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import type { Draw } from "@/lib/markdown/diagrams";
import { withCache } from "@/lib/markdown/drawings";
import { renderMarkdown } from "@/lib/markdown/render";

const svg = (color: string) =>
  `<svg viewBox="0 0 120.5 80"><text fill="${color}">A & 50% #1</text></svg>`;
const draw: Draw = async () => ({ light: svg("black"), dark: svg("white") });

const fence = (text: string) => `Before\n\n\`\`\`mermaid\n${text}\n\`\`\`\n\nAfter`;

async function shown(markdown: string, draw?: Draw): Promise<HTMLElement> {
  const root = document.createElement("div");
  root.innerHTML = sanitize(await renderMarkdown(markdown, draw));
  return root;
}

test("a diagram is two images, one for each theme, that need no script", async () => {
  const article = await shown(fence("flowchart TD\n  a --> b"), draw);
  const images = [...article.querySelectorAll<HTMLImageElement>("figure.diagram > img")];
  expect(images.map(({ className }) => className)).toEqual(["diagram-light", "diagram-dark"]);
  for (const [index, color] of ["black", "white"].entries()) {
    const address = images[index]?.getAttribute("src") ?? "";
    expect(decodeURIComponent(address.replace(/^data:image\/svg\+xml;charset=utf-8,/, ""))).toBe(
      svg(color),
    );
    expect(images[index]).toHaveAttribute("width", "121");
    expect(images[index]).toHaveAttribute("height", "80");
  }
  expect(article.querySelector("pre")).toBeNull();
  expect(article.textContent.replace(/\s+/g, " ").trim()).toBe("Before After");
});

test.each([
  ["flowchart TD\n  accTitle: The way of a letter\n  a --> b", "The way of a letter"],
  ["flowchart TD\n  accTitle: A\n  accDescr: From a to b\n  a --> b", "A. From a to b"],
  ["---\ntitle: Letters\n---\nflowchart TD\n  a --> b", "Letters"],
  ['---\ntitle: "Letters: a, b"\n---\nflowchart TD\n  a --> b', "Letters: a, b"],
  ["sequenceDiagram\n  a->>b: x", "Diagram: sequenceDiagram"],
  [
    '%%{init: {\n  "theme": "dark"\n}}%%\n%% The way of a letter\n\nflowchart TD\n  a --> b',
    "Diagram: flowchart TD",
  ],
  ['pie\n  accTitle: "Half" & <half>', '"Half" & <half>'],
])("a diagram has an alternative text: %j", async (text, alt) => {
  const [image] = (await shown(fence(text), draw)).querySelectorAll("img");
  expect(image).toHaveAttribute("alt", alt);
});

test.each(['mermaid title="a > b" {1}', "Mermaid"])("a block of ```%s is drawn", async (fenced) => {
  const article = await shown(`\`\`\`${fenced}\nflowchart TD\n\`\`\``, draw);
  expect(article.querySelectorAll("figure.diagram > img")).toHaveLength(2);
});

test("a diagram that cannot be drawn stays code, with the reason", async () => {
  const article = await shown(fence("flowchart <TD"), async () => {
    throw new Error("Parse error on line 1:\n<TD");
  });
  const problem = article.querySelector(".callout-caution");
  expect(problem?.firstChild).toHaveTextContent("This diagram cannot be drawn");
  expect(problem?.lastChild).toHaveTextContent("Parse error on line 1: <TD");
  expect(article.querySelector("code.language-mermaid")).toHaveTextContent("flowchart <TD");
});

test("one invalid diagram does not affect the valid ones", async () => {
  const article = await shown(`${fence("bad")}\n\n${fence("good")}`, async (text) => {
    if (text.startsWith("bad")) throw new Error("bad");
    return draw(text);
  });
  expect(article.querySelectorAll(".diagram")).toHaveLength(1);
  expect(article.querySelectorAll("pre code")).toHaveLength(1);
});

test("without a drawing function a diagram stays code", async () => {
  const article = await shown(fence("flowchart TD"));
  expect(article.querySelector("code.language-mermaid")).not.toBeNull();
  expect(article.querySelector("img")).toBeNull();
});

test("a diagram is drawn once although the text around it changes", async () => {
  const drawn: string[] = [];
  const drawOnce = withCache(async (text) => {
    drawn.push(text);
    if (text.startsWith("bad")) throw new Error("offline");
    return draw(text);
  });
  for (const around of ["a", "b", "c"]) {
    await renderMarkdown(`${around}\n\n${fence("good")}\n\n${fence("good")}`, drawOnce);
  }
  expect(drawn).toEqual(["good\n"]);

  // A diagram that could not be drawn is tried again.
  await renderMarkdown(fence("bad"), drawOnce);
  await renderMarkdown(fence("bad"), drawOnce);
  expect(drawn).toEqual(["good\n", "bad\n", "bad\n"]);
});
