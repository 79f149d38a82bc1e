import { expect, test } from "vitest";
import { historyOf, keyOf } from "../../scripts/schema/history.ts";

const history = (...migrations: string[]) =>
  historyOf(migrations.map((sql, index) => [`${index + 1}.sql`, sql]));

test("the current definition of a function is the one created last", () => {
  expect(
    history(
      "-- Once;\ncreate function private.f(a text) returns text\nlanguage sql as $$ select ';' $$;",
      "drop function private.f(text);\n\n-- As before; and more.\ncreate function private.f(\n  a text, b text) …;",
      "select private.f('create function private.f(a text)');",
    ).get(keyOf("function", "private.f")),
  ).toEqual({
    first: { file: "1.sql", line: 2 },
    current: { file: "2.sql", line: 4 },
    altered: [],
  });
});

test("later migrations that alter a table are listed with it", () => {
  expect(
    history(
      "create table public.t (a text);\nalter table public.t enable row level security;",
      "\nalter table public.t add column b text;",
    ).get(keyOf("table", "public.t")),
  ).toMatchObject({ current: { file: "1.sql", line: 1 }, altered: [{ file: "2.sql", line: 2 }] });
});

test("triggers and policies of the same name are distinguished by their table", () => {
  const places = history(
    `create trigger touch before update on public.one for each row execute function private.touch();
create trigger touch before update of a on public.two for each row execute function private.touch();
create policy "anyone reads: all" on public.one for select to anon using (true);
create policy "anyone reads: all" on public.two for select to anon using (true);`,
  );
  expect(places.get(keyOf("trigger", "touch", "public.two"))?.current.line).toBe(2);
  expect(places.get(keyOf("policy", "anyone reads: all", "public.two"))?.current.line).toBe(4);
});

test("a quoted name that looks like a comment does not hide what follows", () => {
  const places = history(
    'create domain public."*/*" as bytea;\n/* */\ncreate view public.v as select 1;',
  );
  expect(places.get(keyOf("view", "public.v"))?.current.line).toBe(3);
});
