import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { capitalized } from "../../src/lib/text/capitalized.ts";
import { functions } from "../../supabase/access-matrix.ts";
import {
  historyOf,
  keyOf,
  readMigrations,
  type History,
  type Kind,
  type SourceLine,
} from "./history.ts";

type SchemaObject = {
  kind: Kind;
  name: string;
  /** The table of a trigger or a policy. */
  parent: string;
  detail: string;
  anonymous: boolean;
  signed_in: boolean;
  conditions: string[];
};
type Entry = SchemaObject & { history: History; caller?: SourceLine | undefined };

const INTRODUCTION = `# Where the schema is defined

Migrations only accumulate, so the current version of a function can be in any of them. Each line says who may
use something through the API, and in which file and line of \`supabase/migrations/\` its current version begins.
The headings are the migrations that introduced each thing.

"owner" is whoever passes \`private.is_owner()\`. Without a role nobody may use it directly: functions and triggers
do. The API exposes only \`public\`; anything in \`private\` with a role is called for it by a policy, a constraint
or the public function of the same name, whose place is on its line. Rights by column are in
\`supabase/access-matrix.ts\`.

\`npm run db:types\` generates this file.
`;

/**
 * The contents of docs/schema.md: everything by subject, with the location of its current version.
 *
 * @throws Error for what no migration creates in a recognisable form, and for overloaded functions
 */
export async function schemaDocument(db: Pick<PGlite, "query">): Promise<string> {
  const query = fs.readFileSync(path.join(import.meta.dirname, "objects.sql"), "utf8");
  const { rows } = await db.query<SchemaObject>(query);
  const migrations = readMigrations();
  const histories = historyOf(migrations);
  const keys = new Set<string>();
  const found = rows.map((row): Entry => {
    const key = keyOf(row.kind, row.name, row.parent);
    const history = histories.get(key);
    if (!history) throw new Error(`No migration creates the ${key}.`);
    if (keys.has(key)) throw new Error(`There are two of the ${key}.`);
    keys.add(key);
    return Object.assign(row, { history });
  });
  const entries = withCallers(found);
  const tables = new Set(entries.map(({ name }) => name));
  const parts = (table: string) =>
    byIntroduction(entries.filter(({ parent }) => parent === table)).map(
      (entry) => `  ${lineOf(entry)}`,
    );

  const sections = migrations.map(([file]) => {
    const own = entries.filter(({ history, parent }) => !parent && history.first.file === file);
    const lines = byIntroduction(own).flatMap((entry) =>
      [lineOf(entry)].concat(entry.kind === "function" ? [] : parts(entry.name)),
    );
    return lines.length > 0 ? `## ${subjectOf(file)}\n\n${lines.join("\n")}\n` : "";
  });
  const others = [...new Set(entries.map(({ parent }) => parent))]
    .filter((table) => table && !tables.has(table))
    .toSorted()
    .flatMap((table) => [`- table \`${table}\``].concat(parts(table)));
  return [
    INTRODUCTION,
    ...sections.filter(Boolean),
    `## Tables of Supabase\n\n${others.join("\n")}\n`,
  ].join("\n");
}

/** Merges functions of `private` with those of the same name in `public`, which only call them. */
function withCallers(entries: Entry[]): Entry[] {
  const functions = entries.filter(({ kind }) => kind === "function");
  const locations = new Map(functions.map(({ name, history }) => [name, history.current]));
  return entries.flatMap((entry) => {
    const [schema, name] = entry.name.split(".");
    if (entry.kind !== "function") return entry;
    if (schema === "public") return locations.has(`private.${name}`) ? [] : entry;
    return { ...entry, caller: locations.get(`public.${name}`) };
  });
}

/** In the order of introduction, which is how their file presents them. */
function byIntroduction(entries: Entry[]): Entry[] {
  return entries.toSorted(
    ({ history: { first: one } }, { history: { first: other } }) =>
      one.file.localeCompare(other.file) || one.line - other.line,
  );
}

function lineOf({ kind, name, detail, history, caller, ...entry }: Entry): string {
  const { current, altered } = history;
  const files = altered.filter(({ file }, index) => altered[index - 1]?.file !== file);
  const locations = [current, ...files].map(({ file, line }) => `${file}:${line}`);
  const who = whoMay({ kind, name, detail, ...entry });
  const parts = [`${kind} ${kind === "policy" ? `"${name}"` : `\`${name}\``}`, detail, who];
  const from = caller ? `, called from ${caller.file}:${caller.line}` : "";
  return `- ${parts.filter(Boolean).join(", ")}: ${locations.join(", altered ")}${from}`;
}

function whoMay({ kind, name, anonymous, signed_in: signedIn, conditions }: SchemaObject): string {
  // The policies below a table show it.
  if (kind === "table" || kind === "trigger" || (!anonymous && !signedIn)) return "";
  return isOwners(kind, name, conditions) ? "owner" : anonymous ? "everybody" : "signed in";
}

function isOwners(kind: Kind, name: string, conditions: string[]): boolean {
  if (kind === "policy")
    return conditions.every((one) => /is_owner\(\)/.test(one) && !/ OR /.test(one));
  const [, called] = name.split(".");
  const [, actors] = Object.entries(functions).find(([one]) => one === called) ?? [];
  return actors?.every((actor) => actor === "owner") ?? false;
}

function subjectOf(file: string): string {
  const title = file.replace(/^\d+_|\.sql$/g, "").replaceAll("_", " ");
  return capitalized(title);
}
