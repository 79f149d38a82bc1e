/** Paths of the site, for tests that visit all pages. */
import { articlePath, projectPath, tagPath } from "./article.ts";

/** Every public page by one of its paths. */
export const publicPaths = [
  "/",
  "/about",
  "/projects",
  projectPath,
  "/skills",
  "/services",
  "/blog",
  articlePath,
  tagPath,
  "/blog/category/General",
  "/blog/archive/2020",
  "/resume",
  "/music",
  "/contact",
  "/pay",
  "/privacy",
];

/** Every admin page. */
export const adminPaths = [
  "/admin",
  "/admin/analytics",
  "/admin/posts",
  "/admin/projects",
  "/admin/media",
  "/admin/messages",
  "/admin/consultations",
  "/admin/comments",
  "/admin/bin",
  "/admin/audit",
  "/admin/health",
  "/admin/settings",
];

/** Their names in the admin menu. */
export const adminPages = [
  "Dashboard",
  "Analytics",
  "Posts",
  "Projects",
  "Media",
  "Messages",
  "Consultations",
  "Comments",
  "Bin",
  "Settings",
];
