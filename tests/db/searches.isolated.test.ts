// @module-tag full
/**
 * Every search, called as the app calls it: a text is found literally, even if the
 * backend has a special meaning for it in a URL.
 */
import { QueryClient } from "@tanstack/react-query";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { consultationCountsQuery, consultationsQuery } from "@/data/consultation-requests/admin";
import { messageCountsQuery, messagesQuery } from "@/data/contact-messages/admin";
import { moderationQuery } from "@/data/comments/admin";
import { adminPostsQuery } from "@/data/posts/admin";
import { readPublicPosts } from "@/data/posts/build";
import { taggedPostsQuery } from "@/data/posts/lists";
import { postQuery, postsQuery } from "@/data/posts/public";
import { articleSearchQuery } from "@/data/posts/search";
import { adminProjectsQuery } from "@/data/projects/admin";
import type { Database } from "@/lib/supabase/database.types";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import { words } from "../support/words.ts";

const TEXTS = words`
  true false null not_null unknown 123 1e3 {"a":1} [1] in.html is.null eq.x cd.. not.in.(a) imatch.x "q"
  a*b 50% a_b back\\slash a,b (group) a|b ***=x it's Grüße
`;
const COMPOSED = "Gebühr (ë)";
const compositions = [COMPOSED, COMPOSED.normalize("NFD")];
const POST = "00000000-0000-4000-8000-000000000101";

/** Rows with an id and a text that is searched. */
const INSERTS = [
  `insert into public.posts (id, slug, title, content, category, published)
   values ($1::uuid, 'p-' || $1::uuid, $2, 'x', 'Frontend', true)`,
  "insert into public.projects (id, title, description) values ($1, $2, 'x')",
  `insert into public.comments (id, post_id, author_name, content) values ($1, '${POST}', 'x', $2)`,
  `insert into public.contact_messages (id, name, email, subject, message)
   values ($1, 'x', 'x@example.com', $2, 'x')`,
  `insert into public.consultation_requests (id, name, email, project_type, message)
   values ($1, $2, 'x@example.com', 'other', 'x')`,
];

let backend: OwnTestBackend<Database>;
let client: Awaited<ReturnType<OwnTestBackend<Database>["as"]>>;
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Answer = PromiseLike<{ data: object[]; count: number; error: Error | null }>;

type Query = (owner: typeof client) => Answer;
async function requestWithCount(query: Query) {
  const { data, count, error } = await query(client);
  if (error) throw new Error(error.message);
  return { data, count };
}

vi.mock("@/lib/supabase/client", () => ({
  request: async (query: Query) => (await requestWithCount(query)).data,
  requestWithCount: (query: Query) => requestWithCount(query),
}));

beforeAll(async () => {
  backend = await startTestBackend();
  client = await backend.as("owner@example.com");
  // Each text once, and once in upper case between others; and a row that no search finds.
  const texts = [...TEXTS, ...compositions, "abc 500 aXb"].map((text) => [
    randomUUID(),
    `X ${text} Y`,
  ]);
  await backend.exclusive(async (db) => {
    for (const row of texts) {
      for (const insert of INSERTS) await db.query(insert, row);
    }
  });
});

afterAll(() => backend.close());

const all = { status: "all", sort: "newest" } as const;
const firstRows = async (list: Promise<{ pages: { rows: object[] }[] }>) =>
  (await list).pages[0]?.rows ?? [];

const searches: [what: string, column: string, find: (search: string) => Promise<object[]>][] = [
  [
    "posts",
    "title",
    (search) => firstRows(queries.fetchInfiniteQuery(postsQuery({ search, category: null }))),
  ],
  [
    "posts of a category",
    "title",
    (search) => firstRows(queries.fetchInfiniteQuery(postsQuery({ search, category: "Frontend" }))),
  ],
  [
    "the owner's posts",
    "title",
    (search) => firstRows(queries.fetchInfiniteQuery(adminPostsQuery({ search, ...all }))),
  ],
  [
    "the owner's projects",
    "title",
    (search) =>
      firstRows(queries.fetchInfiniteQuery(adminProjectsQuery({ search, sort: "newest" }))),
  ],
  [
    "comments",
    "content",
    (search) => firstRows(queries.fetchInfiniteQuery(moderationQuery({ search, ...all }))),
  ],
  [
    "messages",
    "subject",
    async (search) => (await queries.fetchQuery(messagesQuery({ search, page: 1, ...all }))).rows,
  ],
  [
    "requests",
    "name",
    async (search) =>
      (await queries.fetchQuery(consultationsQuery({ search, page: 1, ...all }))).rows,
  ],
];

test.each(searches)("a search in %s finds any text literally", async (_what, column, find) => {
  for (const text of TEXTS) {
    const found = (await find(text)).map((row) => String(Reflect.get(row, column)));
    const others = found.filter((one) => !one.toLowerCase().includes(text.toLowerCase()));
    expect({ text, others, found }).toEqual({
      text,
      others: [],
      found: expect.arrayContaining([`X ${text} Y`]),
    });
  }
});

test.each(searches)(
  "a search in %s finds any composition of letters",
  async (_what, column, find) => {
    for (const typed of [COMPOSED, COMPOSED.normalize("NFD")]) {
      const found = (await find(typed)).map((row) => String(Reflect.get(row, column)));
      expect(found.toSorted()).toEqual(compositions.map((text) => `X ${text} Y`).toSorted());
    }
  },
);

test("visitors find curly quotes by straight ones, and the other way round", async () => {
  const titles = [`It's "new"`, "It’s “new”"];
  for (const title of titles) await backend.db.query(INSERTS[0] ?? "", [randomUUID(), title]);
  for (const search of [...titles, "it‘s „new"]) {
    const found = await firstRows(
      queries.fetchInfiniteQuery(postsQuery({ search, category: null })),
    );
    expect(found.map((row) => String(Reflect.get(row, "title"))).toSorted()).toEqual(titles);
  }
});

test("quotes of any form enclose a phrase", async () => {
  for (const title of ["The glaze kiln", "A kiln glaze"])
    await backend.db.query(INSERTS[0] ?? "", [randomUUID(), title]);
  for (const search of ['"glaze kiln"', "“glaze kiln”", "„glaze kiln“"]) {
    const { articles } = await queries.fetchQuery(articleSearchQuery(search));
    expect(articles.map(({ title }) => title)).toEqual(["The glaze kiln"]);
  }
});

test("messages and requests that contain the text searched for are counted", async () => {
  for (const search of TEXTS) {
    const { total: messages } = await queries.fetchQuery(messageCountsQuery(search));
    const { total: requests } = await queries.fetchQuery(consultationCountsQuery(search));
    const holding = TEXTS.filter((text) => text.includes(search)).length;
    expect([search, messages, requests]).toEqual([search, holding, holding]);
  }
  for (const search of compositions) {
    const { total: messages } = await queries.fetchQuery(messageCountsQuery(search));
    const { total: requests } = await queries.fetchQuery(consultationCountsQuery(search));
    expect([search, messages, requests]).toEqual([search, 2, 2]);
  }
});

test.each(TEXTS)("a category and a tag named %s list their posts", async (name) => {
  await backend.db.query(
    `insert into public.posts (slug, title, content, category, tags, published, unlisted)
       select 'filed-' || gen_random_uuid(), 'Filed', 'x', $1, array['other', $1], kind <> 'draft', kind = 'unlisted'
       from unnest(array['listed', 'unlisted', 'draft']) as kind`,
    [name],
  );
  const ofCategory = queries.fetchInfiniteQuery(postsQuery({ search: "", category: name }));
  const ofTag = queries.fetchInfiniteQuery(taggedPostsQuery(name));

  expect(await firstRows(ofCategory)).toMatchObject([{ title: "Filed", category: name }]);
  expect(await firstRows(ofTag)).toMatchObject([{ title: "Filed", tags: ["other", name] }]);
});

test.each(["true", "null", "2026", "1e3"])("a post at /blog/%s is found there", async (slug) => {
  await backend.db.query(
    "insert into public.posts (slug, title, content, published) values ($1, 'Addressed', 'x', true)",
    [slug],
  );
  expect(await queries.fetchQuery(postQuery(slug))).toMatchObject({ slug, title: "Addressed" });
});

test("a post is found at its former URL", async () => {
  for (const slug of ["as-it-was", "as-it-is"]) {
    const { error } = await client.from("posts").update({ slug }).eq("id", POST);
    expect(error).toBeNull();
  }
  expect(await queries.fetchQuery(postQuery("as-it-was"))).toMatchObject({
    id: POST,
    slug: "as-it-is",
  });
  // The build renders a page for each URL.
  const addresses = await readPublicPosts();
  expect(addresses.find(({ id }) => id === POST)?.former).toContain("as-it-was");
});

test.each(["in.(x)", '"x"', "a\\", "{}", "a\0b"])(
  "there is no post at /blog/%j",
  async (address) => {
    expect(await queries.fetchQuery(postQuery(address))).toBeNull();
  },
);
