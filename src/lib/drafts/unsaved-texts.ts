import { draftKeys, readDraft } from "./draft-store";

type Names = readonly [one: string, many?: string];
const PAYMENT: Names = ["a payment request"];

/** What drafts are called whose keys do not say it, as `project:{id}:{editor}` does. */
const NAMES: Record<string, Names> = {
  settings: ["changes to the settings"],
  kind: ["a kind of consultation", "kinds of consultation"],
  "owners-reply": ["a reply", "replies"],
  contact: ["a message"],
  consultation: ["a consultation request"],
  "pay-amount": PAYMENT,
  "pay-note": PAYMENT,
};

/** Nothing for what is no loss, such as a name. */
function namesOf(key: string): Names | undefined {
  const [kind = ""] = key.split(":", 1);
  return NAMES[kind] ?? (key === kind ? undefined : [`a ${kind}`, `${kind}s`]);
}

/**
 * Describes the texts that are only stored in this browser.
 *
 * @returns e.g. «a comment and 2 posts»; empty if there are none
 */
export function unsavedTexts(): string {
  const counts = new Map<string, { many: string; count: number }>();
  for (const key of draftKeys("").toSorted()) {
    const names = namesOf(key);
    if (!names || key.endsWith(":sending") || readDraft(key).trim() === "") continue;
    const [one, many = ""] = names;
    counts.set(one, { many, count: (counts.get(one)?.count ?? 0) + 1 });
  }
  const texts = [...counts].map(([one, { many, count }]) =>
    many && count > 1 ? `${count} ${many}` : one,
  );
  return new Intl.ListFormat("en").format(texts).replace(", and ", " and ");
}

/** The keys of the drafts in this browser, by prefix. */
export function allDrafts(): Record<string, string> {
  const keys = draftKeys("").filter((key) => !key.endsWith(":sending"));
  return Object.fromEntries(keys.toSorted().map((key) => [key, readDraft(key)]));
}
