/** A comment's links as the database counts them, and the words it looks for. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownText } from "../../src/pages/post/MarkdownText.tsx";
import { testBackend } from "../support/test-backend.ts";
import { commentLinks, linksOf } from "../support/comment-links.ts";
import { numbers } from "../support/numbers.ts";
import { isFull } from "../support/scope.ts";

const backend = await testBackend();

/** How many links the database finds in each text. */
async function counted(texts: string[]): Promise<number[]> {
  const { rows } = await backend.db.query<{ links: number }>(
    `select private.count_links(value) as links
       from unnest($1::text[]) with ordinality as texts (value, place) order by place`,
    [texts],
  );
  return rows.map(({ links }) => links);
}

test("the database counts the links that the page shows", async () => {
  const links = await counted(commentLinks.map(([text]) => text));
  expect(commentLinks.map(([text], index) => [text, links[index]])).toEqual(
    commentLinks.map(([text, addresses]) => [text, addresses.length]),
  );
});

const random = numbers(7);
const pick = (list: string[]) => list[random(list.length)] ?? "";

// The full run has more of them, in tests that are no longer than this one.
const rounds = Array.from({ length: isFull ? 10 : 1 }, (_, round) => round);

test.each(rounds)("the database misses no combination of a link's parts (%i)", async () => {
  const parts =
    "https:// http:/ https: // mailto: MAILTO: www. www a.example b.c example.com @ a@b.example x*www.a.b (www.a.b)ada@c.d> - _ + . : / \\ [ ] ]( ](< ) ( < > ` * ** ~~ ! # & ; \" ' \n \t 1 x é を 。 а 🎉 ※ ~ \u200b".split(
      " ",
    );
  const texts = Array.from({ length: isFull ? 10_000 : 3_000 }, () =>
    Array.from({ length: 2 + random(12) }, () => pick(parts)).join(pick(["", "", "", " "])),
  );
  const shown = texts.map((text) => linksOf(text).length);
  const links = await counted(texts);
  expect(shown.filter((count) => count > 1).length).toBeGreaterThan(30);
  expect(texts.filter((_, index) => (links[index] ?? 0) < (shown[index] ?? 0))).toEqual([]);
});

/** A text as the page shows it, a line for each block, without line breaks inside a block. */
function shownOf(text: string): string {
  return renderToStaticMarkup(createElement(MarkdownText, { text }))
    .replaceAll(/\s*\n\s*/g, "")
    .replaceAll(/<\/?(p|ul|ol|li|blockquote|pre|div)\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "");
}

test("a blocked word is found wherever the page shows it, whatever Markdown is around it", async () => {
  const marks =
    '* ** *** _ __ ` `` [ ] [[ ](https://a.example) ](<https://a.example/)>) ](https://a.example/(b(c))) ](https://a.example\t"d)e") ](mailto:a) ( ) \\( \n \n> \\\n > \\\\ \u200b \u00ad'.split(
      " ",
    );
  // Between the letters of the word there is usually nothing, so that some markers come in pairs.
  const texts = Array.from({ length: isFull ? 10_000 : 3000 }, () =>
    ["", "c", "a", "s", "i", "n", "o"]
      .map((letter) => letter + (random(3) ? "" : pick(marks)))
      .join(""),
  );
  const shown = texts.filter((text) =>
    shownOf(text)
      .replaceAll(/[\u200b\u00ad]/g, "")
      .includes("casino"),
  );
  const hidden = shown.filter((text) => !text.includes("casino"));
  expect(hidden.length).toBeGreaterThan(50);
  const { rows } = await backend.db.query<{ value: string }>(
    "select value from unnest($1::text[]) as value where not private.has_word(value, 'casino')",
    [shown],
  );
  expect(rows.map(({ value }) => value)).toEqual([]);
});
