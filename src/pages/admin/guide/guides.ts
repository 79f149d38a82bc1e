import { paths } from "@/paths";

/** The documents of the repository that can be read in the admin area, by their names in `docs/`. */
const guides: Partial<Record<string, () => Promise<{ default: string }>>> = {
  backup: () => import("/docs/backup.md?raw"),
  deploy: () => import("/docs/deploy.md?raw"),
  offline: () => import("/docs/offline.md?raw"),
};

/** A guide's title, and its Markdown with links that lead on here; null where there is none. */
export async function readGuide(name: string): Promise<{ title: string; text: string } | null> {
  const file = await (Object.hasOwn(guides, name) ? guides[name] : undefined)?.();
  if (!file) return null;
  const [, title = "", text = ""] = /^# ([^\n]+)\n(.*)$/s.exec(file.default) ?? [];
  return { title, text: text.replace(/\[([^\]]+)\]\(([\w./]+)\.md(#[\w-]+)?\)/g, linkHere) };
}

/** A link between documents; to one that is not here only its words are left. */
function linkHere(_link: string, words: string, file: string, fragment = ""): string {
  return Object.hasOwn(guides, file) ? `[${words}](${paths.adminGuide(file)}${fragment})` : words;
}
