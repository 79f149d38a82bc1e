/**
 * Released migrations have been applied to other people's databases: they never change again, and later ones are
 * written for a site in use. CONTRIBUTING.md says how.
 */
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hashMigrations } from "../../scripts/release/migrations.ts";
import { migrationsOf, releases } from "../../scripts/release/sealed.ts";
import { riskyStatements } from "./risky-statements.ts";

const directory = path.resolve("supabase/migrations");
const released = releases().map((version) => ({ version, migrations: migrationsOf(version) }));
const present = hashMigrations(directory);

test.each(released)("the migrations of $version are unchanged", ({ migrations }) => {
  const names = Object.keys(migrations);
  expect(Object.fromEntries(names.map((name) => [name, present[name]]))).toEqual(migrations);
});

test.each(released)("migrations since $version have later names", ({ migrations }) => {
  const names = Object.keys(migrations);
  expect(Object.keys(present).slice(0, names.length)).toEqual(names);
});

test("migrations after the first release can be applied to a site in use", () => {
  const first = released[0]?.migrations ?? {};
  const risky = Object.keys(present)
    .filter((name) => !(name in first))
    .flatMap((name) =>
      riskyStatements(fs.readFileSync(path.join(directory, name), "utf8")).map(
        (statement) => `${name}: ${statement}`,
      ),
    );
  expect(risky, "fix them, or explain above each why not: «-- On a live site: …»").toEqual([]);
});

test.each([
  ["alter table public.posts alter column title type varchar(10);"],
  ["alter table public.posts add column seen timestamptz default clock_timestamp();"],
  ["alter table public.posts add column n integer generated always as (views + 1) stored;"],
  ["alter table public.posts add column n serial;"],
  ["alter table public.posts alter column excerpt set not null;"],
  ["alter table public.posts add constraint posts_title_check check (title <> '');"],
  ["alter table public.posts add foreign key (author_id) references auth.users;"],
  ["ALTER TABLE public.posts\n  ADD CONSTRAINT posts_slug_unique UNIQUE (slug);"],
  ["create index posts_title on public.posts (title);"],
  ["drop table public.tags;"],
  ["alter table public.posts drop column tags;"],
  ["alter table public.posts rename column tags to labels;"],
  ["alter table public.posts rename to articles;"],
  ["lock table public.posts;"],
  ["truncate public.tags;"],
  ["vacuum full public.posts;"],
  ["update public.posts set title = upper(title);"],
  ["delete from public.posts where slug = '';"],
])("a live site would be blocked or lose something by: %s", (sql) => {
  expect(riskyStatements(`select 1;\n${sql}`)).toEqual([expect.any(String)]);
  expect(riskyStatements(`-- On a live site: a handful of rows.\n${sql}`)).toEqual([]);
});

test.each([
  ["a new table", "create table public.a (n int);\ncreate index a_n on public.a (n);"],
  ["a fixed default", "alter table public.posts add column n integer not null default 0;"],
  ["a rule for new rows", "alter table public.posts add constraint r check (n > 0) not valid;"],
  [
    "a function that does it later",
    "create function private.f() returns void language sql as $$ delete from public.posts; $$;",
  ],
  ["a keyword in a string", "comment on table public.posts is 'drop table x;';"],
])("%s is harmless", (_, sql) => {
  expect(riskyStatements(sql)).toEqual([]);
});
