import { byEnglish } from "@/lib/words";

/** What the editor says itself, above all when one searches in it, by what it is in English. */
export const phrases = byEnglish(
  "Find",
  "Replace",
  "next",
  "previous",
  "all",
  "match case",
  "regexp",
  "by word",
  "replace",
  "replace all",
  "close",
  "current match",
  "on line",
  "replaced match on line $",
  "replaced $ matches",
  "Go to line",
  "go",
  "Selection deleted",
);
