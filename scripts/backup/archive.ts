import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { packTar, unpackTar } from "./tar.ts";

const FORMAT = "personal-developer-site backup 1";
const MANIFEST = "manifest.json";

/** A table: its stored columns, number of rows and hash of its lines. */
export type TableEntry = { columns: string[]; rows: number; sha256: string };

export type Manifest = {
  format: typeof FORMAT;
  /** When the backup was made, ISO 8601 in UTC. */
  made: string;
  /** Versions of the applied migrations, oldest first. */
  migrations: string[];
  /** By name with schema, e.g. «public.posts». */
  tables: Record<string, TableEntry>;
  /** The last value of each sequence; null when it has not been used. */
  sequences: Record<string, string | null>;
  /** What the backup leaves out, and why. */
  leftOut: string[];
};

/**
 * A backup: for each table one JSON object per line, sorted by bytes. Keys are columns; values are
 * PostgreSQL's text representation, which is lossless for every type; a null has no key.
 */
export type Backup = { manifest: Manifest; lines: Map<string, Buffer> };

/** Makes the manifest's entry of a table. */
export function describeTable(columns: string[], lines: Buffer): TableEntry {
  return {
    columns,
    rows: lines.reduce((rows, byte) => rows + (byte === 0x0a ? 1 : 0), 0),
    sha256: createHash("sha256").update(lines).digest("hex"),
  };
}

/**
 * Packs a backup into a .tar.gz file.
 *
 * @param backup without the manifest's constant part
 */
export async function packBackup(backup: {
  manifest: Omit<Manifest, "format">;
  lines: Map<string, Buffer>;
}): Promise<Buffer> {
  const manifest: Manifest = { format: FORMAT, ...backup.manifest };
  const files = new Map<string, Buffer>([
    [MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
  ]);
  for (const [table, lines] of backup.lines) files.set(fileOf(table), lines);
  return gzipSync(await packTar(files));
}

/**
 * Unpacks a backup and verifies it against its manifest.
 *
 * @param name of the file, for error messages
 * @throws {StartError} when it is no backup, truncated, modified or of another format
 */
export async function unpackBackup(name: string, bytes: Buffer): Promise<Backup> {
  const refuse = (reason: string) =>
    new StartError(`${name} cannot be restored: ${reason}. Nothing was changed.`);
  const files = await unpackTarGz(bytes).catch(() => {
    throw refuse("it is no .tar.gz file, or it is cut off or damaged");
  });
  const manifest = parseManifest(files.get(MANIFEST)?.toString());
  if (!manifest) throw refuse("it is not a backup of this site, or of a newer version of it");
  files.delete(MANIFEST);

  const lines = new Map<string, Buffer>();
  for (const [table, entry] of Object.entries(manifest.tables)) {
    const content = files.get(fileOf(table));
    if (!content) throw refuse(`the table ${table} is missing in it`);
    const found = describeTable(entry.columns, content);
    if (found.rows !== entry.rows || found.sha256 !== entry.sha256) {
      throw refuse(`the table ${table} in it is not as it was saved`);
    }
    lines.set(table, content);
    files.delete(fileOf(table));
  }
  const [foreign] = files.keys();
  if (foreign !== undefined) throw refuse(`its manifest does not know ${foreign}`);
  return { manifest, lines };
}

function fileOf(table: string): string {
  return `tables/${table}.jsonl`;
}

async function unpackTarGz(bytes: Buffer): Promise<Map<string, Buffer>> {
  return unpackTar(gunzipSync(bytes));
}

function parseManifest(json: string | undefined): Manifest | null {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return isManifest(value) ? value : null;
  } catch {
    return null;
  }
}

function isManifest(value: unknown): value is Manifest {
  return (
    isRecord(value) &&
    value["format"] === FORMAT &&
    typeof value["made"] === "string" &&
    isTexts(value["migrations"]) &&
    isTexts(value["leftOut"]) &&
    isRecord(value["tables"]) &&
    Object.values(value["tables"]).every(isEntry) &&
    isRecord(value["sequences"]) &&
    Object.values(value["sequences"]).every(isNumberOrNone)
  );
}

function isEntry(value: unknown): value is TableEntry {
  return (
    isRecord(value) &&
    isTexts(value["columns"]) &&
    typeof value["rows"] === "number" &&
    typeof value["sha256"] === "string"
  );
}

function isNumberOrNone(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && /^-?\d+$/.test(value));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
