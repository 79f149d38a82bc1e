/**
 * Generates what follows from the migrations, which run in memory; no server is needed: the types and columns
 * of the API, the limits of fields, the texts of emails, and docs/schema.md; also the account emails, which
 * follow from the interface's texts. tests/db/generated-files.test.ts fails if a file is outdated.
 */
import fs from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { generateTypescript } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { sortGeneratorMetadata } from "@supabase/postgrest-typegen";
import { format } from "oxfmt";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { root } from "./lib/root.ts";
import { columnsOfTables } from "./schema/columns.ts";
import { filesIn } from "./lib/folder-files.ts";
import { limitFiles, limitsFolder } from "./schema/limit-files.ts";
import { schemaDocument } from "./schema/document.ts";
import { errorsModule } from "./schema/errors.ts";
import { textsModule } from "./schema/texts.ts";
import { emailTemplates, templatesFolder } from "./words/account-emails.ts";

/** They contain nothing else. */
const FOLDERS = [limitsFolder, templatesFolder];
/** The other files, and what writes each. */
const FILES: Record<string, (db: PGlite) => Promise<string>> = {
  "docs/schema.md": schemaDocument,
  "src/lib/supabase/database.types.ts": typesOf,
  "src/lib/supabase/database-words.ts": textsModule,
  "src/lib/supabase/database-errors.ts": errorsModule,
};

/**
 * Everything that is generated, from a database with all migrations: the text of each file by its path in the
 * project.
 */
export async function generatedFiles(db: PGlite): Promise<Record<string, string>> {
  const texts = await emailTemplates();
  for (const [file, write] of Object.entries(FILES)) texts[file] = await write(db);
  for (const [name, text] of await limitFiles(db)) texts[`${limitsFolder}/${name}`] = text;
  const files = Object.entries(texts).map(
    async ([file, text]) => [file, await formatted(file, text)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

async function typesOf(db: PGlite): Promise<string> {
  const metadata = await introspect(db, { includedSchemas: ["public"] });
  const code = await generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: (code) => formatted("database.types.ts", code),
  });
  return `${withoutDuplicates(code)}\n${await columnsOfTables(db)}`;
}

const HELPERS = `
type PublicTables = Database["public"]["Tables"];
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"];

/** A new row: what has no default is needed, and nobody gives what is generated. */
type NewRow<Row, Needed extends keyof Row, Generated extends keyof Row> = Pick<Row, Needed> &
  Partial<Omit<Row, Needed | Generated>> & { [Name in Generated]?: never };
`;

/**
 * The generated types with each column only once: inserts list the required ones, updates accept any of them,
 * functions that return rows of a table refer to their type, and the helper types support one schema instead of any.
 */
function withoutDuplicates(code: string): string {
  return code
    .replace(
      /^( {6}(\w+): \{\n {8}Row: [^]*? Insert: )\{\n([^]*?)^ {8}\};\n {8}Update: \{[^]*?^ {8}\};/gm,
      (_table, start: string, name: string, columns: string) => {
        const needed = namesOf(columns, /^ +(\w+): /gm);
        const generated = namesOf(columns, /^ +(\w+)\?: never/gm);
        return `${start}NewRow<Tables<"${name}">, ${needed}, ${generated}>; Update: Partial<TablesInsert<"${name}">>;`;
      },
    )
    .replace(
      /^( {8}Returns: )\{\n(?: {10}.*\n)* {8}\}(\[\];\n {8}SetofOptions: \{[^}]*? to: "(\w+)";)/gm,
      '$1Tables<"$3">$2',
    )
    .replace(/^type DatabaseWithoutInternals[^]*/m, HELPERS);
}

/** The names in some lines, as a type. */
function namesOf(lines: string, pattern: RegExp): string {
  return Array.from(lines.matchAll(pattern), ([, name]) => `"${name}"`).join(" | ") || "never";
}

async function formatted(file: string, text: string): Promise<string> {
  return (await format(file, text, { printWidth: 100 })).code;
}

/**
 * The existing files: the limits of a dropped table must be deleted, too, like the emails of a removed
 * language.
 */
export function existingFiles(): Record<string, string> {
  const files = [...Object.keys(FILES), ...FOLDERS.flatMap((folder) => filesIn(root, folder))];
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")]),
  );
}

if (import.meta.main) {
  const backend = await startEmbedded({ seed: false });
  const files = await generatedFiles(backend.db);
  await backend.close();
  for (const folder of FOLDERS)
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}
