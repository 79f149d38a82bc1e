import { draftKeys, readDraft } from "./use-draft";

/** What people call a draft, by how its key begins. What is not here is no loss, such as a name. */
const KINDS: readonly (readonly [begins: RegExp, one: string, many?: string])[] = [
  [/^post:/, "a post", "posts"],
  [/^project:/, "a project", "projects"],
  [/^settings:/, "changes to the settings"],
  [/^comment:/, "a comment", "comments"],
  [/^owners-reply:/, "a reply", "replies"],
  [/^contact$/, "a message"],
  [/^consultation$/, "a consultation request"],
  [/^pay-/, "a payment request"],
];

/**
 * Names what was typed in this browser and is stored nowhere else, for a sentence.
 *
 * @returns e.g. «2 posts and a comment»; empty when there is nothing
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

/** The drafts in this browser, by what they are for. */
export function allDrafts(): Record<string, string> {
  const keys = draftKeys("").filter((key) => !key.endsWith(":sending"));
  return Object.fromEntries(keys.toSorted().map((key) => [key, readDraft(key)]));
}
