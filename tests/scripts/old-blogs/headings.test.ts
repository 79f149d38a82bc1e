import { expect, test } from "vitest";
import { withTitle } from "../../../scripts/import/folder/heading.ts";

test.each([
  ["# C\\# and F#", "C# and F#"],
  ["# snake_case and __init__ in 2 * 3 * 4", "snake_case and init in 2 * 3 * 4"],
  ["# Q&amp;A on `x` &lt;b&gt;", "Q&A on x <b>"],
  ["# Title<br>and <small>sub</small> <!-- omit in toc -->", "Title and sub"],
  ["# List<String> in Java", "List<String> in Java"],
  ["# :rocket: A [link][1] and [[Other|that]]", "🚀 A link and that"],
  ["# ~~Old~~ ==marked== note[^1]", "Old marked note"],
  ["#\tTab {#id}", "Tab"],
  ['<H1 align="center">\n  By <b>hand</b>\n</H1>', "By hand"],
  ["## The only one", "The only one"],
  ["Underlined\n----------", "Underlined"],
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
])("what a title cannot contain stays: %j", (written, body) => {
  expect(withTitle({}, written, false)).toEqual({ title: "Title", body });
});

test.each(["Words.\n\n# Title", "## One\n\n## Two", "# ![Logo](/a.png)"])(
  "what is no title stays: %j",
  (body) => {
    expect(withTitle({}, body, false)).toEqual({ title: "", body });
  },
);

test.each([
  ["It’s – “so”!", '# It\'s - "so"'],
  ["Caf\u00E9\u00A0au lait", "# Cafe\u0301 au lait"],
  ["Title", "## 🚀 Title"],
  ["`a` & b", "# `a` &amp; b"],
])("the same title in another spelling is not repeated: %j", (title, heading) => {
  expect(withTitle({ title }, `${heading}\n\nText.`, false)).toEqual({ title, body: "Text." });
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
