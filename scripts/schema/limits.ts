import type { PGlite } from "@electric-sql/pglite";
import { entryOf, patternOf, type Func, type Pattern } from "./patterns.ts";

export type Limit = Pattern & {
  /** For a text in characters, for a list for each of its entries. */
  max_length?: number;
  max_bytes?: number;
  max_items?: number;
  min?: number | string;
  max?: number | string;
};

type Check = {
  table: string;
  /** As PostgreSQL writes them in the definition: a keyword, such as "position", is quoted. */
  columns: string[];
  name: string;
  definition: string;
};

/** Limits by table or function, and by column or argument. */
export type Limits = Map<string, Map<string, Limit>>;

/**
 * The limits of fields: from check constraints, from the functions that these call, and from `private.ensure(…,
 * '<table>_<field>_<rule>')` in other functions; the field "rows" is the number of a table's rows.
 *
 * @throws Error for a length that cannot be parsed, and for a field that has two
 */
export async function tableLimits(db: Pick<PGlite, "query">): Promise<Limits> {
  const { rows: checks } = await db.query<Check>(`
    select relname as table, array_agg(quote_ident(attname) order by attnum) as columns, conname as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by relname, conname, c.oid order by relname, conname`);
  const functions = await listFunctions(db);
  const limits: Limits = new Map();
  for (const { table, columns, name, definition } of checks) {
    const found = columns.map(
      (column) => [column, limitOf(definition, column, functions)] as const,
    );
    if (MEASURES.test(definition) && found.every(([, limit]) => !limit)) {
      throw new Error(`The limit of ${name} cannot be read: ${definition}`);
    }
    for (const [column, limit] of found) add(limits, table, nameOf(column), limit, name);
    for (const column of columns)
      add(limits, table, nameOf(column), patternOf(definition, column, functions), name);
  }
  const tables = new Set(checks.map(({ table }) => table));
  for (const { name, source } of functions) {
    for (const [, count, table = ""] of source.matchAll(COUNTED))
      add(limits, table, "rows", { max: Number(count) }, name);
    for (const [, condition = "", rule = ""] of source.matchAll(ENSURED)) {
      const table = [...tables].find((one) => rule.startsWith(`${one}_`));
      const field = table && rule.slice(table.length + 1).replace(/_[a-z]+$/, "");
      for (const [, subject = ""] of condition.matchAll(MEASURED)) {
        if (field) add(limits, table, field, limitOf(condition, subject, functions), name);
      }
    }
  }
  return limits;
}

/** The length to which functions truncate their arguments. */
export async function argumentLimits(db: Pick<PGlite, "query">): Promise<Limits> {
  const limits: Limits = new Map();
  for (const { name, arguments: names, source } of await listFunctions(db)) {
    for (const argument of names) {
      const [, length] = new RegExp(String.raw`\bleft\(${argument}, (\d+)\)`).exec(source) ?? [];
      if (length) add(limits, name, argument, { max_length: Number(length) }, name);
    }
  }
  return limits;
}

async function listFunctions(db: Pick<PGlite, "query">): Promise<Func[]> {
  const { rows } = await db.query<Func>(`
    select proname as name, coalesce(proargnames, '{}') as arguments, prosrc as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by proname, oid`);
  return rows;
}

const ENSURED = /private\.ensure\(([^;]*?),\s*'(?:[^']|'')*',\s*'(\w+)'\s*\)/g;
/** How many rows a table may have. */
const COUNTED = /private\.ensure\(\(select count\(\*\) < (\d+) from (?:public|private)\.(\w+)\),/g;
const MEASURED = /\b(?:char_length|octet_length|private\.\w+)\((\w+(?: ->> '\w+')?)\)/g;
const MEASURES = /\b(?:char_length|octet_length|length|cardinality)\(/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The limit that an expression sets for something, itself or in the functions that it passes it to. */
function limitOf(expression: string, subject: string, functions: Func[]): Limit | undefined {
  const all = (pattern: string) => [...expression.matchAll(new RegExp(pattern, "g"))];
  const of = String.raw`\(\(?${subject}\)?(?:::text)?\)`;
  const limits: Limit[] = [
    ...all(String.raw`\b(?:char_)?length${of} <= (\d+)`).map(([, n]) => ({
      max_length: Number(n),
    })),
    ...all(String.raw`\boctet_length${of} <= (\d+)`).map(([, n]) => ({ max_bytes: Number(n) })),
    ...all(String.raw`\b(?:cardinality|jsonb_array_length)${of} <= (\d+)`).map(([, n]) => ({
      max_items: Number(n),
    })),
    ...all(String.raw`\(${subject} ([<>])= (?:'([^']+)'::(?:date|integer)|(\d+))\)`).map(
      ([, operator, quoted = "", plain = quoted]) => ({
        [operator === ">" ? "min" : "max"]: DATE.test(plain) ? plain : Number(plain),
      }),
    ),
    ...all(String.raw`\bprivate\.(\w+)\(${subject}(?:, (\d+))?\)`).flatMap(([, name, number]) =>
      functions
        .filter((one) => one.name === name)
        .flatMap(
          (one) => limitOf(asCondition(one, number), one.arguments[0] ?? "", functions) ?? [],
        ),
    ),
  ];
  return limits.length > 0 ? limits.reduce(merged) : undefined;
}

/** The body of a function as a condition that must hold: an `if` that returns false is negated. */
function asCondition(
  { arguments: [subject = "", second = ""], source }: Func,
  number = "",
): string {
  const entry = entryOf(subject, source);
  return source
    .replaceAll(new RegExp(String.raw`\b${second || "(?!)"}\b`, "g"), number)
    .replaceAll(
      new RegExp(String.raw`\bchar_length\(${entry ?? "(?!)"}\) >`, "g"),
      `char_length(${subject}) <=`,
    )
    .replaceAll(/\b(cardinality\(\w+\)) >/g, "$1 <=");
}

/** The name of a column that may be quoted. */
const nameOf = (column: string) => column.replaceAll('"', "");

/** @param by the constraint or function that sets the limit */
function add(
  limits: Limits,
  owner: string,
  field: string,
  limit: Limit | undefined,
  by: string,
): void {
  if (!limit) return;
  const fields = limits.get(owner) ?? new Map<string, Limit>();
  const previous = fields.get(field);
  try {
    fields.set(field, previous ? merged(previous, limit) : limit);
  } catch (error) {
    throw new Error(`${owner}.${field} has two limits, the second by ${by}: ${String(error)}`, {
      cause: error,
    });
  }
  limits.set(owner, fields);
}

/** Merges the limits of one field from two places, which must not contradict each other. */
function merged(one: Limit, other: Limit): Limit {
  const both = { ...one, ...other };
  if (JSON.stringify({ ...both, ...one }) !== JSON.stringify(both)) {
    throw new Error(`${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  }
  return both;
}
