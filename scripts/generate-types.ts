/**
 * Writes src/lib/supabase/database.types.ts from the migrations, which run in memory; no server is
 * needed. tests/db/database-types.test.ts fails when the file is outdated.
 */
import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { generateTypescript } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { sortGeneratorMetadata } from "@supabase/postgrest-typegen";
import { format } from "oxfmt";
import { startEmbedded } from "../supabase/embedded/backend.ts";

export const typesFile = path.resolve(import.meta.dirname, "../src/lib/supabase/database.types.ts");

/**
 * The TypeScript types of the tables and functions that the API offers.
 *
 * @param db a database with all migrations
 */
export async function generateTypes(db: PGlite): Promise<string> {
  const metadata = await introspect(db, { includedSchemas: ["public"] });
  return generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: async (code) => (await format(typesFile, code, { printWidth: 100 })).code,
  });
}

if (import.meta.main) {
  const backend = await startEmbedded({ seed: false });
  fs.writeFileSync(typesFile, await generateTypes(backend.db));
  await backend.close();
}
