/** A site on 1.2, where different spellings of a name were separate names, after the upgrade. */
import path from "node:path";
import { expect, test } from "vitest";
import { withRelease } from "../../scripts/release/backup.ts";
import { migrate } from "../../supabase/embedded/migrate.ts";

const POSTS = `
  insert into public.posts (title, slug, content, category, tags, series, created_at) values
    ('1', 'one', 'Text.', 'Web Dev', array['go', U&'Cafe\\0301', 'alone '], 'A Series', now() - interval '4 days'),
    ('2', 'two', 'Text.', 'web dev', array['Go', U&'Caf\\00E9', 'GO'], 'a series', now() - interval '3 days'),
    ('3', 'three', 'Text.', 'web dev', array['Go'], null, now() - interval '2 days');
  insert into private.subscribers (id, email) values ('00000000-0000-4000-9000-000000000001', 'reader@example.com');
  insert into private.subscriptions (subscriber_id, topic, name, confirmed_at) values
    ('00000000-0000-4000-9000-000000000001', 'tag', 'go', now()),
    ('00000000-0000-4000-9000-000000000001', 'tag', 'GO', null);
`;
const KEPT = `
  select updated_at, (select count(*) from public.post_revisions where post_id = posts.id) as versions,
    (select count(*) from private.audit_log) as logged
  from public.posts order by slug`;

test("equal names get the spelling of most posts", { tags: "full" }, async () => {
  await withRelease("1.2.0", async ({ db }) => {
    await db.exec(POSTS);
    const { rows: before } = await db.query(KEPT);
    expect(await migrate(db, path.resolve("supabase"))).toEqual([]);

    const { rows } = await db.query(
      "select category, tags, series from public.posts where slug in ('one', 'two', 'three') order by title",
    );
    expect(rows).toEqual([
      { category: "web dev", tags: ["Go", "Café", "alone"], series: "A Series" },
      { category: "web dev", tags: ["Go", "Café"], series: "A Series" },
      { category: "web dev", tags: ["Go"], series: null },
    ]);
    expect((await db.query(KEPT)).rows).toEqual(before);
    const { rows: names } = await db.query<{ name: string }>(
      `select name from public.tags where lower(name) in ('go', 'alone ', 'alone') or name ilike 'caf%'
       union all select name from public.categories where lower(name) = 'web dev' order by name`,
    );
    expect(names.map(({ name }) => name)).toEqual(["Café", "Go", "alone", "web dev"]);
    const { rows: wishes } = await db.query(
      "select name, confirmed_at is not null as is_confirmed from private.subscriptions where topic = 'tag' and lower(name) = 'go'",
    );
    expect(wishes).toEqual([{ name: "Go", is_confirmed: true }]);
  });
});
