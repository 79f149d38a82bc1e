/** The links of a comment as the database counts them, and the words that it looks for. */
import { beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { commentLinks, linksOf } from "../support/comment-links.ts";
import { isFull } from "../support/scope.ts";

let backend: TestBackend<Database>;
beforeAll(async () => {
  backend = await testBackend();
});

/** How many links the database sees in each of the texts. */
async function counted(texts: string[]): Promise<number[]> {
  const { rows } = await backend.exclusive((db) =>
    db.query<{ links: number }>(
      `select private.count_links(value) as links
       from unnest($1::text[]) with ordinality as texts (value, place) order by place`,
      [texts],
    ),
  );
  return rows.map(({ links }) => links);
}

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}

test("the database counts the links that the page shows", async () => {
  const links = await counted(commentLinks.map(([text]) => text));
  expect(commentLinks.map(([text], index) => [text, links[index]])).toEqual(
    commentLinks.map(([text, addresses]) => [text, addresses.length]),
  );
});

test("it misses none, however the parts of a link are put together", async () => {
  const parts =
    "https:// http:/ https: // mailto: MAILTO: www. www a.example b.c example.com @ a@b.example x*www.a.b (www.a.b)ada@c.d> - _ + . : / \\ [ ] ]( ](< ) ( < > ` * ** ~~ ! # & ; \" ' \n \t 1 x é \u200b".split(
      " ",
    );
  const random = numbers(7);
  const texts = Array.from({ length: isFull ? 100_000 : 10_000 }, () =>
    Array.from(
      { length: 2 + (random.next().value % 12) },
      () => parts[random.next().value % parts.length] ?? "",
    ).join(random.next().value % 4 ? "" : " "),
  );
  const shown = texts.map((text) => linksOf(text).length);
  const links = await counted(texts);
  expect(shown.filter((count) => count > 1).length).toBeGreaterThan(100);
  expect(texts.filter((_, index) => (links[index] ?? 0) < (shown[index] ?? 0))).toEqual([]);
});
