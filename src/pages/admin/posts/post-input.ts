import { versionsIn } from "@/components/admin/record-sections";
import type { PostFields, SavedPost, StoredPost } from "@/data/posts/stored";
import { postRecord } from "@/data/posts/record";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { addNames, namesIn } from "@/lib/text/unique-names";
import { readTime } from "@/lib/format/read-time";
import { emptyInput, inputOfRow, missingIn, rowOf } from "@/lib/record";
import type { Json } from "@/lib/supabase/database.types";
import * as limits from "@/lib/supabase/limits/posts";
import { t } from "@/lib/words";
import { comparedFields, withoutRendered, writtenText, type TextFormat } from "@/lib/written-text";

const { created_at: _createdAt, ...record } = postRecord;
const { series_part_min: FIRST_PART, series_part_max: LAST_PART } = limits;

export type PostInput = FormInput<PostFields> & {
  format: TextFormat;
  /** A tag typed but not added yet; saving includes it. */
  typedTag: string;
  /** True once minutes were typed; until then they are counted. */
  hasOwnReadTime: boolean;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const fresh: PostInput = {
  ...emptyInput<PostFields>(record),
  format: "markdown",
  typedTag: "",
  hasOwnReadTime: false,
  hasOwnSlug: false,
};

/** A stored post as form input. Its slug no longer follows the title. */
function inputOf(post: StoredPost): PostInput {
  const format: TextFormat = post.format === "html" ? "html" : "markdown";
  const input = withoutRendered({ ...inputOfRow<PostFields>(record, post), format });
  return {
    ...input,
    series_part: post.series === null ? "" : input.series_part,
    typedTag: "",
    hasOwnReadTime: post.read_time !== readTime(writtenText(input), format),
    hasOwnSlug: true,
  };
}

/** An input with the values of an earlier version of the post. */
function inputOfVersion(version: Json, present: PostInput): PostInput {
  return withoutRendered({ ...present, ...inputFrom(version, { ...present, typedTag: "" }) });
}

/**
 * The input after storing: the slug may have got a suffix, the language is set, and names are spelled as in
 * other posts.
 */
export function storedInput(
  sent: PostInput,
  { slug, language, category, tags, series }: SavedPost,
): PostInput {
  return {
    ...sent,
    slug,
    language,
    category,
    tags,
    series: series ?? "",
    hasOwnSlug: true,
    typedTag: "",
  };
}

/**
 * The values to store: trimmed, with defaults for empty fields. Markdown is rendered to content when it is
 * saved.
 */
export function fieldsOf(input: PostInput): PostFields {
  return {
    ...rowOf<PostFields>(record, input),
    tags: addNames(input.tags, namesIn(input.typedTag)),
    discussions: input.discussions.map((address) => address.trim()).filter(Boolean),
    series_part: partOf(input),
    read_time: minutesOf(input),
  };
}

/** Minutes to read: counted from the text, or as typed, within its limits; 5 when not a number. */
export function minutesOf(input: PostInput): number {
  if (!input.hasOwnReadTime) return readTime(writtenText(input), input.format);
  const typed = Number.parseInt(input.read_time, 10);
  return Number.isNaN(typed)
    ? record.read_time.default
    : Math.min(limits.read_time_max, Math.max(limits.read_time_min, typed));
}

/** The number of a part as it will be stored: as typed, within its limits, else the first. */
export function partOf({ series, series_part: part }: PostInput): number {
  const typed = series.trim() ? Number.parseInt(part, 10) : FIRST_PART;
  return Number.isNaN(typed) ? FIRST_PART : Math.min(LAST_PART, Math.max(FIRST_PART, typed));
}

export type PostErrors = Partial<Record<keyof PostFields, string>>;

export const INCOMPLETE = t("Title and content are required");

/** What is missing, by field. The database checks the rest. */
export function errorsOf(input: PostInput): PostErrors {
  const { slug, ...others } = missingIn(record, input);
  return {
    ...others,
    ...(!writtenText(input).trim() && { content: t("The content is required.") }),
    ...(slug !== undefined && { slug }),
  };
}

// Without the reading time, which is usually derived from the text.
const { read_time: _readTime, ...versioned } = postRecord;

/** The props of the revisions section for posts. */
export function versionsOf(present: PostInput, onChange: (input: PostInput) => void) {
  return versionsIn({
    record: versioned,
    present,
    onChange,
    fieldsOf,
    inputOf: (version) => inputOfVersion(version, present),
    unchanged: { slug: present.slug },
  });
}

export const postModel = {
  fresh,
  inputOf,
  fieldsOf,
  comparedFields: comparedFields<PostFields>,
  record: postRecord,
};
