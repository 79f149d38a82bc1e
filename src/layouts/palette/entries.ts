import { createElement, type ReactNode } from "react";
import type { HiddenPost } from "@/data/posts/hidden-posts";
import type { FoundArticle } from "@/data/posts/search";
import type { ProjectSummary } from "@/data/projects/public";
import type { PageLink } from "@/data/pages/public";
import { blogroll } from "@/content/blogroll";
import { inLanguage } from "@/lib/text/language";
import { plainLetters } from "@/lib/text/plain-letters";
import { paths } from "@/paths";
import { menuPages } from "@/sections";
import { t } from "@/lib/words";

export type Entry = {
  id: string;
  label: ReactNode;
  /** The text it is found by, besides its label if that is a string. */
  keywords?: string;
  /** A line below the label. */
  hint?: ReactNode;
  path?: string;
  run?: () => void;
};
export type Group = { name: string; entries: Entry[] };

export function pageEntries(): Entry[] {
  const others = [
    ...(blogroll.length > 0 ? [{ label: t("Blogroll"), to: paths.blogroll }] : []),
    { label: t("Privacy"), to: paths.privacy },
  ];
  return [...menuPages, ...others].map(({ label, to }) => ({
    id: `page-${to}`,
    label,
    path: to,
  }));
}

export function customPageEntries(pages: readonly PageLink[]): Entry[] {
  return pages.map(({ id, title, path, language }) => ({
    id: `own-page-${id}`,
    label: createElement("span", inLanguage(language), title),
    keywords: title,
    path: paths.customPage(path),
  }));
}

/** Posts that readers cannot find, by title. They link to the editor. */
export function hiddenPostEntries(posts: readonly HiddenPost[]): Entry[] {
  return posts.map(({ id, title, state }) => ({
    id: `draft-${id}`,
    label: title,
    hint: state,
    path: paths.adminPost(id),
  }));
}

export function projectEntries(projects: readonly ProjectSummary[]): Entry[] {
  return projects.map(({ id, title, slug, description, technologies }) => ({
    id: `project-${id}`,
    label: title,
    keywords: [description, ...technologies].join(" "),
    hint: technologies.slice(0, 4).join(" · "),
    path: paths.project(slug),
  }));
}

export function articlePath({ slug, section }: FoundArticle): string {
  return paths.post(slug) + (section ? `#${section.id}` : "");
}

/** The entries that contain every word of the query, ignoring case, accents and the width of letters. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  // An accent alone, before its letter.
  if (words.length === 0 && text.trim() !== "") return [];
  return entries.filter(({ label, keywords = "" }) => {
    const own = plainLetters(`${typeof label === "string" ? label : ""} ${keywords}`);
    return words.every((word) => own.includes(word));
  });
}
