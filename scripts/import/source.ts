import fs from "node:fs";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { normalLines } from "../lib/normal-lines.ts";
import { shortened } from "./shortened.ts";

/** What is converted or lost, by field. */
export type Note = { field: string; message: string; isLost?: boolean };

export function loss(field: string, message: string): Note {
  return { field, message, isLost: true };
}

/** A note about a value that is lost. */
export function lostNote(field: string, value: string, why = ""): Note {
  return loss(field, `“${shortened(value)}” is not imported${why}`);
}

/** What only some readers could see there must not become public here. */
export const NOT_FOR_EVERYBODY: Note = {
  field: "status",
  message: "is not public there, and is imported as a draft",
};

export type ImportedComment = {
  /** The source's key, unique within a post. */
  key: string;
  /** The parent comment, at whatever depth. */
  parent: string | null;
  author: string;
  /** HTML. */
  text: string;
  /** ISO 8601; null if unknown. */
  date: string | null;
  isHeld: boolean;
  /** Whether it is deleted or spam: only its replies are imported, as replies to what it replied to. */
  isGone?: boolean;
};

/** A post as another system exported it. */
export type ImportedPost = {
  /** The source's key; the same in each export. */
  key: string;
  /** Distinguishes it from a post with the same key on another site; the same in each export. */
  origin: string;
  isPage: boolean;
  title: string;
  /** The original slug; may be invalid on this site. */
  slug: string;
  excerpt: string;
  language?: string | undefined;
  /** What translations of each other share, and how the source expressed it. */
  translations?: { group: string; declaredKey?: string } | undefined;
  format: "html" | "markdown";
  /** Reads the original text: texts of files are not kept in memory. */
  text: () => string;
  /** Converts the text to `format`, if it is in another one; adds notes about conversions. */
  convert?: (text: string, notes: Note[]) => string;
  categories: string[];
  tags: string[];
  isPublished: boolean;
  isUnlisted?: boolean;
  isFeatured?: boolean;
  /** The original publication time as written; null if there is none. */
  date: string | null;
  created?: string | null;
  /** Time of the last change. */
  revised?: string | null;
  author: string;
  series?: string;
  /** Its number in the series, as written. */
  part?: string | undefined;
  /** URLs of posts on other sites that discuss it. */
  discussions?: string[];
  /** URL of the picture, absolute or relative to the URL of the post. */
  cover: string | null;
  /** The alt text of the picture. */
  coverAlt?: string;
  /** The old URLs: paths from the root of the old site, the latest first. */
  addresses: string[];
  comments: ImportedComment[];
  notes: Note[];
};

export type Source = {
  /** Origin and path of the old site, without a trailing slash; empty if unknown. */
  siteUrl: string;
  posts: ImportedPost[];
  /** Alt texts of pictures by URL. */
  alts?: Map<string, string>;
  /** The bytes of a picture in the export; null if it has to be fetched. */
  fileOf?: (href: string, post: ImportedPost) => Buffer | null;
  /** The key of the post whose file a URL names, if posts are files. */
  keyOf?: (href: string, post: ImportedPost) => string | undefined;
  /** Omissions that need no attention. */
  notes: string[];
  /** Texts that cannot be read, and why. */
  unreadable?: string[];
};

/** No export of texts is larger; such a file may be an archive, or not an export at all. */
export const MAX_MEGABYTES = 300;

/** Whether a path that the owner gave is a folder; false if it does not exist. */
export function isFolder(input: string): boolean {
  return fs.existsSync(input) && fs.statSync(input).isDirectory();
}

/** @throws {UserError} if a path that the owner gave is not a folder */
export function checkFolder(input: string): void {
  if (isFolder(input)) return;
  throw new UserError(
    fs.existsSync(input)
      ? `${input} is a file: name the folder it is in.`
      : `There is no folder ${input}.`,
  );
}

/**
 * Reads an exported file.
 *
 * @returns its text, with `\n` line breaks, and without a byte order mark
 * @throws {UserError} if it is missing, or not text
 */
export function readExport(file: string): string {
  if (!fs.existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const stats = fs.statSync(file);
  if (stats.isDirectory()) throw new UserError(`${file} is a folder: name the file in it.`);
  const { size } = stats;
  if (size > MAX_MEGABYTES * 1_000_000)
    throw new UserError(`${file} is larger than ${MAX_MEGABYTES} MB.`);
  return textOfExport(fs.readFileSync(file), file);
}

/**
 * @param report receives a message about a text in a Latin script that is not UTF-8; without it, such a text is
 * refused
 * @throws {UserError} if the bytes of a file are not text
 */
export function textOfExport(bytes: Buffer, file: string, report?: (line: string) => void): string {
  const start = bytes.subarray(0, 2).toString("hex");
  // ZIP, and gzip, as Disqus sends it.
  if (start === "504b" || start === "1f8b") {
    throw new UserError(`${file} is an archive: unpack it first, and name what is in it.`);
  }
  // Windows editors mark UTF-16 with a byte order mark.
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[start] ?? "utf-8";
  try {
    return normalLines(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    const [, declared = "utf-8"] =
      /^<\?xml\s[^>]*\bencoding=["']([\w-]+)/.exec(bytes.toString("latin1", 0, 200)) ?? [];
    if (!/^utf-?8$/i.test(declared)) return normalLines(new TextDecoder(declared).decode(bytes));
    const beyondAscii = bytes.filter((byte) => byte > 127).length;
    const invalid = new TextDecoder().decode(bytes).split("\uFFFD").length - 1;
    // Few characters are accented, and hardly two in a row, which could be one in UTF-8.
    const isLatin = beyondAscii < bytes.length / 5 && invalid > beyondAscii / 2;
    if (!report || !isLatin || bytes.includes(0)) throw new UserError(`${file} is not UTF-8 text.`);
    report(`${file} is not UTF-8, and is read as Windows-1252: check its accents.`);
    return normalLines(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** @throws {UserError} if it is not JSON */
export function readJson(file: string): unknown {
  const text = readExport(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not JSON, or only a part of it: ${sentenceOf(error)}`);
  }
}

/** A site may use its name with and without "www.", even in its own links. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, "");
}

/** The path of a URL on the old site, e.g. `/2019/my-post/`; null for a URL elsewhere. */
export function pathOn(siteUrl: string, href: string): string | null {
  if (!href) return null;
  const base = siteUrl || "http://site.invalid";
  try {
    const url = new URL(href, `${base}/`);
    return bareHost(new URL(`${base}/`).host) === bareHost(url.host)
      ? url.pathname + url.search
      : null;
  } catch {
    return null;
  }
}
