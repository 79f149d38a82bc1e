import type { PGlite } from "@electric-sql/pglite";
import { argumentLimits, tableLimits, type Limits } from "./limits.ts";

export const limitsFolder = "src/lib/supabase/limits";

/**
 * The limits of the database as modules: one for each table, so that a page downloads only those of what it
 * shows, and one for the arguments of functions.
 *
 * @param db a database with all migrations
 * @returns the text of each file by its name
 */
export async function limitFiles(db: Pick<PGlite, "query">): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [table, fields] of await tableLimits(db)) {
    files.set(`${table.replaceAll("_", "-")}.ts`, moduleOf(new Map([[table, fields]])));
  }
  return files.set("functions.ts", moduleOf(await argumentLimits(db)));
}

function moduleOf(limits: Limits): string {
  const exports = [...limits].map(([name, fields]) => {
    const camelCase = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `export const ${camelCase}Limits = ${JSON.stringify(Object.fromEntries(fields))} as const;\n`;
  });
  return `// Read from the migrations by \`npm run db:types\`.\n${exports.join("\n")}`;
}
