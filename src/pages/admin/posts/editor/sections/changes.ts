import { postRecord } from "@/data/posts/record";
import type { Revision } from "@/data/posts/revisions";
import { differencesOf, type Difference } from "@/lib/drafts/differences";
import { countOf, formatNumber } from "@/lib/format/dates-and-numbers";
import type { Field } from "@/lib/record";
import { comparedFields, fieldsOf, type PostInput } from "../../post-input";

// Mostly counted from the text, which is compared anyway.
const { read_time: _readTime, ...compared } = postRecord;

/** The fields in which two versions differ. */
export function differencesOfVersions(before: PostInput, after: PostInput): Difference[] {
  return differencesOf(compared, comparedFields(fieldsOf(before)), comparedFields(fieldsOf(after)));
}

/** What a version changed, e.g. «Title, Tags · 12 words added, 3 removed: “And then it”». */
export function changeOf({ changed, wordsAdded, wordsRemoved, firstWords }: Revision): string {
  if (changed.length === 0) return `First version, ${countOf(wordsAdded, "word")}`;
  // What became of the text its words tell.
  const fields = Object.entries<Field>(compared)
    .filter(([column]) => column !== "source" && changed.includes(column))
    .flatMap(([, { label = [] }]) => label)
    .join(", ");
  const text = changed.includes("source") || changed.includes("content");
  const words = text && wordsOf(wordsAdded, wordsRemoved) + (firstWords && `: “${firstWords}”`);
  return [fields, words].filter(Boolean).join(" · ");
}

function wordsOf(added: number, removed: number): string {
  if (added && removed) return `${countOf(added, "word")} added, ${formatNumber(removed)} removed`;
  if (added) return `${countOf(added, "word")} added`;
  if (removed) return `${countOf(removed, "word")} removed`;
  return "Order or spaces of the text";
}
