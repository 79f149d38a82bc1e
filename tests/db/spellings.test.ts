/** All spellings of a tag, category or series are one name, with one page and one list. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { nameKey } from "../../src/lib/text/name-key.ts";
import { rowsOf } from "./rows-of.ts";
import { undone } from "../support/undone.ts";
import { words } from "../support/words.ts";

const backend = await testBackend();
const owner = await backend.as("owner@example.com");
beforeEach(() => backend.reset());

async function keysOf(names: string[]) {
  const { rows } = await backend.db.query<{ key: string }>(
    "select private.name_key(name) as key from unnest($1::text[]) as name",
    [names],
  );
  return rows.map(({ key }) => key);
}

test.each([
  ["Go", "go", "GO", " go ", "Ｇｏ", "g\u200Bo", "g\u{E0041}o\u{1D173}\u{E0100}"],
  ["Café", "Cafe\u0301", "CAFÉ"],
  ["Straße", "STRASSE", "straẞe"],
  ["ΟΔΟΣ", "οδος", "οδοσ"],
  ["İstanbul", "istanbul", "I\u0307stanbul"],
  ["web dev", "Web\u00A0 Dev", "WEB\u3000DEV", "web\u0085dev"],
  ["❤️", "❤"],
  ["👩‍💻"],
  ["ﬁsh", "FISH"],
])("%s is one name in every spelling", async (...names: string[]) => {
  expect(new Set(await keysOf(names)).size).toBe(1);
  expect(names.map(nameKey)).toEqual(await keysOf(names));
});

test("different names stay separate", async () => {
  const names = words`
    C C++ C# sınır sinir Café Cafe Go Go! 👍🏽 👍 日本 🏴 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿
  `;
  expect(new Set(await keysOf(names)).size).toBe(names.length);
  expect(names.map(nameKey)).toEqual(await keysOf(names));
});

type Named = { category?: string; tags?: string[]; series?: string };

/** Stores a published post and returns its id and names. */
async function add(named: Named) {
  const id = randomUUID();
  const post = { id, title: id, slug: `post-${id}`, content: "<p>Text.</p>", published: true };
  return rowsOf(
    owner
      .from("posts")
      .insert({ ...post, ...named })
      .select("id, category, tags, series")
      .single(),
  );
}

async function read(id: string) {
  return rowsOf(owner.from("posts").select("category, tags, series").eq("id", id).single());
}

const first = { category: "Web Dev", tags: ["Gopher", "Café"], series: "Part by part" };

test("a post gets the existing spelling of its names, and no name twice", async () => {
  await add(first);
  const second = await add({
    category: "web\u00A0dev",
    tags: ["GOPHER", "Cafe\u0301", "gopher", " New\u200B  one "],
    series: " PART  by part ",
  });
  expect(second).toMatchObject({ ...first, tags: ["Gopher", "Café", "New one"] });
  const names = await rowsOf(backend.asAnon().from("tags").select("name").ilike("name", "gopher"));
  expect(names).toEqual([{ name: "Gopher" }]);
});

test("correcting a spelling in one post corrects it in all of them", async () => {
  const [one, other] = [await add(first), await add(first)];
  const right = { category: "web dev", tags: ["Café", "gopher"], series: "Part By Part" };
  await rowsOf(owner.from("posts").update(right).eq("id", one.id).select("id"));
  expect(await read(one.id)).toEqual(right);
  expect(await read(other.id)).toEqual({ ...right, tags: ["gopher", "Café"] });
  const categories = owner.from("categories").select("name").ilike("name", "web dev");
  expect(await rowsOf(categories)).toEqual([{ name: "web dev" }]);
});

test("subscribing to a name covers every spelling of it", async () => {
  const subscriptions = () =>
    backend.db.query("select topic, name from private.subscriptions order by topic desc, name");
  await backend.db.exec(`
      update private.notification_settings set service = 'resend', mail_url = 'https://db.example/mail', site_url = 'https://site.example' where singleton;
      update public.site_settings set mails_readers = true where singleton;
    `);
  const { id } = await add(first);
  const ask = (topic: string, name: string) =>
    backend.asAnon().rpc("subscribe", { address: "reader@example.com", topic, name });
  for (const name of ["gopher", "GOPHER"]) expect((await ask("tag", name)).error).toBeNull();
  expect((await ask("series", "part by PART")).error).toBeNull();
  expect((await subscriptions()).rows).toEqual([
    { topic: "tag", name: "Gopher" },
    { topic: "series", name: first.series },
  ]);
  await rowsOf(
    owner
      .from("posts")
      .update({ tags: ["gopher"] })
      .eq("id", id)
      .select("id"),
  );
  expect((await subscriptions()).rows[0]).toEqual({ topic: "tag", name: "gopher" });
});

test("a post is saved quickly, however many subscribe to its tags", async () => {
  const compared = await undone(backend, async (db) => {
    await db.exec(`
      insert into private.subscribers (email) select 'reader' || n || '@example.com' from generate_series(1, 2000) as n;
      insert into private.subscriptions (subscriber_id, topic, name, confirmed_at)
      select id, 'tag', case when email like '%1@%' then 'SQL' else 'Go' end, now() from private.subscribers;
      set local track_functions = 'all';
      insert into public.posts (title, slug, content, published, tags)
      values ('Text', 'text', '<p>Text.</p>', true, '{Go,Rust,CSS}');
    `);
    // Counted, because the database may be another process, whose time cannot be measured here.
    const { rows } = await db.query<{ calls: number }>(
      "select calls from pg_stat_xact_user_functions where funcname = 'name_key'",
    );
    return rows[0]?.calls;
  });
  expect(compared).toBeGreaterThan(0);
  // Each takes a tenth of a millisecond.
  expect(compared).toBeLessThan(1000);
});
