import { statementsOf } from "../../scripts/schema/statements.ts";

/** Marks the comment above a statement that is risky in general and harmless here, which says why. */
const REASON = /^-- On a live site: \S/m;

const KNOWN_TABLE = String.raw`(?:public|private)\.(\w+)`;

/**
 * What rewrites or scans a table under a lock, removes something the previous version of the site uses, or changes
 * many rows at once. Postgres 15, https://www.postgresql.org/docs/15/sql-altertable.html (Notes).
 */
const RISKS: readonly RegExp[] = [
  /\balter column \w+ (set data )?type\b/,
  /\balter column \w+ set not null\b/,
  /\badd column\b.*\b(default [\w.]+\(|generated (always|by default) as|(small|big)?serial\b)/,
  /\badd (constraint \w+ )?(check|foreign key|unique|primary key|exclude)\b(?!.*\bnot valid$)/,
  /^create (unique )?index\b/,
  /^drop (table|view|function|trigger|type|schema)\b/,
  /\bdrop (column|constraint)\b/,
  /\brename (to|column)\b/,
  /^(lock|truncate|vacuum full|cluster|reindex|update|delete)\b/,
];

/**
 * Finds the statements of a migration that would block a live site or break its previous
 * version, unless the comment above them says why they do not: `-- On a live site: …`.
 *
 * @param sql the whole migration
 * @returns the beginnings of those statements
 */
export function riskyStatements(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.flatMap(
      ({ text }) => new RegExp(`^create (?:unlogged )?table ${KNOWN_TABLE}`).exec(text)?.[1] ?? [],
    ),
  );
  return statements
    .filter(({ text, comment }) => {
      const [, table = ""] = new RegExp(KNOWN_TABLE).exec(text) ?? [];
      const isRisky = RISKS.some((risk) => risk.test(text)) && !isOfNewTable(text, table, created);
      return isRisky && !REASON.test(comment);
    })
    .map(({ text }) => text.slice(0, 100));
}

/** A table created in the same migration is empty and not in use yet. */
function isOfNewTable(text: string, table: string, created: Set<string>): boolean {
  return created.has(table) && !/^drop\b/.test(text);
}
