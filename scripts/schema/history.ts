import fs from "node:fs";
import path from "node:path";
import { sqlFiles } from "../../supabase/embedded/migrate.ts";
import { statementsOf } from "./statements.ts";
import { root } from "../lib/root.ts";

const migrationsFolder = path.join(root, "supabase/migrations");

export type SourceLine = { file: string; line: number };

/** Where something in the schema was introduced, where its current version is, and which later files alter it. */
export type History = { first: SourceLine; current: SourceLine; altered: SourceLine[] };

const NAME = String.raw`((?:"[^"]*"|\w+)(?:\.\w+)?)`;
/** The names of triggers and policies are only unique within their table. */
const KINDS = [
  ["table", String.raw`(?:unlogged )?table(?: only| if not exists| if exists)* ${NAME}`],
  ["view", String.raw`view ${NAME}`],
  ["function", String.raw`(?:function|procedure) ${NAME} ?\(`],
  ["trigger", String.raw`(?:constraint )?trigger ${NAME} (?:.*? )?on ${NAME}`],
  ["policy", String.raw`policy ${NAME} on ${NAME}`],
] as const;

export type Kind = (typeof KINDS)[number][0];

/** The key of something in {@link historyOf}: its kind, and its name with the schema. */
export function keyOf(kind: Kind, name: string, table = ""): string {
  return [kind, name.toLowerCase().replaceAll('"', ""), table].join(" ").trim();
}

/**
 * Where each table, view, function, trigger and policy of some migrations is defined.
 *
 * @param migrations their texts by file, oldest first
 * @returns by {@link keyOf}; what was dropped later may be among them
 */
export function historyOf(
  migrations: Iterable<readonly [file: string, sql: string]>,
): Map<string, History> {
  const histories = new Map<string, History>();
  for (const [file, sql] of migrations) {
    for (const { text, line } of statementsOf(sql)) {
      for (const [kind, pattern] of KINDS) {
        const [, verb, name = "", table] =
          new RegExp(`^(create(?: or replace)?|alter) ${pattern}`).exec(text) ?? [];
        if (!verb) continue;
        const key = keyOf(kind, name, table);
        const previous = histories.get(key);
        const location = { file, line };
        if (verb !== "alter") {
          histories.set(key, {
            first: previous?.first ?? location,
            current: location,
            altered: [],
          });
        } else if (previous && previous.current.file !== file) {
          previous.altered.push(location);
        }
      }
    }
  }
  return histories;
}

/** All migrations of this project, oldest first. */
export function readMigrations(): [file: string, sql: string][] {
  return sqlFiles(migrationsFolder).map((file) => [
    path.basename(file),
    fs.readFileSync(file, "utf8"),
  ]);
}
