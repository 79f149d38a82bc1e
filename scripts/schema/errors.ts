import type { PGlite } from "@electric-sql/pglite";
import { TEXT, unquoted } from "./texts.ts";

/** The function that raises an error with a message for people, unless its condition holds. */
const REFUSAL = "private.ensure(";
const LITERAL = new RegExp(`^\\s*${TEXT}(?:::text)?\\s*[,)]`);
const TOKEN = new RegExp(`${TEXT}|[(),]`, "g");
const LIMIT = String.raw`(?<![\d.,])\d{1,3}(?:,\d{3})*(?:\.\d+)?(?![\d:-])`;
const FROM_TO = new RegExp(`${LIMIT} to ${LIMIT}`);
const AT_MOST = new RegExp(`(?<=(?:[Aa]t most|up to) )${LIMIT}`, "g");

/**
 * The sentences with which the database refuses something, as a module that passes each to `byEnglish`: so the
 * compiler requires their translations.
 */
export async function errorsModule(db: Pick<PGlite, "query">): Promise<string> {
  const { rows } = await db.query<{ source: string }>(
    `select pg_get_constraintdef(oid) as source from pg_constraint where contype = 'c'
     union all select prosrc from pg_proc where pronamespace = 'private'::regnamespace`,
  );
  const sentences = new Set(rows.flatMap(({ source }) => sentencesIn(source)));
  return [
    "// Generated from the migrations by `npm run db:types`.",
    'import { byEnglish } from "@/lib/words";',
    "",
    "/** What the database’s checks say, with placeholders for limits: by their English, in the site’s language. */",
    `export const databaseErrors = byEnglish(${[...sentences]
      .toSorted()
      .map((sentence) => JSON.stringify(sentence))
      .join(", ")});`,
    "",
  ].join("\n");
}

/** The sentences of one check or function, with placeholders for limits. Composed ones are left out. */
export function sentencesIn(source: string): string[] {
  const calls = source.split(REFUSAL).slice(1);
  return calls.flatMap((call) => withPlaceholders(secondArgument(call) ?? "") || []);
}

/** The second argument of a call, if that is a literal. */
function secondArgument(call: string): string | undefined {
  let depth = 0;
  for (const { 0: token, index } of call.matchAll(TOKEN)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token === "," && depth === 0) {
      const literal = LITERAL.exec(call.slice(index + 1))?.[1];
      return literal && unquoted(literal);
    }
  }
  return undefined;
}

function withPlaceholders(sentence: string): string {
  const names = ["{max}", "{length}"].values();
  return sentence
    .replace(FROM_TO, "{min} to {max}")
    .replace(AT_MOST, (limit) => names.next().value ?? limit);
}
