import { expect, test } from "vitest";
import { testBackend } from "../../supabase/embedded/testing.ts";
import { meetPeople } from "./people.ts";

test.each([
  ["site_settings", "singleton=eq.true", "social_twitter", "ftp://nowhere.example"],
  ["projects", "id=not.is.null", "image_url", "cover.png"],
])(
  "a refusal of %s names the constraint, and with it the field",
  async (table, rows, column, value) => {
    const { owner } = await meetPeople(await testBackend());
    const answer = await owner("PATCH", `/rest/v1/${table}?${rows}`, { [column]: value });
    const details = `${table}_${column}_format`;
    expect(answer).toMatchObject({ status: 400, body: { code: "23514", details } });
  },
);
