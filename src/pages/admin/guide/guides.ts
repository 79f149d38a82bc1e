import { ID_PREFIX } from "@/lib/html/id-prefix";
import { paths } from "@/paths";

/** The documents of the repository that can be read in the admin area. */
const files = import.meta.glob<string>("/docs/{backup,deploy,offline}.md", {
  query: "?raw",
  import: "default",
});
const fileOf = (name: string) => files[`/docs/${name}.md`];

/** A guide's title, and its Markdown with links that lead on here; null where there is none. */
export async function readGuide(name: string): Promise<{ title: string; text: string } | null> {
  const file = await fileOf(name)?.();
  if (file === undefined) return null;
  const [, title = "", text = ""] = /^# ([^\n]+)\n(.*)$/s.exec(file) ?? [];
  return { title, text: text.replace(/\[([^\]]+)\]\(([\w./]+)\.md(#[\w-]+)?\)/g, linkHere) };
}

/** A link to another document; of one that is not here only the words are left. */
function linkHere(_link: string, words: string, file: string, fragment = ""): string {
  if (!fileOf(file)) return words;
  const place = fragment.replace("#", `#${ID_PREFIX}`);
  return `[${words}](${paths.adminGuide(file)}${place})`;
}
