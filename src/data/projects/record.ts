import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a project; the database and the renderer of its text set the rest. */
export type WrittenProject = Omit<
  Tables<"projects">,
  "id" | "long_description_html" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const projectRecord = {
  title: { label: "Title", file: "title", kind: "trimmed", default: "" },
  slug: { label: "Slug", file: "slug", kind: "trimmed", default: "" },
  description: { label: "Description", file: "description", kind: "trimmed", default: "" },
  // Files have it after their fields.
  long_description: { label: "Long description", kind: "trimmed", default: "" },
  status: { label: "Status", file: "status", kind: "trimmed", default: "completed" },
  featured: { label: "Featured", file: "featured", kind: "flag", default: false },
  start_date: { label: "Start date", file: "start", kind: "day", default: null },
  end_date: { label: "End date", file: "end", kind: "day", default: null },
  technologies: { label: "Technologies", file: "technologies", kind: "names", default: [] },
  github_url: { label: "Code link", file: "code", kind: "trimmed", default: null },
  live_url: { label: "Live link", file: "demo", kind: "trimmed", default: null },
  image_url: { label: "Image", file: "cover", kind: "trimmed", default: null },
} as const satisfies RecordOf<WrittenProject>;
