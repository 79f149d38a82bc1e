import { draftKeys, readDraft } from "./draft-store";

/** The records that have an editor; the keys of their drafts begin so, and with a colon. */
export type RecordNoun = "post" | "project" | "kind" | "settings";
type Form = "comment:" | "owners-reply:" | "contact" | "consultation" | "pay-";

/** What to call a draft, by the beginning of its key. Others, such as a name, are no loss. */
const KINDS: Record<`${RecordNoun}:` | Form, readonly [one: string, many?: string]> = {
  "post:": ["a post", "posts"],
  "project:": ["a project", "projects"],
  "kind:": ["a kind of consultation", "kinds of consultation"],
  "settings:": ["changes to the settings"],
  "comment:": ["a comment", "comments"],
  "owners-reply:": ["a reply", "replies"],
  contact: ["a message"],
  consultation: ["a consultation request"],
  "pay-": ["a payment request"],
};

/**
 * Describes the texts that are only stored in this browser.
 *
 * @returns e.g. «2 posts and a comment»; empty if there are none
 */
export function unsavedTexts(): string {
  const keys = draftKeys("").filter(
    (key) => !key.endsWith(":sending") && readDraft(key).trim() !== "",
  );
  const names = Object.entries(KINDS).flatMap(([beginning, [one, many]]) => {
    const { length } = keys.filter((key) => key.startsWith(beginning));
    if (length === 0) return [];
    return many && length > 1 ? `${length} ${many}` : one;
  });
  return new Intl.ListFormat("en").format(names).replace(", and ", " and ");
}

/** The keys of the drafts in this browser, by prefix. */
export function allDrafts(): Record<string, string> {
  const keys = draftKeys("").filter((key) => !key.endsWith(":sending"));
  return Object.fromEntries(keys.toSorted().map((key) => [key, readDraft(key)]));
}
