import type { Revision } from "@/data/revisions";
import { countOf, formatNumber } from "@/lib/format/dates-and-numbers";
import type { Fields } from "@/lib/record";

/**
 * What a version changed, e.g. «Title, Tags · 12 words added, 3 removed: “And then it”». */
export function changeOf(
  record: Fields,
  { changed, wordsAdded, wordsRemoved, firstWords }: Revision,
): string {
  if (changed.length === 0) return `First version, ${countOf(wordsAdded, "word")}`;
  // What became of the text its words tell.
  const fields = Object.entries(record)
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
