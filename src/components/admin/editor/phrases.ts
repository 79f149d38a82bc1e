import { byEnglish, t } from "@/lib/words";

/** The editor's own texts, mostly of the search panel, by their English. Its labels begin with capitals, as elsewhere. */
export const phrases: Record<string, string> = {
  ...byEnglish(
    "Find",
    "Replace",
    "current match",
    "on line",
    "replaced match on line $",
    "replaced $ matches",
    "Go to line",
    "Selection deleted",
  ),
  next: t("Next"),
  previous: t("Previous"),
  all: t("All"),
  "match case": t("Match case"),
  regexp: t("Regex"),
  "by word": t("Whole words"),
  replace: t("Replace"),
  "replace all": t("Replace all"),
  close: t("Close"),
  go: t("Go"),
};
