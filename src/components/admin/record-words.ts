import type { RecordSort } from "@/lib/record";
import { t } from "@/lib/words";

type Words = {
  loading: string;
  missing: string;
  /** Another version was stored meanwhile. */
  changed: (time: string) => string;
  /** It was deleted meanwhile. */
  deleted: string;
};
/** Of records that are edited in a dialog over their list. */
type DialogWords = { create: string; save: string; back: string };

const aPage: Omit<Words, "loading"> = {
  missing: t("This page does not exist any more."),
  changed: (time) =>
    t(
      "Since you opened this page, another version of it was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.",
      { time },
    ),
  deleted: t(
    "This page was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.",
  ),
};

/** What an editor says of the record that it edits, by what that is called in drafts. */
export const recordWords = {
  post: {
    loading: t("Loading post"),
    missing: t("This post does not exist any more."),
    changed: (time) =>
      t(
        "Since you opened this post, another version of it was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.",
        { time },
      ),
    deleted: t(
      "This post was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.",
    ),
  },
  page: {
    create: t("New Page"),
    save: t("Save Page"),
    back: t("Back to Pages"),
    loading: t("Loading page"),
    ...aPage,
  },
  project: {
    create: t("New Project"),
    save: t("Save Project"),
    back: t("Back to Projects"),
    loading: t("Loading project"),
    missing: t("This project does not exist any more."),
    changed: (time) =>
      t(
        "Since you opened this project, another version of it was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.",
        { time },
      ),
    deleted: t(
      "This project was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.",
    ),
  },
  kind: {
    create: t("New Kind"),
    save: t("Save Kind"),
    back: t("Back to Kinds"),
    loading: t("Loading kind"),
    missing: t("This kind does not exist any more."),
    changed: (time) =>
      t(
        "Since you opened this kind, another version of it was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.",
        { time },
      ),
    deleted: t(
      "This kind was deleted since you opened it. Nothing you typed is lost: you can save it as a new one.",
    ),
  },
  // There is always one set of them, on a page of its own.
  settings: {
    loading: t("Loading settings"),
    ...aPage,
  },
} satisfies Record<string, Words & Partial<DialogWords>>;

export type RecordNoun = keyof typeof recordWords;
/** What is edited in a dialog. */
export type DialogNoun = "page" | "project" | "kind";

/** What the orders of lists are called. */
export const sortNames: Record<RecordSort, string> = {
  newest: t("Newest"),
  oldest: t("Oldest"),
  edited: t("Last edited"),
  title: t("Title"),
};
