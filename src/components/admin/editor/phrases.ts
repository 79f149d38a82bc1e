import { byEnglish } from "@/lib/words";

/** The editor's own texts, mostly of the search panel, by their English. */
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
