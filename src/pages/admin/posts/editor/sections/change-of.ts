import type { Revision } from "@/data/posts/revisions";
import { countOf, formatNumber } from "@/lib/format/dates-and-numbers";

/** The columns that are named; of the others the words tell. */
const NAMES: Record<string, string> = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  language: "Language",
  format: "Format",
  category: "Category",
  tags: "Tags",
  featured_image: "Featured image",
  author_name: "Author name",
};

/** What a version changed, e.g. «Title, Tags · 12 words added, 3 removed: “And then it”». */
export function changeOf({ changed, wordsAdded, wordsRemoved, firstWords }: Revision): string {
  if (changed.length === 0) return `First version, ${countOf(wordsAdded, "word")}`;
  const names = Object.keys(NAMES).filter((column) => changed.includes(column));
  const fields = names.map((column) => NAMES[column]).join(", ");
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
