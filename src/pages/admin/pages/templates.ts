import { pageRecord } from "@/data/pages/record";
import { inputFrom } from "@/lib/forms/input-from";
import { columnsOf } from "@/lib/record";
import { pageModel, type PageInput } from "./page-input";

/** The sample pages, which are the templates for new ones. */
const files = import.meta.glob<string>("/supabase/seed/pages/*.md", {
  query: "?raw",
  import: "default",
});

export const templateNames = Object.keys(files).flatMap(
  (file) => /([a-z]+)\.md$/.exec(file)?.[1] ?? [],
);

/** @throws when its file cannot be loaded */
export async function readTemplate(name: string): Promise<PageInput> {
  const file = (await files[`/supabase/seed/pages/${name}.md`]?.()) ?? "";
  const [, head = "", source = ""] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(file) ?? [];
  const fields = Object.fromEntries(
    Array.from(head.matchAll(/^(\w+): (.*)$/gm), ([, field, value]) => [field, value]),
  );
  const { fresh } = pageModel;
  const input = inputFrom(columnsOf(pageRecord, fields), fresh) ?? fresh;
  return { ...input, published: false, source: source.trim(), hasOwnPath: true };
}
