/** The search of whole articles: whether what readers may ask for is found. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { startTestBackend, type OwnTestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { rowsOf } from "./rows-of.ts";
import { foreignPosts, questions } from "./search-questions.ts";

/** Share of the questions whose answer must be among the first three. */
const ANSWERED = 0.95;

let backend: OwnTestBackend<Database>;
beforeAll(async () => {
  backend = await startTestBackend();
  const owner = await backend.as(demoOwner.email);
  await owner
    .from("posts")
    .insert(foreignPosts.map((post) => ({ ...post, published: true })))
    .throwOnError();
});
afterAll(() => backend.close());

const search = (asked: string) => rowsOf(backend.asAnon().rpc("search_articles", { asked }));

test("what is asked for is among the first three articles", async () => {
  const missed: string[] = [];
  for (const [kind, asked, answer] of questions) {
    const found = (await search(asked)).map(({ slug }) => slug);
    if (!found.slice(0, 3).includes(answer)) missed.push(`${kind}: ${asked} → ${found.join(", ")}`);
  }
  expect(questions.length).toBeGreaterThanOrEqual(60);
  const most = Math.floor(questions.length * (1 - ANSWERED));
  expect(missed.slice(most), `more than ${most} of ${questions.length}`).toEqual([]);
});

test("an answer names the section, and marks the words in what it says", async () => {
  const [answer] = await search("halving bisect judge");
  expect(answer).toMatchObject({
    slug: "debugging-by-bisection",
    heading: "Commits, with a judge that can abstain",
    same_before: 0,
    own_id: null,
  });
  expect(answer?.fragment).toMatch(/\uE000\w+\uE001/);
});

test("what is in the title alone is answered with the excerpt", async () => {
  const [answer] = await search("検索");
  expect(answer).toMatchObject({
    slug: "japanese",
    heading: "",
    fragment: foreignPosts[0]?.excerpt,
  });
});

test.each(["", " \n", "\\ ' \" : & | ! ( ) <-> *", '"', "-", "qqzzxx wwvvkk", "x".repeat(5_000)])(
  "%j finds nothing, and is no error",
  async (asked) => {
    expect(await search(asked)).toEqual([]);
  },
);
