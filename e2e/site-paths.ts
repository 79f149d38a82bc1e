/** Paths of the site, for tests that visit all pages. */
import { mainNavigation, payLink } from "@/content/navigation";
import { everyAdminPage } from "@/layouts/admin/every-admin-page";
import { article, articlePath, project, projectPath, tagPath } from "./article.ts";

/**
 * The pages without parameters, each with one of its headings, unless that is its name in the
 * menus.
 */
const singlePages: Record<string, string> = {
  ...Object.fromEntries([...mainNavigation, payLink].map(({ to, label }) => [to, label])),
  "/": "Latest Articles",
  "/projects": "All Projects",
  "/services": "How I Work",
  "/blog": "All Articles",
  "/music": "Playlist",
  "/contact": "Quick Response",
  "/pay": "Ways to pay",
  "/privacy": "What your browser keeps",
  "/blogroll": "Blogroll",
};
export const singlePaths = Object.keys(singlePages);

/** Every public page by one of its paths, with one of its headings. */
export const publicPages = {
  ...singlePages,
  "/now": "Now",
  [projectPath]: project.title,
  [articlePath]: article.title,
  [tagPath]: `#${article.tags[0]}`,
  "/blog/category/General": "General",
  "/blog/archive/2020": "2020",
};
/** The owner's own pages published in the sample. */
export const ownPaths = ["/colophon", "/now", "/uses"];
export const publicPaths = Object.keys(publicPages);

/** Pages that are not prerendered, and hidden from search engines. */
export const hiddenPaths = ["/draft", "/date", "/confirm", "/subscriptions", "/account"];

export const adminPaths = everyAdminPage.map(({ to }) => to);
