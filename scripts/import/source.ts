import fs from "node:fs";
import { isObject } from "../is-object.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { normalLines } from "../content/front-matter.ts";
import { shortened } from "./shortened.ts";

/** What comes in another form than it was in, or does not come, by field. */
export type Note = { field: string; says: string; isLost?: boolean };

/** A line for what is said there and does not come. */
export function lostNote(field: string, value: string, why = ""): Note {
  return { field, says: `“${shortened(value)}” does not come${why}`, isLost: true };
}

export type ImportedComment = {
  /** Of the source, unique within a post. */
  key: string;
  /** Of the comment that it answers, at whatever depth. */
  parent: string | null;
  author: string;
  /** HTML. */
  text: string;
  /** ISO 8601; null if unknown. */
  date: string | null;
  isHeld: boolean;
};

/** A post as another system exported it. */
export type ImportedPost = {
  /** Of the source; the same in each export. */
  key: string;
  /** What tells it from one with the same key of another site; the same in each export. */
  origin: string;
  isPage: boolean;
  title: string;
  /** As it was; may be unfit for this site. */
  slug: string;
  excerpt: string;
  language?: string | undefined;
  /** What those that are translations of each other have in common, and how the source's author said so. */
  translations?: { group: string; said?: string } | undefined;
  format: "html" | "markdown";
  /** Reads what is written there: texts of files are not held. */
  text: () => string;
  /** The text as `format` has it, where it is written otherwise; takes a note for what comes otherwise. */
  convert?: (text: string, notes: Note[]) => string;
  categories: string[];
  tags: string[];
  isPublished: boolean;
  isUnlisted?: boolean;
  isFeatured?: boolean;
  /** Time of publishing as written there; null if there is none. */
  date: string | null;
  created?: string | null;
  /** Time of the last change. */
  revised?: string | null;
  author: string;
  series?: string;
  /** Its number in the series. */
  part?: number | undefined;
  /** Addresses of posts elsewhere at which it is discussed. */
  discussions?: string[];
  /** Address of the picture, absolute or relative to the address of the post. */
  cover: string | null;
  /** What the picture shows. */
  coverAlt?: string;
  /** Where it stood: paths from the root of the old site, the present one first. */
  addresses: string[];
  comments: ImportedComment[];
  notes: Note[];
};

export type Source = {
  /** Origin and path of the old site, without a slash at its end; empty if unknown. */
  siteUrl: string;
  posts: ImportedPost[];
  /** Alternative texts of pictures by their addresses. */
  alts: Map<string, string>;
  /** The bytes of a picture that came along; null if it has to be fetched. */
  fileOf: (address: string, post: ImportedPost) => Buffer | null;
  /** The key of the post whose file an address names, where posts are files. */
  keyOf?: (address: string, post: ImportedPost) => string | undefined;
  /** What does not come at all, but that is nothing to look at. */
  notes: string[];
  /** Texts that cannot be read, and why. */
  unreadable?: string[];
};

/** Nobody's writing is larger; what is may be an archive, or no export at all. */
export const MAX_MEGABYTES = 300;

/**
 * Reads an exported file.
 *
 * @returns its text, with `\n` at the ends of lines, and without a byte order mark
 * @throws {StartError} if there is none, or it is no text
 */
export function readExport(file: string): string {
  if (!fs.existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const stats = fs.statSync(file);
  if (stats.isDirectory()) throw new StartError(`${file} is a folder: name the file in it.`);
  const { size } = stats;
  if (size > MAX_MEGABYTES * 1_000_000)
    throw new StartError(`${file} is larger than ${MAX_MEGABYTES} MB.`);
  return textOfExport(fs.readFileSync(file), file);
}

/** @throws {StartError} if the bytes of a file are no text */
export function textOfExport(bytes: Buffer, file: string): string {
  if (bytes.subarray(0, 2).toString("latin1") === "PK") {
    throw new StartError(`${file} is a ZIP archive: unpack it first, and name what is in it.`);
  }
  // Windows' editors say so by its first bytes.
  const start = bytes.subarray(0, 2).toString("hex");
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[start] ?? "utf-8";
  try {
    return normalLines(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    throw new StartError(`${file} is no text in UTF-8.`);
  }
}

/** @throws {StartError} if it is no JSON */
export function readJson(file: string): unknown {
  const text = readExport(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} is no JSON, or only a part of it: ${reason}`);
  }
}

/** A JSON object, or one without fields in its stead. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/** A text, empty where there is none. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
}

/** A site has its name with and without «www.», and links of its own to both. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, "");
}

/** The path of an address on the old site, e.g. `/2019/my-post/`; null for an address elsewhere. */
export function pathOn(siteUrl: string, address: string): string | null {
  if (!address) return null;
  const base = siteUrl || "http://site.invalid";
  try {
    const url = new URL(address, `${base}/`);
    return bareHost(new URL(`${base}/`).host) === bareHost(url.host)
      ? url.pathname + url.search
      : null;
  } catch {
    return null;
  }
}
