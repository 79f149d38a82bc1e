import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a project; the database and the renderer of its text set the rest. */
export type WrittenProject = Omit<
  Tables<"projects">,
  "id" | "long_description_html" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const projectRecord = {
  title: { file: "title", kind: "trimmed", default: "" },
  slug: { file: "slug", kind: "trimmed", default: "" },
  description: { file: "description", kind: "trimmed", default: "" },
  // Files have it after their fields.
  long_description: { kind: "trimmed", default: "" },
  status: { file: "status", kind: "trimmed", default: "completed" },
  featured: { file: "featured", kind: "flag", default: false },
  start_date: { file: "start", kind: "day", default: null },
  end_date: { file: "end", kind: "day", default: null },
  technologies: { file: "technologies", kind: "names", default: [] },
  github_url: { file: "code", kind: "trimmed", default: null },
  live_url: { file: "demo", kind: "trimmed", default: null },
  image_url: { file: "cover", kind: "trimmed", default: null },
} as const satisfies RecordOf<WrittenProject>;
