import type { Revision } from "@/data/revisions";
import { plural, formatNumber } from "@/lib/format/dates-and-numbers";
import type { Fields } from "@/lib/record";
import { t } from "@/lib/words";

/** What a version changed, e.g. "Title, Tags · 12 words added, 3 removed: “And then it”". */
export function changeOf(
  record: Fields,
  { changed, words_added, words_removed, first_words }: Revision,
): string {
  if (changed.length === 0)
    return plural(words_added, {
      one: "First version, {count} word",
      other: "First version, {count} words",
    });
  // Changes to the text are described by their words.
  const fields = Object.entries(record)
    .filter(([column]) => column !== "source" && changed.includes(column))
    .flatMap(([, { label }]) => label ?? [])
    .join(", ");
  const text = changed.includes("source") || changed.includes("content");
  const words =
    text &&
    describeWordCounts(words_added, words_removed) +
      (first_words && `: ${t("“{title}”", { title: first_words })}`);
  return [fields, words].filter(Boolean).join(" · ");
}

function describeWordCounts(added: number, removed: number): string {
  if (added && removed)
    return plural(added, {
      one: "{count} word added, {removed} removed",
      other: "{count} words added, {removed} removed",
    }).replace("{removed}", formatNumber(removed));
  if (added) return plural(added, { one: "{count} word added", other: "{count} words added" });
  if (removed)
    return plural(removed, { one: "{count} word removed", other: "{count} words removed" });
  return t("Order or spacing of the text");
}
