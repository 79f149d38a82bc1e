import { expect, test } from "vitest";
import { formerTitle, withTitle } from "../../../scripts/import/folder/heading.ts";
import { EMPTY_SITE } from "../../../scripts/import/known.ts";
import { readMarkdown } from "../../../scripts/import/markdown.ts";
import { idOf, planOf } from "../../../scripts/import/plan.ts";
import { written } from "./bring.ts";

test.each([
  ["# C\\# and F#", "C# and F#"],
  ["# snake_case and __init__ in 2 * 3 * 4", "snake_case and init in 2 * 3 * 4"],
  ["# Q&amp;A on `x` &lt;b&gt;", "Q&A on x <b>"],
  ["# Title<br>and <small>sub</small> <!-- omit in toc -->", "Title and sub"],
  [
    "# List<String>, the <b> and the <code> element",
    "List<String>, the <b> and the <code> element",
  ],
  ["# :rocket: A [link](/a) and ~~old~~ text", "🚀 A link and old text"],
  ["# `arr[i][j]`, `[^abc]`, `[[ a | b ]]`", "arr[i][j], [^abc], [[ a | b ]]"],
  ["# `x<br>y` and `:smile:` and `<b>z</b>`", "x<br>y and :smile: and <b>z</b>"],
  ["# arr[i][j] if x==1 and y==2: [^1-9]", "arr[i][j] if x==1 and y==2: [^1-9]"],
  ["# The [[nodiscard]] attribute", "The [[nodiscard]] attribute"],
  ["#\tTab {#id}", "Tab"],
  ["**Underlined** {#id}\n===", "Underlined"],
  ['<H1 align="center">\n  By <b>hand</b>\n</H1>', "By hand"],
])("a heading is a title without its markup: %j", (heading, title) => {
  expect(withTitle({}, `${heading}\n\nText.`, false)).toEqual({ title, body: "Text." });
});

test.each([
  ['<a id="top"></a>\n# Title\n\nText.', '<a id="top"></a>\n\nText.'],
  [
    "[![b](/b.svg)](/c) ![d](/d.svg)\n\n# Title\n\nText.",
    "[![b](/b.svg)](/c) ![d](/d.svg)\n\nText.",
  ],
  ["# ![Logo](/a.png) Title\n\nText.", "![Logo](/a.png)\n\nText."],
  ['# <img src="/a.png"> Title\n\nText.', '<img src="/a.png">\n\nText.'],
  [
    "![][image1]\n\n# ![][image2]**Title**\n\nText.\n\n[image1]: /a.png\n\n[image2]: <data:image/png;base64,x>",
    "![][image1]\n\n![][image2]\n\nText.\n\n[image1]: /a.png\n\n[image2]: <data:image/png;base64,x>",
  ],
  [
    "[![build]][ci] [![b](/b.svg)][ci]\n\n# [Title][1]\n\n[1]: /a\n[build]: /b.svg\n[ci]: /c",
    "[![build]][ci] [![b](/b.svg)][ci]\n\n[1]: /a\n[build]: /b.svg\n[ci]: /c",
  ],
])("what a title cannot contain stays: %j", (written, body) => {
  expect(withTitle({}, written, false)).toEqual({ title: "Title", body });
});

test.each([
  "Words.\n\n# Title",
  "# ![Logo](/a.png)",
  "## Introduction\n\nText.",
  "Update: this is out of date.\n---\n\nText.",
  "1. item\n===",
  "### Third\n===",
  '<h1 class="site"><a href="/">My blog</a></h1>\n\n# Title',
  "<h1><svg><title>logo</title></svg></h1>",
  "<h1>Title</h1> and more",
  `# ${"*a".repeat(300)}`,
])("what is no title stays: %j", (body) => {
  expect(withTitle({}, body, false)).toEqual({ title: "", body });
});

test.each([
  ["It’s – “so”!", '# It\'s - "so"'],
  ["Caf\u00E9\u00A0au lait", "# Cafe\u0301 au lait"],
  ["Title", "## 🚀 Title"],
  ["`a` & b", "# `a` &amp; b"],
])("the same title in another spelling is not repeated: %j", (title, heading) => {
  expect(withTitle({ title }, `${heading}\n\nText.`, false)).toEqual({ title, body: "Text." });
});

test.each([
  ["Docker", "## Docker\n\n## Kubernetes"],
  ["Docker", "## Docker\n\nKubernetes\n---"],
  ["Docker", "## Docker\n\n<h2>Kubernetes</h2>"],
  ["Docker", "## Docker\n\n> ## Kubernetes"],
  ["Version 12.3", "# Version 1.2.3"],
  ["1020", "# 10-20"],
  ["Resign", "# Re-sign"],
])("a heading that is not the title stays: %j", (title, body) => {
  expect(withTitle({ title }, body, false)).toEqual({ title, body });
});

test("a title is not repeated in HTML", () => {
  const body = "<!-- x -->\n<h1>A &amp; b</h1><p>Text.</p>";
  expect(withTitle({ title: "A & b" }, body, true).body).toBe("<!-- x -->\n\n<p>Text.</p>");
});

test("any number of exports before a heading is read quickly", () => {
  const body = "export const a = {\n}\n".repeat(500);
  expect(withTitle({}, `${body}# Title\n`, false).title).toBe("Title");
  expect(withTitle({}, `${body}Text`, false).title).toBe("");
});

test.each([
  ["# snake_case_names in *C\\#*", "snakecasenames in C\\#"],
  ["<!-- x -->\n# A [link](/a)[^1] {#id}\n", "A link[^1]"],
  ["<b>Bold</b> &amp; more\n===", "<b>Bold</b> &amp; more"],
  ["**Bold**\n===", ""],
  ["![a](/a.png)\n\n# Title", ""],
  ["<h1>Title</h1>", ""],
  ["# {{ page.title }}", ""],
])("ids contain the title that version 1.26 derived: %j", (body, title) => {
  expect(formerTitle({}, body)).toBe(title);
});

test("a second import finds what version 1.26 has imported", async () => {
  const there = [
    idOf("markdown:posts/a.md", '["snakecase","2020-01-02"]'),
    idOf("markdown:posts/b.md", '["b","2020-01-02"]'),
  ];
  const head = "---\ndate: 2020-01-02\n---\n";
  const folder = written({
    "posts/a.md": `${head}# snake_case\n\nText.`,
    "posts/b.md": `${head}![Logo](/b.png)\n\n# After a picture\n\nText.`,
  });
  const known = {
    ...EMPTY_SITE,
    idHere: ({ id }: { id: string }) => there.find((at) => at === id),
  };
  expect(await planOf(readMarkdown(folder, ""), known)).toMatchObject([
    { head: { id: there[0], title: "snake_case" }, isHere: true },
    { head: { id: there[1], title: "After a picture" }, isHere: true },
  ]);
});
