import type { PGlite, Results } from "@electric-sql/pglite";

const SETTING = /^\s*select (set_config\(.+, true\))$/i;
/** What opens a transaction and sets its scene: nobody reads an answer to it. */
const OPENING = /^\s*(begin$|set local )/i;
const CLOSING = /^\s*(commit|rollback)$/i;
const nothing: Results<never> = { rows: [], fields: [], affectedRows: 0 };

/**
 * Has a transaction's settings sent together with the first statement that needs them. Lite opens
 * every request with ten to thirteen statements, most of them `select set_config(…)`, and in this
 * database a statement costs about as much as a small query: they were half of what a request took.
 *
 * @param db the database whose `query` lite asks, one request after another
 */
export function sendSettingsAtOnce(db: PGlite): void {
  const query = db.query.bind(db);
  let held: string[] = [];

  db.query = async <T>(...[text, values, options]: Parameters<typeof query>) => {
    if (OPENING.test(text) || SETTING.test(text)) {
      held.push(withValues(text, values ?? []));
      return nothing;
    }
    const opening = joined(held);
    held = [];
    if (opening && CLOSING.test(text)) return nothing;
    if (opening) await db.exec(opening);
    return query<T>(text, values, options);
  };
}

/** Statements in their order, neighbouring settings as one. */
function joined(statements: string[]): string {
  const parts: string[] = [];
  for (const statement of statements) {
    const [, setting] = SETTING.exec(statement) ?? [];
    const last = parts.at(-1);
    if (setting && last && SETTING.test(last)) parts[parts.length - 1] = `${last}, ${setting}`;
    else parts.push(statement);
  }
  return parts.join(";");
}

function withValues(text: string, values: unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, place: string) => {
    const value = String(values[Number(place) - 1]).replaceAll("'", "''");
    return `'${value}'`;
  });
}
