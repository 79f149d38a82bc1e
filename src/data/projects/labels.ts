import { t } from "@/lib/words";
import type { Labels } from "@/lib/record";
import type { projectRecord } from "./record";

/** The labels of the fields in forms, and where two versions are compared. */
export const projectLabels = {
  title: t("Title"),
  slug: t("Slug"),
  description: t("Description"),
  long_description: t("Long description"),
  status: t("Status"),
  featured: t("Featured"),
  start_date: t("Start date"),
  end_date: t("End date"),
  technologies: t("Technologies"),
  github_url: t("Code link"),
  live_url: t("Live link"),
  image_url: t("Image"),
} as const satisfies Labels<keyof typeof projectRecord>;
