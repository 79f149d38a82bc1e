import type { RecordSort } from "@/lib/record";
import type { TableName } from "@/lib/tables";
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

type ListWords = { label: string; loading: string; none: string; failure: string };

/** The texts of a list of records. */
export const listWords = {
  posts: {
    label: t("Posts"),
    loading: t("Loading posts"),
    none: t("No posts found"),
    failure: t("Error loading posts"),
  },
  pages: {
    label: t("Pages"),
    loading: t("Loading pages"),
    none: t("No pages found"),
    failure: t("Error loading pages"),
  },
  projects: {
    label: t("Projects"),
    loading: t("Loading projects"),
    none: t("No projects found"),
    failure: t("Error loading projects"),
  },
  kinds: {
    label: t("Kinds"),
    loading: t("Loading kinds"),
    none: t("No kinds found"),
    failure: t("Error loading kinds"),
  },
  comments: {
    label: t("Comments"),
    loading: t("Loading comments"),
    none: t("No comments found"),
    failure: t("Error loading comments"),
  },
  pictures: {
    label: t("Pictures"),
    loading: t("Loading pictures"),
    none: t("No pictures found"),
    failure: t("Error loading pictures"),
  },
  items: {
    label: t("Items"),
    loading: t("Loading items"),
    none: t("No items found"),
    failure: t("Error loading items"),
  },
  entries: {
    label: t("Entries"),
    loading: t("Loading entries"),
    none: t("No entries found"),
    failure: t("Error loading entries"),
  },
  emails: {
    label: t("Emails"),
    loading: t("Loading emails"),
    none: t("No emails found"),
    failure: t("Error loading emails"),
  },
  readers: {
    label: t("Readers"),
    loading: t("Loading readers"),
    none: t("No readers found"),
    failure: t("Error loading readers"),
  },
} as const satisfies Record<string, ListWords>;

export type ListNoun = keyof typeof listWords;

/** What the bin and the audit log call a row of each table. */
export const tableNouns: Partial<Record<TableName, string>> = {
  comments: t("Comment"),
  consultation_kinds: t("Kind"),
  consultation_requests: t("Consultation"),
  contact_messages: t("Message"),
  draft_links: t("Link to the draft"),
  media: t("Picture"),
  pages: t("Page"),
  posts: t("Post"),
  projects: t("Project"),
  site_settings: t("Settings"),
};
