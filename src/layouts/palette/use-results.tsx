import { useQuery } from "@tanstack/react-query";
import { useIsOwner } from "@/auth/use-is-owner";
import { useSettled } from "@/components/use-settled";
import { hiddenPostsQuery } from "@/data/posts/hidden-posts";
import { articleSearchQuery, type FoundArticle } from "@/data/posts/search";
import { menuPagesQuery } from "@/data/pages/public";
import { pageSearchQuery } from "@/data/pages/search";
import { projectsQuery } from "@/data/projects/public";
import { onHost } from "@/lib/base-path";
import { readPagesQuery } from "@/lib/offline/read-pages";
import { inLanguage } from "@/lib/text/language";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import {
  articlePath,
  hiddenPostEntries,
  matching,
  customPageEntries,
  pageEntries,
  projectEntries,
  type Entry,
  type Group,
} from "./entries";
import { useActions } from "./use-actions";
import { plural, t } from "@/lib/words";

/** Debounce delay in milliseconds. */
const DEBOUNCE = 150;
const MAX_PROJECTS = 5;

/** The entries for a query: pages and actions at first, search results as they arrive. */
export function useResults(text: string): { groups: Group[]; note: string } {
  const searchText = useSettled(text.trim(), DEBOUNCE);
  const isOwner = useIsOwner();
  const hasQuery = text.trim() !== "";
  const actions = useActions(hasQuery);
  // Only the owner's browser loads them.
  const { data: ownersPages = [] } = useQuery({
    queryKey: ["owner-entries"],
    queryFn: async () => (await import("../admin/palette-entries")).ownerEntries(),
    enabled: isOwner,
    staleTime: Infinity,
  });
  const articles = useQuery({
    ...articleSearchQuery(searchText),
    enabled: searchText !== "",
  });
  const projects = useQuery({
    ...projectsQuery(),
    enabled: searchText !== "" && hasPage(paths.projects),
  });
  const { data: linkedPages = [] } = useQuery(menuPagesQuery());
  const { data: foundPages } = useQuery({
    ...pageSearchQuery(searchText),
    enabled: searchText !== "",
  });
  const drafts = useQuery({
    ...hiddenPostsQuery(searchText),
    enabled: isOwner && searchText !== "",
  });
  const isOff = searchText !== "" && articles.isError;
  const { data: read = [] } = useQuery({ ...readPagesQuery(), enabled: isOff });

  // Enter must not open a result of an earlier query.
  const isSettled = hasQuery && searchText === text.trim();
  const found = isSettled ? (articles.data?.articles ?? []) : [];
  const readEntries = read.map(({ path, title }) => ({
    id: `read-${path}`,
    label: title,
    // A full page load, so that the service worker serves the cached page.
    run: () => window.location.assign(onHost(path)),
  }));
  // Pages in menus are known at once, even while the backend is unavailable.
  const menuEntries = matching(customPageEntries(linkedPages), text);
  const inMenus = new Set(menuEntries.map(({ id }) => id));
  const foundEntries = isSettled ? customPageEntries(foundPages ?? []) : [];
  const ownPages = [...menuEntries, ...foundEntries.filter(({ id }) => !inMenus.has(id))];
  const groups: Group[] = [
    { name: t("Pages"), entries: [...matching(pageEntries(), text), ...ownPages] },
    { name: t("Owner"), entries: isOwner ? matching(ownersPages, text) : [] },
    { name: t("Drafts"), entries: isSettled ? hiddenPostEntries(drafts.data ?? []) : [] },
    { name: t("Articles"), entries: found.map(articleEntry) },
    { name: t("Read before"), entries: hasQuery && isOff ? matching(readEntries, text) : [] },
    {
      name: t("Projects"),
      entries: hasQuery
        ? matching(projectEntries(projects.data ?? []), text).slice(0, MAX_PROJECTS)
        : [],
    },
    { name: t("Actions"), entries: matching(actions, text) },
  ].filter(({ entries }) => entries.length > 0);

  return { groups, note: noteOf() };

  function noteOf(): string {
    if (!hasQuery) return "";
    if (searchText !== text.trim() || articles.isFetching || drafts.isLoading)
      return t("Searching…");
    if (isOff) return t("Articles cannot be searched right now, but the ones you have read can.");
    const count = groups.flatMap(({ entries }) => entries).length;
    const corrected = articles.data?.corrected;
    const results =
      count === 0
        ? t("Nothing found. Try other words.")
        : plural(count, { one: "{count} result", other: "{count} results" });
    return corrected
      ? t("Showing results for “{corrected}”: {results}", { corrected, results })
      : results;
  }
}

function articleEntry(article: FoundArticle): Entry {
  const { id, title, language, section, fragment } = article;
  return {
    id: `article-${id}`,
    label: <span {...inLanguage(language)}>{title}</span>,
    hint: (
      <span {...inLanguage(language)}>
        {section && <span className="text-ink">{section.heading}: </span>}
        {fragment.map(({ index, text, isMarked }) =>
          isMarked ? (
            <mark key={index} className="bg-accent/15 text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    ),
    path: articlePath(article),
  };
}
