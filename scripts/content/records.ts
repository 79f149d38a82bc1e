import { DEFAULT_AUTHOR } from "../../src/lib/text/author.ts";
import { readTime } from "../../src/lib/format/read-time.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type { Head } from "./front-matter.ts";
import type { PictureRow, PostRow, ProjectRow, SettingsRow } from "./site.ts";
import { day, flag, moment, text, texts, uuid, whole, type Reader } from "./values.ts";

/*
 * What the files say of a row. Each kind has its fields in the order in which they are written. The
 * names of posts' fields are those that Hugo, Jekyll and Astro's templates use, where they have one.
 */

const name: Reader<string> = (value) => text(value).trim();
const one: Reader<string> = (value) => {
  const [only, ...others] = texts(value);
  if (only === undefined || others.length > 0) throw new Error("has to have one entry");
  return only.trim();
};

const POST = {
  id: uuid,
  title: name,
  slug: name,
  description: name,
  date: moment,
  created: moment,
  lastmod: moment,
  revision_note: name,
  draft: flag,
  unlisted: flag,
  featured: flag,
  categories: (value: unknown) => [one(value)],
  tags: texts,
  series: name,
  part: whole,
  language: name,
  author: name,
  read_time: whole,
  cover: name,
  format: (value: unknown) => {
    if (value !== "html" && value !== "markdown") throw new Error("is neither markdown nor html");
    return value;
  },
} as const satisfies Record<string, Reader<unknown>>;

const PROJECT = {
  id: uuid,
  title: name,
  slug: name,
  description: name,
  date: moment,
  status: name,
  featured: flag,
  start: day,
  end: day,
  technologies: texts,
  code: name,
  demo: name,
  cover: name,
} as const satisfies Record<string, Reader<unknown>>;

const PICTURE = {
  id: uuid,
  file: name,
  name,
  alt: name,
  decorative: flag,
  path: name,
  hash: name,
} as const satisfies Record<string, Reader<unknown>>;

const SETTINGS = {
  site_name: name,
  site_description: name,
  language: name,
  contact_email: name,
  admin_email: name,
  enable_comments: flag,
  comment_moderation: name,
  hold_links: flag,
  blocked_words: text,
  blocked_people: text,
  blocked_networks: text,
  enable_analytics: flag,
  enable_email_notifications: flag,
  enable_github_sign_in: flag,
  maintenance_mode: flag,
  booking_hours: text,
  booking_time_zone: name,
  booking_minutes: whole,
  booking_pause_minutes: whole,
  booking_notice_hours: whole,
  booking_days_off: text,
  seo_title: name,
  seo_description: name,
  content_license: name,
  robots_search: name,
  robots_ai_answers: name,
  robots_ai_training: name,
  websub_hub: name,
  social_github: name,
  social_linkedin: name,
  social_mastodon: name,
  social_twitter: name,
} as const satisfies Record<
  Exclude<keyof SettingsRow, "singleton" | "updated_at" | "mails_readers">,
  Reader<unknown>
>;

type FieldsOf<Readers extends Record<string, Reader<unknown>>> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]> | undefined;
};

export type PostHead = FieldsOf<typeof POST>;
export type ProjectHead = FieldsOf<typeof PROJECT>;
export type PictureHead = FieldsOf<typeof PICTURE>;
export type SettingsHead = FieldsOf<typeof SETTINGS>;

/** @throws {StartError} naming every field that is unknown, or not what it should be */
export const readPostHead = (head: Head): PostHead => read(POST, head, {});
/** @throws {StartError} as above */
export const readProjectHead = (head: Head): ProjectHead => read(PROJECT, head, {});
/** @throws {StartError} as above */
export const readPictureHead = (head: Head): PictureHead => read(PICTURE, head, {});
/** @throws {StartError} as above */
export const readSettingsHead = (head: Head): SettingsHead => read(SETTINGS, head, {});

function read<Fields extends object>(
  readers: Record<string, Reader<unknown>>,
  head: Head,
  fields: Fields,
): Fields {
  const faults = Object.keys(head)
    .filter((field) => !Object.hasOwn(readers, field))
    .map((field) => `There is no field “${field}”.`);
  for (const [field, reader] of Object.entries(readers)) {
    const value = Object.hasOwn(head, field) ? head[field] : undefined;
    if (value === undefined || value === null) continue;
    try {
      Object.assign(fields, { [field]: reader(value) });
    } catch (error) {
      faults.push(`“${field}” ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  if (faults.length > 0) throw new StartError(faults.join(" "));
  return fields;
}

/** The fields in their order, without those that say nothing: empty, false, or undefined. */
function said<Fields extends object>(readers: object, fields: Fields): Fields {
  const all = ordered(readers, fields);
  for (const [field, value] of Object.entries(all)) {
    const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
    if (isEmpty) Reflect.deleteProperty(all, field);
  }
  return all;
}

/** These fields alone, in their order. */
function ordered<Fields extends object>(readers: object, fields: Fields): Fields {
  const all = { ...fields };
  for (const field of Object.keys(fields)) Reflect.deleteProperty(all, field);
  for (const field of Object.keys(readers)) {
    if (Object.hasOwn(fields, field)) Reflect.set(all, field, Reflect.get(fields, field));
  }
  return all;
}

/** The text that its author writes: Markdown or HTML. */
export function writtenText({ format, source, content }: PostRow): string {
  return format === "markdown" ? source : content;
}

/**
 * A post's front matter. A post that was never dated is listed by its creation, which is its date
 * then.
 */
export function postHead(post: PostRow): PostHead {
  const date = post.published_at ?? (post.published ? post.created_at : undefined);
  const format = post.format === "markdown" ? "markdown" : "html";
  const counted = readTime(writtenText(post), format);
  return normalPost({
    id: post.id,
    title: post.title,
    slug: post.slug,
    description: post.excerpt,
    date,
    created: post.created_at,
    lastmod: post.revised_at ?? undefined,
    revision_note: post.revision_note,
    draft: !post.published,
    unlisted: post.unlisted,
    featured: post.featured,
    categories: [post.category],
    tags: post.tags,
    series: post.series ?? undefined,
    part: post.series_part,
    language: post.language,
    author: post.author_name,
    read_time: post.read_time === counted ? undefined : post.read_time,
    cover: post.featured_image ?? undefined,
    format,
  } satisfies PostHead & Record<keyof PostHead, unknown>);
}

/** Front matter in the form in which it is written: in order, without what need not be said. */
export function normalPost(head: PostHead): PostHead {
  return said(POST, {
    ...head,
    created: head.created === head.date ? undefined : head.created,
    part: head.series ? (head.part ?? 1) : undefined,
    format: head.format === "html" ? "html" : undefined,
    author: head.author === DEFAULT_AUTHOR ? undefined : head.author,
  });
}

/** Columns of a post that its front matter does not say: its text, and what the database sets. */
type NotInPostHead =
  | "id"
  | "content"
  | "source"
  | "format"
  | "author_id"
  | "views"
  | "likes"
  | "comment_count"
  | "updated_at"
  | "listed_at"
  | "search_text"
  | "title_and_category"
  | "title_key";

/** The columns of a post that its front matter says. What is not said has its default. */
export function postColumns(head: PostHead) {
  return {
    title: head.title ?? "",
    slug: head.slug ?? "",
    excerpt: head.description ?? "",
    published_at: head.date ?? null,
    created_at: head.created ?? head.date,
    revised_at: head.lastmod ?? null,
    revision_note: head.revision_note ?? "",
    published: !(head.draft ?? false),
    unlisted: head.unlisted ?? false,
    featured: head.featured ?? false,
    category: head.categories?.[0] ?? "",
    tags: head.tags ?? [],
    series: head.series ?? null,
    series_part: head.part ?? 1,
    language: head.language ?? "",
    author_name: head.author ?? DEFAULT_AUTHOR,
    read_time: head.read_time,
    featured_image: head.cover ?? null,
  } satisfies Record<Exclude<keyof PostRow, NotInPostHead>, unknown>;
}

/** The row of a new post in Markdown. What is undefined is left to the database. */
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

export function projectHead(project: ProjectRow): ProjectHead {
  return normalProject({
    id: project.id,
    title: project.title,
    slug: project.slug,
    description: project.description,
    date: project.created_at,
    status: project.status,
    featured: project.featured,
    start: project.start_date ?? undefined,
    end: project.end_date ?? undefined,
    technologies: project.technologies,
    code: project.github_url ?? undefined,
    demo: project.live_url ?? undefined,
    cover: project.image_url ?? undefined,
  } satisfies ProjectHead & Record<keyof ProjectHead, unknown>);
}

export function normalProject(head: ProjectHead): ProjectHead {
  return said(PROJECT, head);
}

/** Columns of a project that its front matter does not say: its text, and what the database sets. */
type NotInProjectHead =
  | "id"
  | "long_description"
  | "long_description_html"
  | "created_at"
  | "updated_at"
  | "search_text"
  | "title_key";

/** The columns of a project that its front matter says, but for the time of its creation. */
export function projectColumns(head: ProjectHead) {
  return {
    title: head.title ?? "",
    slug: head.slug ?? "",
    description: head.description ?? "",
    status: head.status ?? "completed",
    featured: head.featured ?? false,
    start_date: head.start ?? null,
    end_date: head.end ?? null,
    technologies: head.technologies ?? [],
    github_url: head.code ?? null,
    live_url: head.demo ?? null,
    image_url: head.cover ?? null,
  } satisfies Record<Exclude<keyof ProjectRow, NotInProjectHead>, unknown>;
}

/** @param file name of the picture's file in the folder */
export function pictureHead(picture: PictureRow, file: string): PictureHead {
  const { id, name, alt, decorative, path, hash } = picture;
  return normalPicture({ id, file, name, alt, decorative, path, hash });
}

export function normalPicture(head: PictureHead): PictureHead {
  return said(PICTURE, head);
}

export function settingsHead(settings: SettingsRow): SettingsHead {
  return ordered(SETTINGS, settings);
}
