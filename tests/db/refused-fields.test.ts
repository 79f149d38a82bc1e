import { expect, test } from "vitest";
import { testBackend } from "../../supabase/embedded/testing.ts";
import { meetPeople } from "./people.ts";

test.each([
  ["site_settings?singleton=eq.true", "social_twitter", "ftp://nowhere.example"],
  ["projects?id=not.is.null", "image_url", "cover.png"],
])("a refusal of %s names the field that it is about", async (path, column, value) => {
  const { owner } = await meetPeople(await testBackend());
  const answer = await owner("PATCH", `/rest/v1/${path}`, { [column]: value });
  expect(answer).toMatchObject({ status: 400, body: { code: "23514", details: column } });
});

test("every check of what has a form names a column of its table", async () => {
  const backend = await testBackend();
  const { rows } = await backend.exclusive((db) =>
    db.query<{ definition: string; columns: string[] }>(
      `select pg_get_constraintdef(con.oid) as definition,
         array(select attname::text from pg_attribute where attrelid = con.conrelid and attnum > 0) as columns
       from pg_constraint as con
       where contype = 'c' and conrelid in ('public.site_settings'::regclass, 'public.projects'::regclass)
         and pg_get_constraintdef(con.oid) like '%private.ensure(%'`,
    ),
  );
  expect(rows.length).toBeGreaterThan(20);
  const nameless = rows.filter(
    ({ definition, columns }) => !columns.includes(/'(\w+)'::text\)+$/.exec(definition)?.[1] ?? ""),
  );
  expect(nameless).toEqual([]);
});
