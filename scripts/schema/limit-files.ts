import type { PGlite } from "@electric-sql/pglite";
import { argumentLimits, tableLimits, type Limit } from "./limits.ts";

export const limitsFolder = "src/lib/supabase/limits";

/**
 * The database's limits as modules, one for each table and one for function arguments. Each limit is a separate
 * constant, which the bundler inlines: visitors download no list of limits.
 */
export async function limitFiles(db: Pick<PGlite, "query">): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [table, fields] of await tableLimits(db)) {
    files.set(`${table.replaceAll("_", "-")}.ts`, moduleOf(fields));
  }
  const functions = [...(await argumentLimits(db))].flatMap(([name, fields]) =>
    [...fields].map(([argument, limit]) => [`${name}_${argument}`, limit] as const),
  );
  return files.set("functions.ts", moduleOf(functions));
}

function moduleOf(fields: Iterable<readonly [name: string, limit: Limit]>): string {
  const lines = [...fields].flatMap(([name, limit]) =>
    Object.entries(limit).map(
      ([kind, value]) => `export const ${name}_${kind} = ${JSON.stringify(value)};`,
    ),
  );
  return `// Generated from the migrations by \`npm run db:types\`.\n${lines.join("\n")}\n`;
}
