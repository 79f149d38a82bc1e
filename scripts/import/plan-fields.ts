import { isVisible } from "./is-visible.ts";
import { nameKey } from "../../src/lib/text/name-key.ts";
import { storableText } from "../../src/lib/text/storable-text.ts";
import * as limitsOfCategories from "../../src/lib/supabase/limits/categories.ts";
import * as limits from "../../src/lib/supabase/limits/posts.ts";
import { canonicalLanguage, timestamp } from "../content/values.ts";
import { normalTime } from "./dates.ts";
import { type ImportedPost, loss, lostNote, type Note } from "./source.ts";

/** A text within its limit; empty if it shows nothing. */
export function cut(text: string, maxLength: number, field: string, notes: Note[]): string {
  if (!isVisible(text)) return "";
  const line = storableText(text).replaceAll(/\s+/g, " ").trim();
  const letters = Array.from(line);
  if (letters.length <= maxLength) return line;
  const rest = letters.slice(maxLength).join("");
  notes.push(loss(field, `is cut after ${maxLength} characters, before “${rest}”`));
  return letters.slice(0, maxLength).join("").trim();
}

export function timesOf({ date, created, revised }: ImportedPost, notes: Note[]) {
  const publishedAt = timeOf(date, "date", notes);
  const createdAt = timeOf(created ?? null, "created", notes);
  const changedAt = timeOf(revised ?? null, "revised", notes);
  // Readers are notified of a revision: for a draft, or before its date, there are none.
  const isRevision =
    changedAt !== null && publishedAt !== null && Date.parse(changedAt) > Date.parse(publishedAt);
  if (changedAt && changedAt !== publishedAt && !isRevision) {
    notes.push(loss("revised", `${changedAt} is not imported, as it is not after the date`));
  }
  return {
    date: publishedAt ?? undefined,
    created: createdAt ?? undefined,
    lastmod: isRevision ? changedAt : undefined,
  };
}

/** @returns the time in UTC, or null if there is none that can be parsed */
export function timeOf(written: string | null, field: string, notes: Note[]): string | null {
  if (!written) return null;
  try {
    return timestamp(written);
  } catch {
    const time = normalTime(written);
    if (time) {
      const read = timestamp(time);
      if (!/^\d+$/.test(written))
        notes.push({ field, message: `“${written}” is taken as ${read}` });
      return read;
    }
  }
  notes.push(loss(field, `“${written}” is not a time, and is not imported`));
  return null;
}

/** One category; the others become tags, without duplicates. */
export function namesOf({ categories, tags }: ImportedPost, notes: Note[]) {
  const [category = "", ...others] = categories;
  if (others.length > 0) {
    notes.push({
      field: "categories",
      message: `${others.join(", ")} are imported as tags, because a post has one category`,
    });
  }
  const known = new Map<string, string>();
  for (const tag of [...tags, ...others]) {
    const name = cut(tag, limits.tags_max_length, "tags", notes);
    if (name && !known.has(nameKey(name))) known.set(nameKey(name), name);
  }
  const all = [...known.values()];
  const max = limits.tags_max_items;
  if (all.length > max) {
    const rest = all.slice(max).join(", ");
    notes.push(loss("tags", `${rest} are not imported, because there can be at most ${max}`));
  }
  return {
    categories: [cut(category, limitsOfCategories.name_max_length, "categories", notes)],
    tags: all.slice(0, max),
  };
}

/** Its number in its series. */
export function partOf({ part = "" }: ImportedPost, notes: Note[]): number | undefined {
  const number = Number(part);
  const isPart =
    Number.isInteger(number) &&
    number >= limits.series_part_min &&
    number <= limits.series_part_max;
  if (isPart) return number;
  const reason = `: a part is a number from ${limits.series_part_min} to ${limits.series_part_max}`;
  if (part !== "") notes.push(lostNote("part", part, reason));
  return undefined;
}

const DISCUSSION = new RegExp(limits.discussions_pattern);
const LANGUAGE = new RegExp(limits.language_pattern);

export function discussionsOf({ discussions = [] }: ImportedPost, notes: Note[]): string[] {
  const all = [...new Set(discussions)];
  const accepted = all
    .filter((one) => DISCUSSION.test(one) && one.length <= limits.discussions_max_length)
    .slice(0, limits.discussions_max_items);
  for (const one of all.filter((url) => !accepted.includes(url))) {
    notes.push(
      loss(
        "discussions",
        `“${one}” is not imported: it names no post on Mastodon, Bluesky, Hacker News or Lobsters, or is one too many`,
      ),
    );
  }
  return accepted;
}

/** The languages of countries whose codes are often used in their place. */
const OF_COUNTRY = new Map([
  ["cn", "zh"],
  ["tw", "zh-TW"],
  ["jp", "ja"],
  ["kr", "ko"],
  ["ua", "uk"],
  ["cz", "cs"],
  ["dk", "da"],
  ["gr", "el"],
  ["vn", "vi"],
]);

/** A language code in the database's format; empty for the site's language. */
export function languageOf(written: string | undefined, notes: Note[]): string {
  if (!written) return "";
  const code =
    OF_COUNTRY.get(written.toLowerCase()) ?? canonicalLanguage(written.replaceAll("_", "-"));
  if (LANGUAGE.test(code)) return code;
  notes.push(loss("language", `“${written}” is not a language code, and is not imported`));
  return "";
}
