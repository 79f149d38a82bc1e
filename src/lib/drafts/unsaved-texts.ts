import { draftKeys, readDraft } from "./use-draft";

type Names = readonly [one: string, many?: string];

/** What to call the draft of a record that the owner edits, by the record's noun. */
const RECORDS = {
  post: ["a post", "posts"],
  project: ["a project", "projects"],
  settings: ["changes to the settings"],
} as const satisfies Record<string, Names>;
/** The records that have an editor. */
export type RecordNoun = keyof typeof RECORDS;

/** What to call a draft, by the prefix of its key. Others, such as a name, are no loss. */
const KINDS: readonly (readonly [begins: RegExp, ...Names])[] = [
  ...Object.entries<Names>(RECORDS).map(
    ([noun, names]) => [new RegExp(`^${noun}:`), ...names] as const,
  ),
  [/^comment:/, "a comment", "comments"],
  [/^owners-reply:/, "a reply", "replies"],
  [/^contact$/, "a message"],
  [/^consultation$/, "a consultation request"],
  [/^pay-/, "a payment request"],
];

/**
 * Describes the texts that are only stored in this browser.
 *
 * @returns e.g. «2 posts and a comment»; empty if there are none
 */
export function unsavedTexts(): string {
  const keys = draftKeys("").filter(
    (key) => !key.endsWith(":sending") && readDraft(key).trim() !== "",
  );
  const names = KINDS.flatMap(([begins, one, many]) => {
    const { length } = keys.filter((key) => begins.test(key));
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
