import type { PageInput } from "./page-input";

type Template = Pick<PageInput, "title" | "path" | "description" | "place" | "position" | "source">;

/** The sample pages, which are what new ones may begin with. */
const files = import.meta.glob<string>("/supabase/seed/pages/*.md", {
  query: "?raw",
  import: "default",
});

/** The names of the templates, in their order. */
export const templateNames = Object.keys(files).flatMap(
  (file) => /([a-z]+)\.md$/.exec(file)?.[1] ?? [],
);

/** @throws when its file cannot be loaded */
export async function readTemplate(name: string): Promise<Template> {
  const file = (await files[`/supabase/seed/pages/${name}.md`]?.()) ?? "";
  const [, head = "", text = ""] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(file) ?? [];
  const field = (field: string) => new RegExp(`^${field}: (.*)$`, "m").exec(head)?.[1] ?? "";
  return {
    title: field("title"),
    path: field("path"),
    description: field("description"),
    place: field("place") || "nowhere",
    position: field("order") || "1",
    source: text.trim(),
  };
}
