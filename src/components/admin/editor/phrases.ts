import { t } from "@/lib/words";

/** What the editor says itself, above all when one searches in it, by what it is in English. */
export const phrases: Record<string, string> = {
  Find: t("Find"),
  Replace: t("Replace"),
  next: t("next"),
  previous: t("previous"),
  all: t("all"),
  "match case": t("match case"),
  regexp: t("regexp"),
  "by word": t("by word"),
  replace: t("replace"),
  "replace all": t("replace all"),
  close: t("close"),
  "current match": t("current match"),
  "on line": t("on line"),
  "replaced match on line $": t("replaced match on line $"),
  "replaced $ matches": t("replaced $ matches"),
  "Go to line": t("Go to line"),
  go: t("go"),
  "Selection deleted": t("Selection deleted"),
};
