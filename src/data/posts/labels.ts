import { t } from "@/lib/words";
import type { Labels } from "@/lib/record";
import type { postRecord } from "./record";

/** The labels of the fields in forms, and where two versions are compared. */
export const postLabels = {
  title: t("Title"),
  slug: t("Slug"),
  excerpt: t("Excerpt"),
  published_at: t("Publication time"),
  revised_at: t("Updated"),
  revision_note: t("What changed"),
  published: t("Published"),
  unlisted: t("Unlisted"),
  featured: t("Featured"),
  category: t("Category"),
  tags: t("Tags"),
  series: t("Series"),
  series_part: t("Part"),
  discussions: t("Discussed at"),
  language: t("Language"),
  translation_key: t("Translations"),
  author_name: t("Author name"),
  read_time: t("Read time in minutes"),
  featured_image: t("Featured image"),
  format: t("Format"),
  source: t("Content"),
} as const satisfies Labels<keyof typeof postRecord>;
