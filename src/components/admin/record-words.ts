import type { RecordSort } from "@/lib/record";
import { t } from "@/lib/words";

/** An editor's texts about the record it edits, by its name in drafts. */
export const recordWords = {
  post: { loading: t("Loading post") },
  page: {
    create: t("New Page"),
    save: t("Save Page"),
    back: t("Back to Pages"),
    loading: t("Loading page"),
  },
  project: {
    create: t("New Project"),
    save: t("Save Project"),
    back: t("Back to Projects"),
    loading: t("Loading project"),
  },
  kind: {
    create: t("New Kind"),
    save: t("Save Kind"),
    back: t("Back to Kinds"),
    loading: t("Loading kind"),
  },
  settings: { loading: t("Loading settings") },
};

export type RecordNoun = keyof typeof recordWords;
export type DialogNoun = "page" | "project" | "kind";

export const sortNames: Record<RecordSort, string> = {
  newest: t("Newest"),
  oldest: t("Oldest"),
  edited: t("Last edited"),
  title: t("Title"),
};
