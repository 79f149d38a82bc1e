// @module-tag full
/**
 * Strange texts in every text field of every table, and in every search, through the real
 * API.
 */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toBackendError } from "../../src/lib/requests/to-backend-error.ts";
import { literalPattern } from "../../src/lib/supabase/literal-pattern.ts";
import { nameKey } from "../../src/lib/text/name-key.ts";
import { columnsWithRights, keysIn, tables, type TableName } from "../../supabase/access-matrix.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import { columns, type Database } from "../../src/lib/supabase/database.types.ts";
import { shareOfStrange, strangeTexts } from "../support/strange-texts.ts";
import { exampleOf } from "./access-examples.ts";
import { signInPeople, type People } from "./people.ts";
import type { Caller } from "./rest.ts";
import { words } from "../support/words.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const POST = "00000000-0000-4000-8000-000000000101";
/** Technical terms of the database, which say nothing about the text typed. */
const TECHNICAL =
  /violates|constraint|syntax|byte|encoding|column|relation|operator|null value|json|uuid|of type|unicode escape|sql|bind/i;

let backend: OwnTestBackend<Database>;
let people: People;

beforeEach(async () => {
  // Each test has its own rows: earlier ones would slow down the rest, and PGlite 0.4 hangs
  // after some ten thousand refusals.
  backend = await startTestBackend();
  people = await signInPeople(backend);
  await backend.db.exec(LIFT_RATE_LIMITS);
});
afterEach(() => backend.close());

type Field = {
  table: TableName;
  field: string;
  /** The other fields that a visitor sends; for the owner, those of an example. */
  rest?: Record<string, unknown>;
};

/** Fields that refuse nearly every text, all for the same reason, and each in its own request. */
const NARROW =
  /^(language|source|featured_image|status|\w+_url|email|project_type|budget_range|timeline|mime|hash|path)$/;
/** Fields that store the existing spelling of a name. */
const NAMES = new Set(["category", "tags", "series"]);

const comment = { post_id: POST, author_name: "N", content: "C" };
const letter = { name: "N", email: "n@example.com", subject: "S", message: "M" };
const request = { name: "N", email: "n@example.com", project_type: "other", message: "M" };

/** Texts of visitors: the required fields, and the fields to test. */
const visitors: [TableName, Record<string, unknown>, string[]][] = [
  ["comments", comment, ["author_name", "content"]],
  ["contact_messages", letter, ["name", "email", "subject", "message"]],
  [
    "consultation_requests",
    request,
    ["name", "email", "company", "project_type", "budget_range", "timeline", "message"],
  ],
];
const typeOf = (table: TableName, field: string) =>
  Object.entries(columns[table]).find(([name]) => name === field)?.[1] ?? "";
/** Texts of the owner; names are tested below, and a format is one of two words. */
const owners = keysIn(tables).flatMap((table) =>
  columnsWithRights(table).flatMap(([field, [, insert]]): Field[] =>
    insert.includes("owner") &&
    typeOf(table, field).startsWith("text") &&
    !words`
      categories.name tags.name posts.format working_copies.device working_copies.kind
    `.includes(`${table}.${field}`)
      ? [{ table, field }]
      : [],
  ),
);
const fields: Field[] = [
  ...owners,
  ...visitors.flatMap(([table, rest, names]) => names.map((field) => ({ table, field, rest }))),
];

/** The sentence that a person reads when a request is refused; throws if it is not a sentence. */
function sentenceOf(status: number, body: unknown): string {
  return status >= 500
    ? `HTTP ${status}: ${JSON.stringify(body)}`
    : toBackendError(body, status).message;
}

function isSentence(text: string): boolean {
  return /^[A-Z].{8,}[.!?]$/s.test(text) && !TECHNICAL.test(text);
}

let storedTexts = 0;

type Row = { id: string; typed: string; row: object };
type Refusal = { row: Row; status: number; sentence: string };

/** The functions through which visitors write. */
const WRITERS: Record<string, string> = {
  comments: "add_comment",
  contact_messages: "send_contact_message",
  consultation_requests: "send_consultation_request",
};

/** Inserts rows into a table, or passes each to its function, and returns those that are refused. */
async function send(caller: Caller, table: string, rows: Row[]): Promise<Refusal[]> {
  const writer = WRITERS[table];
  if (!writer) return sendTogether(caller, table, rows);
  const refusals: Refusal[] = [];
  for (const row of rows) {
    const { status, body } = await caller("POST", `/rest/v1/rpc/${writer}`, row.row);
    if (status >= 300) refusals.push({ row, status, sentence: sentenceOf(status, body) });
  }
  return refusals;
}

/** Sends rows together, and repeatedly halves a refused group, to find out which ones are refused. */
async function sendTogether(caller: Caller, table: string, rows: Row[]): Promise<Refusal[]> {
  const body = rows.map(({ row }) => row);
  const answer = await caller("POST", `/rest/v1/${table}`, body);
  if (answer.status < 300) return [];
  const [row, ...others] = rows;
  if (row && others.length === 0) {
    return [{ row, status: answer.status, sentence: sentenceOf(answer.status, answer.body) }];
  }
  const half = Math.ceil(rows.length / 2);
  const first = await sendTogether(caller, table, rows.slice(0, half));
  return [...first, ...(await sendTogether(caller, table, rows.slice(half)))];
}

test("every text field for visitors is tested", async () => {
  for (const [table, writer] of Object.entries(WRITERS)) {
    const { rows } = await backend.db.query<{ name: string }>(
      `select proargnames[place] as name from pg_proc, unnest(proargtypes) with ordinality as t (type, place)
        where oid = to_regproc($1) and type = 'text'::regtype
          -- Nobody types these, the browser says them: a zone that does not exist is left out, and a token is made.
          and proargnames[place] not in ('time_zone', 'token')`,
      [`public.${writer}`],
    );
    const tried = fields.filter((field) => field.table === table).map(({ field }) => field);
    expect(tried.toSorted(), `texts of ${table} in \`visitors\` above`).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  }
});

test.each(fields)("$table: $field stores or refuses odd texts", async ({ table, field, rest }) => {
  const texts = NARROW.test(field) ? shareOfStrange(6) : strangeTexts;
  const { required, fresh } = await exampleOf(backend, table, OWNER);
  const isList = typeOf(table, field).endsWith("[]");
  const rows = texts.map(({ text }): Row => {
    const example = fresh();
    const needed = Object.fromEntries(required.map((name) => [name, example[name]]));
    const id = String(example["id"]);
    const row = { ...(rest ?? needed), id, [field]: isList ? [text] : text };
    return { id, typed: text, row };
  });
  const refusals = await send(rest ? people.anonymous : people.owner, table, rows);
  const unclear = refusals.filter(({ sentence }) => !isSentence(sentence));
  expect(unclear.map(({ row, status, sentence }) => [row.typed, status, sentence])).toEqual([]);

  const stored = await backend.exclusive((db) =>
    // As JSON, because a leading byte order mark would be dropped.
    db.query<{ id: string; value: string }>(
      `select id, to_json(${field})::text as value from public.${table} where id = any($1)`,
      [rows.map(({ id }) => id)],
    ),
  );
  expect(stored.rows).toHaveLength(rows.length - refusals.length);
  const changed = stored.rows.flatMap(({ id, value }) => {
    const read: string | string[] | null = JSON.parse(value);
    const [text = ""] = [read ?? ""].flat();
    const typed = rows.find((row) => row.id === id)?.typed ?? "";
    // Space around a line is trimmed; an empty choice becomes the default.
    const same = [typed, typed.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "")];
    const isDefault = typed.trim() === "" && ["slug", "category"].includes(field);
    const isNamed = NAMES.has(field) && nameKey(text) === nameKey(typed);
    return same.includes(text) || isDefault || isNamed ? [] : [{ typed, text }];
  });
  expect(changed).toEqual([]);
  storedTexts += stored.rows.length;
});

const SETTINGS =
  "site_name site_description admin_email contact_email seo_title seo_description social_twitter social_linkedin social_github".split(
    " ",
  );

test.each(SETTINGS)("the setting %s stores strange texts or explains why not", async (field) => {
  const faults: unknown[] = [];
  for (const { text } of shareOfStrange(4)) {
    const path = "/rest/v1/site_settings?singleton=is.true";
    const { status, body } = await people.owner("PATCH", path, { [field]: text });
    if (status >= 300) {
      const sentence = sentenceOf(status, body);
      if (!isSentence(sentence)) faults.push({ text, status, sentence });
      continue;
    }
    const { rows } = await backend.db.query<{ value: string }>(
      `select to_json(${field})::text as value from public.site_settings`,
    );
    storedTexts += 1;
    const stored: unknown = JSON.parse(rows[0]?.value ?? "null");
    if (stored !== text) faults.push({ text, stored });
  }
  await people.owner("PATCH", "/rest/v1/site_settings?singleton=is.true", { [field]: "" });
  expect(faults).toEqual([]);
});

test("names, paths and accounts accept a strange text or explain why not", async () => {
  const faults: unknown[] = [];
  const targets: [Caller, string, (text: string) => object][] = [
    [people.owner, "/rest/v1/categories", (name) => ({ name })],
    [people.owner, "/rest/v1/tags", (name) => ({ name })],
    [people.anonymous, "/rest/v1/rpc/record_page_view", (path) => ({ path, referrer: path })],
    [
      people.anonymous,
      "/auth/v1/token?grant_type=password",
      (password) => ({ email: "ada@example.com", password }),
    ],
    [
      people.anonymous,
      "/auth/v1/signup",
      (full_name) => ({
        email: `reader-${randomUUID()}@example.com`,
        password: "a long enough password",
        data: { full_name },
      }),
    ],
  ];
  for (const [caller, path, bodyOf] of targets) {
    // Creating an account takes a good part of a second.
    const share = path.includes("signup")
      ? strangeTexts.slice(0, 3)
      : path.includes("auth")
        ? shareOfStrange(60)
        : strangeTexts;
    for (const { text } of share) {
      const { status, body } = await caller("POST", path, bodyOf(text));
      if (status >= 500) faults.push({ path, text, status, body });
      // For a duplicate name the database's own message is shown, which is fine.
      const isRefusal = status >= 400 && status !== 409 && path.startsWith("/rest");
      if (isRefusal && !isSentence(sentenceOf(status, body)))
        faults.push({ path, text, status, body });
      if (status < 300) storedTexts += 1;
    }
  }
  expect(faults).toEqual([]);
});

/** Rows with an id and a text that is searched. */
const INSERTS = [
  "insert into public.posts (id, slug, title, content, published) values ($1::uuid, 'found-' || $1::uuid, $2, 'x', true)",
  "insert into public.projects (id, title, description) values ($1, $2, 'x')",
  "insert into public.contact_messages (id, name, email, subject, message) values ($1, 'x', 'x@example.com', $2, 'x')",
  "insert into public.consultation_requests (id, name, email, project_type, message) values ($1, left($2, 100), 'x@example.com', 'other', 'x')",
];

// No search gets an empty text, and surrounding space is trimmed. A case-insensitive regular expression
// in Postgres knows two cases: a title case letter (ǅ) does not even match itself.
const searchable = strangeTexts.filter(
  ({ text }) =>
    text !== "" &&
    text === text.trim() &&
    text.isWellFormed() &&
    !text.includes("\0") &&
    !/\p{Lt}/u.test(text),
);
// The time of a search grows with the rows that contain its text: many are tried in rounds.
const PER_ROUND = 60;
const rounds = Array.from({ length: Math.ceil(searchable.length / PER_ROUND) }, (_, index) => ({
  round: index + 1,
  searches: searchable.slice(index * PER_ROUND, (index + 1) * PER_ROUND),
}));

test.each(rounds)("a search finds a strange text, and only that ($round)", async ({ searches }) => {
  const faults: unknown[] = [];
  await backend.exclusive(async (db) => {
    for (const { text } of searches) {
      const words = [randomUUID(), `${text} in the middle ${text}`];
      for (const insert of INSERTS) await db.query(insert, words);
    }
  });
  const lists: [table: TableName, column: string, caller: Caller][] = [
    ["posts", "search_text", people.anonymous],
    ["posts", "title_and_category", people.owner],
    ["projects", "search_text", people.owner],
    ["contact_messages", "search_text", people.owner],
    ["consultation_requests", "search_text", people.owner],
  ];
  for (const { text } of searches) {
    for (const [table, column, caller] of lists) {
      const pattern = encodeURIComponent(literalPattern(text));
      const path = `/rest/v1/${table}?select=id&${column}=imatch.${pattern}`;
      const { status, body } = await caller("GET", path);
      const found = Array.isArray(body) ? body.map((row: { id: string }) => row.id) : [];
      const isShown = caller === people.anonymous ? "published and listed_at <= now()" : "true";
      // Searches and functions disagree on the case of some letters (ς, ſ, ı, the ohm sign).
      const { rows } = await backend.db.query<{ id: string; holds: boolean }>(
        `select id, as_typed or (as_lower and as_upper) as holds
           from public.${table}, lateral (select
             position($1 in ${column}) > 0 as as_typed,
             position(lower($1) in lower(${column})) > 0 as as_lower,
             position(upper($1) in upper(${column})) > 0 as as_upper,
             -- The same letters, composed in another way
             position(lower(normalize($1)) in lower(normalize(${column}))) > 0 as as_composed) as matches
           where ${isShown} and (as_lower or as_upper or as_composed)`,
        [text],
      );
      const missing = rows.filter(({ id, holds }) => holds && !found.includes(id));
      const wrong = found.filter((id) => !rows.some((row) => row.id === id));
      if (status !== 200 || missing.length > 0 || wrong.length > 0) {
        faults.push({ table, column, text, status, missing, wrong, body });
      }
    }
    const counts = await people.owner("POST", "/rest/v1/rpc/message_counts", { search: text });
    if (counts.status !== 200) faults.push({ text, ...counts });
  }
  expect(faults).toEqual([]);
});

test("most strange texts are stored, not refused", () => {
  expect(storedTexts).toBeGreaterThan(fields.length * 10);
});
