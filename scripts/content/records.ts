import { pageRecord } from "../../src/data/pages/record.ts";
import { pictureRecord } from "../../src/data/media/record.ts";
import { postRecord } from "../../src/data/posts/record.ts";
import { projectRecord } from "../../src/data/projects/record.ts";
import { settingsRecord, type Settings } from "../../src/data/settings/record.ts";
import { readTime } from "../../src/lib/format/read-time.ts";
import { addNames } from "../../src/lib/text/unique-names.ts";
import { columnsOf, inFiles, mapFields, type Fields, type Values } from "../../src/lib/record.ts";
import { writtenText, type TextFormat } from "../../src/lib/written-text.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import type { Head } from "./front-matter.ts";
import type { PageRow, PictureRow, PostRow, ProjectRow, SettingsRow } from "./site.ts";
import {
  day,
  flag,
  timestamp,
  text,
  texts,
  uuid,
  decimal,
  integer,
  type Reader,
} from "./values.ts";

// A row's fields in files: those of its record, in its order.

const name: Reader<string> = (value) => text(value).trim();
const one: Reader<string> = (value) => {
  const [only, ...others] = texts(value);
  if (only === undefined || others.length > 0) throw new Error("has to have one entry");
  return only.trim();
};

const READERS = {
  trimmed: name,
  exact: text,
  names: texts,
  flag,
  integer,
  decimal,
  day,
  timestamp,
} satisfies { [Kind in keyof Values]: Reader<Values[Kind]> };

type HeadOf<Record extends Fields> = {
  -readonly [
    Name in keyof Record as Record[Name] extends { file: infer File extends string } ? File : never
  ]?: Values[Record[Name]["kind"]] | undefined;
};

type Readers = Readonly<Record<string, Reader<unknown>>>;

function readersOf(record: Fields): Readers {
  return Object.fromEntries(inFiles(record).map(({ file, kind }) => [file, READERS[kind]]));
}

const format: Reader<TextFormat> = (value) => {
  if (value !== "html" && value !== "markdown") throw new Error("is neither markdown nor html");
  return value;
};

const POST: Readers = {
  id: uuid,
  ...readersOf(postRecord),
  categories: (value) => [one(value)],
  format,
};

const PAGE: Readers = { id: uuid, ...readersOf(pageRecord), format };

const PROJECT: Readers = {
  id: uuid,
  // They come before the date, which is not a field that the owner edits on the site.
  title: name,
  slug: name,
  description: name,
  date: timestamp,
  ...readersOf(projectRecord),
  // Of posts, the database does the same with the tags.
  technologies: (value) => addNames([], texts(value)),
};

const PICTURE: Readers = {
  id: uuid,
  file: name,
  ...readersOf(pictureRecord),
  path: name,
  hash: name,
};

const SETTINGS = mapFields<{ [Name in keyof Settings]: Reader<unknown> }>(
  settingsRecord,
  ({ kind }) => READERS[kind],
);

type Texts<Name extends string> = { [File in Name]?: string | undefined };
export type PostHead = Omit<HeadOf<typeof postRecord>, "categories"> &
  Texts<"id"> & { categories?: string[] | undefined; format?: TextFormat | undefined };
export type PageHead = HeadOf<typeof pageRecord> &
  Texts<"id"> & { format?: TextFormat | undefined };
export type ProjectHead = HeadOf<typeof projectRecord> & Texts<"id" | "date">;
export type PictureHead = HeadOf<typeof pictureRecord> & Texts<"id" | "file" | "path" | "hash">;
export type SettingsHead = { [Name in keyof Settings]?: Settings[Name] | undefined };

/*
 * Front matter from a file, in its normal form: in order, without redundant fields. All throw a UserError naming
 * every field that is unknown or invalid.
 */
export const readPostHead = (head: Head): PostHead => normalPost(read(POST, head, {}));
export const readPageHead = (head: Head): PageHead => normalPage(read(PAGE, head, {}));
export const readProjectHead = (head: Head): ProjectHead =>
  withoutEmpty(PROJECT, read(PROJECT, head, {}));
export const readPictureHead = (head: Head): PictureHead =>
  withoutEmpty(PICTURE, read(PICTURE, head, {}));
export const readSettingsHead = (head: Head): SettingsHead => read(SETTINGS, head, {});

function read<Fields extends object>(readers: Readers, head: Head, fields: Fields): Fields {
  const faults = Object.keys(head)
    .filter((field) => !Object.hasOwn(readers, field))
    .map((field) => `There is no field “${field}”.`);
  for (const [field, reader] of Object.entries(readers)) {
    const value = Object.hasOwn(head, field) ? head[field] : undefined;
    if (value === undefined || value === null) continue;
    try {
      Object.assign(fields, { [field]: reader(value) });
    } catch (error) {
      faults.push(`“${field}” ${sentenceOf(error)}.`);
    }
  }
  if (faults.length > 0) throw new UserError(faults.join(" "));
  return fields;
}

/** The fields in order, without empty ones: empty text, false, or undefined. */
function withoutEmpty<Fields extends object>(readers: object, fields: Fields): Fields {
  const all = ordered(readers, fields);
  for (const [field, value] of Object.entries(all)) {
    const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
    if (isEmpty) Reflect.deleteProperty(all, field);
  }
  return all;
}

/** Only these fields, in order. */
function ordered<Fields extends object>(readers: object, fields: Fields): Fields {
  const all = { ...fields };
  for (const field of Object.keys(fields)) Reflect.deleteProperty(all, field);
  for (const field of Object.keys(readers)) {
    if (Object.hasOwn(fields, field)) Reflect.set(all, field, Reflect.get(fields, field));
  }
  return all;
}

/** The fields from the columns of a row, plus what is known about its file. */
function headOf<Head extends object>(record: Fields, row: object, known: Head): Head {
  const columns = inFiles(record).map(({ column, file, isInverted }) => {
    const value: unknown = Reflect.get(row, column);
    return [file, isInverted ? !value : (value ?? undefined)];
  });
  return { ...Object.fromEntries(columns), ...known };
}

/** A post's front matter. A post without a date is listed by its creation time, which is its date then. */
export function postHead(post: PostRow): PostHead {
  const format = post.format === "markdown" ? "markdown" : "html";
  const counted = readTime(writtenText(post), format);
  return normalPost(
    headOf<PostHead>(postRecord, post, {
      id: post.id,
      date: post.published_at ?? (post.published ? post.created_at : undefined),
      categories: [post.category],
      read_time: post.read_time === counted ? undefined : post.read_time,
      format,
    }),
  );
}

function normalPost(head: PostHead): PostHead {
  return withoutEmpty(POST, {
    ...head,
    created: head.created === head.date ? undefined : head.created,
    part: head.series ? (head.part ?? 1) : undefined,
    format: head.format === "html" ? "html" : undefined,
    author: head.author === postRecord.author_name.default ? undefined : head.author,
  });
}

export function postColumns(head: PostHead) {
  return {
    ...columnsOf(postRecord, head),
    created_at: head.created ?? head.date,
    category: head.categories?.[0] ?? "",
    read_time: head.read_time,
  };
}

/** The row of a new post in Markdown. Undefined values are left to the database. */
export function newPost(head: PostHead, source: string, content: string) {
  return {
    id: head.id,
    format: "markdown",
    source,
    content,
    ...postColumns(head),
    read_time: head.read_time ?? readTime(source, "markdown"),
  };
}

export function pageHead(page: PageRow): PageHead {
  return normalPage(
    headOf<PageHead>(pageRecord, page, {
      id: page.id,
      format: page.format === "html" ? "html" : "markdown",
    }),
  );
}

function normalPage(head: PageHead): PageHead {
  const isLinked = head.place !== undefined && head.place !== pageRecord.place.default;
  return withoutEmpty(PAGE, {
    ...head,
    place: isLinked ? head.place : undefined,
    order: isLinked ? (head.order ?? pageRecord.position.default) : undefined,
    format: head.format === "html" ? "html" : undefined,
  });
}

export function newPage(head: PageHead, source: string, content: string) {
  return { id: head.id, format: "markdown", source, content, ...columnsOf(pageRecord, head) };
}

export function projectHead(project: ProjectRow): ProjectHead {
  const { id, created_at: date } = project;
  return withoutEmpty(PROJECT, headOf<ProjectHead>(projectRecord, project, { id, date }));
}

/** @param file name of the picture's file in the folder */
export function pictureHead(picture: PictureRow, file: string): PictureHead {
  const { id, path, hash } = picture;
  const head = headOf<PictureHead>(pictureRecord, picture, { id, file, path, hash });
  return withoutEmpty(PICTURE, head);
}

export function settingsHead(settings: SettingsRow): SettingsHead {
  return ordered(SETTINGS, settings);
}
