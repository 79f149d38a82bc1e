/**
 * Writes src/lib/supabase/database.types.ts from the migrations, which run in memory; no server is
 * needed. With `--check` it writes nothing and exits with 1 when the file is outdated.
 */
import fs from "node:fs";
import path from "node:path";
import { generateTypescript } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { sortGeneratorMetadata } from "@supabase/postgrest-typegen";
import * as prettier from "prettier";
import { startEmbedded } from "../supabase/embedded/backend.ts";

const file = path.resolve(import.meta.dirname, "../src/lib/supabase/database.types.ts");

const backend = await startEmbedded({ seed: false });
const metadata = await introspect(backend.db, { includedSchemas: ["public"] });
await backend.close();

const format = async (code: string) =>
  prettier.format(code, { ...(await prettier.resolveConfig(file)), filepath: file });
const types = await generateTypescript(sortGeneratorMetadata(metadata), {
  detectOneToOneRelationships: true,
  format,
});

if (!process.argv.includes("--check")) {
  fs.writeFileSync(file, types);
} else if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== types) {
  console.error(
    "src/lib/supabase/database.types.ts does not match the migrations: run npm run db:types.",
  );
  process.exitCode = 1;
}
