/** Addresses of the site, for the tests that walk through all of it. */
import { articlePath } from "./article.ts";

/** Every public page at one of its addresses. */
export const publicPaths = [
  "/",
  "/about",
  "/projects",
  "/skills",
  "/services",
  "/blog",
  articlePath,
  "/resume",
  "/music",
  "/contact",
  "/pay",
];

/** Every page of the owner's. */
export const adminPaths = [
  "/admin",
  "/admin/analytics",
  "/admin/posts",
  "/admin/projects",
  "/admin/messages",
  "/admin/consultations",
  "/admin/comments",
  "/admin/settings",
];

/** What the owner's menu calls them. */
export const adminPages = [
  "Dashboard",
  "Analytics",
  "Posts",
  "Projects",
  "Messages",
  "Consultations",
  "Comments",
  "Settings",
];
