import type { PGlite } from "@electric-sql/pglite";
import { UserError } from "../lib/user-error.ts";

/** The database functions for texts, and the texts passed to them. */
export const TEXT = "'((?:[^']|'')*)'";
const CALL = /private\.(?:say|say_number|label|translation)\(/g;
const TEXTS = new RegExp(`private\\.(?:say|label|translation)\\(\\s*${TEXT}`, "g");
const COUNTED_TEXTS = new RegExp(`private\\.say_number\\(\\s*[^']+?,\\s*${TEXT},\\s*${TEXT}`, "g");
/** These get their texts from the others. */
const TEXT_FUNCTIONS = new Set(["say", "say_number", "label", "translation"]);

/** A function of the database, with its body. */
type Source = { name: string; source: string };

/**
 * The database's texts for emails and calendars, as a module that passes each to `t`: so the compiler requires
 * their translations.
 *
 * @throws {UserError} if a text is not a literal
 */
export async function textsModule(db: Pick<PGlite, "query">): Promise<string> {
  const { rows } = await db.query<Source>(
    "select proname as name, prosrc as source from pg_proc where pronamespace = 'private'::regnamespace",
  );
  return moduleOf(rows);
}

/** @throws {UserError} if a text is not a literal */
export function moduleOf(functions: readonly Source[]): string {
  const plain = new Set<string>();
  const withNumbers = new Map<string, string>();
  for (const { name, source } of functions) {
    if (TEXT_FUNCTIONS.has(name)) continue;
    const texts = [...source.matchAll(TEXTS)].map(([, text = ""]) => unquoted(text));
    const counted = [...source.matchAll(COUNTED_TEXTS)].map(([, one = "", other = ""]) => ({
      one: unquoted(one),
      other: unquoted(other),
    }));
    if (texts.length + counted.length < [...source.matchAll(CALL)].length) {
      throw new UserError(`private.${name}: a text must be a quoted literal.`);
    }
    for (const text of texts) plain.add(JSON.stringify(text));
    for (const { one, other } of counted) {
      const forms = `{ one: ${JSON.stringify(one)}, other: ${JSON.stringify(other)} }`;
      withNumbers.set(other, `${JSON.stringify(other)}: counted(${forms}),`);
    }
  }
  return [
    "// Generated from the migrations by `npm run db:types`.",
    'import type { Forms } from "@/languages/catalogue";',
    'import { byEnglish, type CountedText } from "@/lib/words";',
    "",
    "const counted = (forms: CountedText): Forms => forms;",
    "",
    "/** The database’s texts for emails and calendars, by their English, in the site’s language. */",
    "export const databaseWords: Readonly<Record<string, string | Forms>> = {",
    `...byEnglish(${[...plain].toSorted().join(", ")}),`,
    ...[...withNumbers.values()].toSorted(),
    "};",
    "",
  ].join("\n");
}

/** The text of a literal, in which quotes are doubled. */
export function unquoted(literal: string): string {
  return literal.replaceAll("''", "'");
}
