import type { RecordOf, RecordTexts } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import { t } from "../../lib/words.ts";

/** What the owner writes of a project; the database and the renderer of its text set the rest. */
export type WrittenProject = Omit<
  Tables<"projects">,
  "id" | "long_description_html" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const projectRecord = {
  title: {
    label: t("Title"),
    file: "title",
    kind: "trimmed",
    default: "",
    required: t("The title is required."),
  },
  slug: {
    label: t("Slug"),
    file: "slug",
    kind: "trimmed",
    default: "",
    required: t("The slug is required."),
  },
  description: {
    label: t("Description"),
    file: "description",
    kind: "trimmed",
    default: "",
    required: t("The description is required."),
  },
  // Files contain it after the front matter.
  long_description: { label: t("Long description"), kind: "trimmed", default: "" },
  status: { label: t("Status"), file: "status", kind: "trimmed", default: "completed" },
  featured: { label: t("Featured"), file: "featured", kind: "flag", default: false },
  start_date: { label: t("Start date"), file: "start", kind: "day", default: null },
  end_date: { label: t("End date"), file: "end", kind: "day", default: null },
  technologies: { label: t("Technologies"), file: "technologies", kind: "names", default: [] },
  github_url: { label: t("Code link"), file: "code", kind: "trimmed", default: null },
  live_url: { label: t("Live link"), file: "demo", kind: "trimmed", default: null },
  image_url: { label: t("Image"), file: "cover", kind: "trimmed", default: null },
} as const satisfies RecordOf<WrittenProject>;

export const projectTexts: RecordTexts = {
  create: t("New Project"),
  save: t("Save Project"),
  back: t("Back to Projects"),
  loading: t("Loading project"),
  list: {
    label: t("Projects"),
    loading: t("Loading projects"),
    none: t("No projects found"),
    failure: t("Error loading projects"),
  },
};
