import { t } from "@/lib/words";

type Words = { label: string; loading: string; none: string; failure: string };

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
} as const satisfies Record<string, Words>;

export type Things = keyof typeof listWords;
