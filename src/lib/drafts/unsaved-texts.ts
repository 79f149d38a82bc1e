import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { plural, t, type CountedText } from "@/lib/words";
import { draftKeys, readDraft } from "./draft-store";

const PAYMENT = t("a payment request");
const TEXT = { one: "a text", other: "{count} texts" } as const;

/**
 * What drafts are called, by the first part of their key, such as `project:{id}:{editor}`. Others count as texts or,
 * if their key has a single part, need no warning.
 */
const NAMES: Record<string, CountedText | string> = {
  comment: { one: "a comment", other: "{count} comments" },
  post: { one: "a post", other: "{count} posts" },
  project: { one: "a project", other: "{count} projects" },
  page: { one: "a page", other: "{count} pages" },
  settings: t("changes to the settings"),
  "owners-reply": { one: "a reply", other: "{count} replies" },
  contact: t("a message"),
  consultation: t("a consultation request"),
  "pay-amount": PAYMENT,
  "pay-note": PAYMENT,
};

/**
 * Describes the texts that are stored only in this browser.
 *
 * @returns e.g. "a comment and 2 posts"; empty if there are none
 */
export function unsavedTexts(): string {
  const counts = new Map<CountedText | string, number>();
  for (const key of draftKeys("").toSorted()) {
    const name = NAMES[key.split(":", 1)[0] ?? ""] ?? (key.includes(":") ? TEXT : undefined);
    if (!name || key.endsWith(":sending") || readDraft(key).trim() === "") continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const texts = [...counts].map(([name, count]) =>
    typeof name === "string" ? name : plural(count, name),
  );
  return new Intl.ListFormat(PAGE_LANGUAGE).format(texts).replace(", and ", " and ");
}

/** The keys of the drafts in this browser, by prefix. */
export function allDrafts(): Record<string, string> {
  const keys = draftKeys("").filter((key) => !key.endsWith(":sending"));
  return Object.fromEntries(keys.toSorted().map((key) => [key, readDraft(key)]));
}
