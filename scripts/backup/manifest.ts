import { isObject, parsedJson } from "../lib/json.ts";

const FORMAT = "personal-developer-site backup 1";

export const MANIFEST = "manifest.json";

export type TableEntry = { columns: string[]; rows: number; sha256: string };

export type FileEntry = { mime: string; cacheControl: string; sha256: string };

export type Manifest = {
  format: typeof FORMAT;
  /** When the backup was made, ISO 8601 in UTC. */
  made: string;
  /** Versions of the applied migrations, oldest first. */
  migrations: string[];
  /** By name with schema, e.g. "public.posts". */
  tables: Record<string, TableEntry>;
  /** By path in the bucket `media`. */
  files: Record<string, FileEntry>;
  /** The last value of each sequence; null when it has not been used. */
  sequences: Record<string, string | null>;
  leftOut: string[];
};

export function formatManifest(content: Omit<Manifest, "format">): {
  manifest: Manifest;
  text: string;
} {
  const manifest: Manifest = { format: FORMAT, ...content };
  return { manifest, text: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** @returns null if it is not a manifest, or is one of another format */
export function parseManifest(json: string): Manifest | null {
  const value = parsedJson(json);
  return isManifest(value) ? value : null;
}

/** Describes how much is in a backup. */
export function describeSize({ tables, files }: Manifest): string {
  const entries = Object.values(tables);
  const rows = entries.reduce((sum, table) => sum + table.rows, 0);
  const count = Object.keys(files).length;
  const pictures = count > 0 ? ` and ${count} files of the media library` : "";
  return `${rows} rows of ${entries.length} tables${pictures}`;
}

export function fileOf(table: string): string {
  return `tables/${table}.jsonl`;
}

export function archivedFile(path: string): string {
  return `files/${path}`;
}

/**
 * Whether this is the path of a file in a bucket: names between single slashes, without `.` and
 * `..`. A manifest is untrusted, and its paths become URLs that a secret key is sent to.
 */
export function isFilePath(path: string): boolean {
  return path.split("/").every((name) => /^[^\\\p{Cc}\p{Cs}]+$/u.test(name) && !/^\.+$/.test(name));
}

function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    value["format"] === FORMAT &&
    typeof value["made"] === "string" &&
    isStringArray(value["migrations"]) &&
    isStringArray(value["leftOut"]) &&
    isObject(value["tables"]) &&
    Object.values(value["tables"]).every(isEntry) &&
    isObject(value["files"]) &&
    Object.values(value["files"]).every(isFile) &&
    isObject(value["sequences"]) &&
    Object.values(value["sequences"]).every(isNumberOrNull)
  );
}

function isEntry(value: unknown): value is TableEntry {
  return (
    isObject(value) &&
    isStringArray(value["columns"]) &&
    typeof value["rows"] === "number" &&
    typeof value["sha256"] === "string"
  );
}

function isFile(value: unknown): value is FileEntry {
  return (
    isObject(value) &&
    ["mime", "cacheControl", "sha256"].every((name) => typeof value[name] === "string")
  );
}

function isNumberOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && /^-?\d+$/.test(value));
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
