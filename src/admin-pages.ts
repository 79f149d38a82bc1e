import { matchPath } from "react-router-dom";
import { page } from "@/components/lazy-page";

const PostEditorPage = page(
  () => import("@/pages/admin/posts/editor/PostEditorPage"),
  "PostEditorPage",
);

/**
 * The admin pages by their path below `/admin`. Visitors load neither this list nor the names of the files that
 * these pages need.
 */
export const adminPages: Record<string, ReturnType<typeof page>> = {
  "": page(() => import("@/pages/admin/dashboard/AdminDashboardPage"), "AdminDashboardPage"),
  analytics: page(() => import("@/pages/admin/analytics/AdminAnalyticsPage"), "AdminAnalyticsPage"),
  posts: page(() => import("@/pages/admin/posts/AdminPostsPage"), "AdminPostsPage"),
  "posts/new": PostEditorPage,
  "posts/:id": PostEditorPage,
  projects: page(() => import("@/pages/admin/projects/AdminProjectsPage"), "AdminProjectsPage"),
  pages: page(() => import("@/pages/admin/pages/AdminPagesPage"), "AdminPagesPage"),
  media: page(() => import("@/pages/admin/media/AdminMediaPage"), "AdminMediaPage"),
  messages: page(() => import("@/pages/admin/messages/AdminMessagesPage"), "AdminMessagesPage"),
  consultations: page(
    () => import("@/pages/admin/consultations/AdminConsultationsPage"),
    "AdminConsultationsPage",
  ),
  kinds: page(
    () => import("@/pages/admin/consultation-types/AdminConsultationTypesPage"),
    "AdminConsultationTypesPage",
  ),
  comments: page(() => import("@/pages/admin/comments/AdminCommentsPage"), "AdminCommentsPage"),
  outbox: page(() => import("@/pages/admin/outbox/AdminOutboxPage"), "AdminOutboxPage"),
  bin: page(() => import("@/pages/admin/bin/AdminBinPage"), "AdminBinPage"),
  audit: page(() => import("@/pages/admin/audit/AuditLogPage"), "AuditLogPage"),
  health: page(() => import("@/pages/admin/health/HealthPage"), "HealthPage"),
  "guide/:name": page(() => import("@/pages/admin/guide/GuidePage"), "GuidePage"),
  settings: page(() => import("@/pages/admin/settings/AdminSettingsPage"), "AdminSettingsPage"),
};

/** The paths of the admin pages that have one. */
export const adminPaths = Object.keys(adminPages)
  .filter((path) => !path.includes(":"))
  .map((path) => (path ? `/admin/${path}` : "/admin"));

/** The admin page at a path; undefined where there is none. */
export function adminPageAt(pathname: string): ReturnType<typeof page> | undefined {
  return Object.entries(adminPages).find(([path]) => matchPath(`/admin/${path}`, pathname))?.[1];
}
