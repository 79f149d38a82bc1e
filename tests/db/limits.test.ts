import { afterEach, beforeEach, expect, test } from "vitest";
import { argumentLimits, tableLimits } from "../../scripts/schema/limits.ts";
import { startTestBackend } from "../support/test-backend.ts";

const backend = await startTestBackend<unknown>({ seed: false });
beforeEach(() => backend.db.exec("begin"));
afterEach(() => backend.db.exec("rollback"));

/** The limit derived from a check constraint on a table's field. */
async function limitOf(check: string, columns = "field text") {
  await backend.db.exec(`create table public.things (${columns},
    constraint things_field_rule check (private.ensure(${check}, 'No.', 'things_field_rule')))`);
  return (await tableLimits(backend.db)).get("things")?.get("field");
}

test.each([
  ["char_length(field) <= 7", { max_length: 7 }],
  ["field = '' or private.is_email(field) and char_length(field) <= 7", { max_length: 7 }],
  ["octet_length(field) <= 7", { max_bytes: 7 }],
  ["private.is_web_url(field)", { max_length: 2000 }],
  ["private.is_image_url(field)", { max_length: 2000 }],
  ["field ~ '^[x-z]+$'", { pattern: "^[x-z]+$" }],
  ["field ~ '^x$' and char_length(field) <= 7", { max_length: 7, pattern: "^x$" }],
  ["field !~ '^x$'", { excluded_pattern: "^x$" }],
  ["field = '' or field ~ '^x$'", undefined],
  ["field ~ '^x$' and field <> 'x' or field = 'y'", undefined],
  ["field ~ '^[[:alpha:]]$'", undefined],
])("the limit of a text is derived from its check: %s", async (check, limit) => {
  expect(await limitOf(check)).toEqual(limit);
});

test.each([
  ["integer", "field between 1 and 7", { min: 1, max: 7 }],
  ["integer", "field >= -1", { min: -1 }],
  ["date", "field >= '2000-01-01'", { min: "2000-01-01" }],
  ["text[]", "private.is_name_list(field, 7)", { max_items: 7, max_length: 40 }],
  ["text[]", "cardinality(field) <= 7", { max_items: 7 }],
  ["jsonb", "octet_length(field::text) <= 7", { max_bytes: 7 }],
])("the limit of a field of type %s is derived from its check: %s", async (type, check, limit) => {
  expect(await limitOf(check, `field ${type}`)).toEqual(limit);
});

test("the limit of a field whose name is a keyword is derived from its check", async () => {
  await backend.db.exec(`create table public.things (
    position integer constraint things_position_range
      check (private.ensure(position between 1 and 7, 'No.', 'things_position_range')),
    "values" text constraint things_values_format
      check (private.ensure("values" ~ '^x$', 'No.', 'things_values_format')))`);
  const limits = await tableLimits(backend.db);
  expect(limits.get("things")).toEqual(
    new Map([
      ["position", { min: 1, max: 7 }],
      ["values", { pattern: "^x$" }],
    ]),
  );
});

test("a length check in an unknown form is an error, not a field without a limit", async () => {
  await expect(limitOf("char_length(field) < 8")).rejects.toThrow(
    "things_field_rule cannot be read",
  );
});

test("a function that refuses a value before the constraint must have the same limit", async () => {
  await backend.db
    .exec(`create function private.add_thing(field text) returns void language plpgsql as $$
    begin
      perform private.ensure(char_length(field) <= 8, 'No.', 'things_field_rule');
    end $$`);
  await expect(limitOf("char_length(field) <= 7")).rejects.toThrow(
    'things.field has two limits, the second by add_thing: Error: {"max_length":7} and {"max_length":8}',
  );
});

test("a limit that only a function checks applies to its field", async () => {
  const limits = await tableLimits(backend.db);
  expect(limits.get("subscribers")?.get("email")).toHaveProperty("max_bytes");
  expect(limits.get("notification_settings")?.get("key")).toHaveProperty("max_length");
  expect(limits.get("busy_calendars")?.get("rows")).toEqual({ max: 10 });
});

test("the length to which a function cuts an argument is its limit", async () => {
  await backend.db.exec(
    "create function public.find_things(asked text) returns text language sql as $$ select left(asked, 7) $$",
  );
  expect((await argumentLimits(backend.db)).get("find_things")?.get("asked")).toEqual({
    max_length: 7,
  });
});
