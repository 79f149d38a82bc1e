import { matchPath } from "react-router-dom";
import { page } from "@/components/lazy-page";

const AdminDashboardPage = page(
  () => import("@/pages/admin/dashboard/AdminDashboardPage"),
  "AdminDashboardPage",
);
const AdminAnalyticsPage = page(
  () => import("@/pages/admin/analytics/AdminAnalyticsPage"),
  "AdminAnalyticsPage",
);
const AdminPostsPage = page(() => import("@/pages/admin/posts/AdminPostsPage"), "AdminPostsPage");
const PostEditorPage = page(
  () => import("@/pages/admin/posts/editor/PostEditorPage"),
  "PostEditorPage",
);
const AdminSettingsPage = page(
  () => import("@/pages/admin/settings/AdminSettingsPage"),
  "AdminSettingsPage",
);
const AdminCommentsPage = page(
  () => import("@/pages/admin/comments/AdminCommentsPage"),
  "AdminCommentsPage",
);
const AdminProjectsPage = page(
  () => import("@/pages/admin/projects/AdminProjectsPage"),
  "AdminProjectsPage",
);
const AdminPagesPage = page(() => import("@/pages/admin/pages/AdminPagesPage"), "AdminPagesPage");
const AdminMediaPage = page(() => import("@/pages/admin/media/AdminMediaPage"), "AdminMediaPage");
const AdminMessagesPage = page(
  () => import("@/pages/admin/messages/AdminMessagesPage"),
  "AdminMessagesPage",
);
const AdminConsultationsPage = page(
  () => import("@/pages/admin/consultations/AdminConsultationsPage"),
  "AdminConsultationsPage",
);
const AdminKindsPage = page(() => import("@/pages/admin/kinds/AdminKindsPage"), "AdminKindsPage");
const AuditLogPage = page(() => import("@/pages/admin/audit/AuditLogPage"), "AuditLogPage");
const GuidePage = page(() => import("@/pages/admin/guide/GuidePage"), "GuidePage");
const HealthPage = page(() => import("@/pages/admin/health/HealthPage"), "HealthPage");
const AdminOutboxPage = page(
  () => import("@/pages/admin/outbox/AdminOutboxPage"),
  "AdminOutboxPage",
);
const AdminBinPage = page(() => import("@/pages/admin/bin/AdminBinPage"), "AdminBinPage");

/**
 * The admin pages by their path below `/admin`. Visitors load neither the list nor the names of the files that these
 * pages need.
 */
export const ownersPages: Record<string, ReturnType<typeof page>> = {
  "": AdminDashboardPage,
  analytics: AdminAnalyticsPage,
  posts: AdminPostsPage,
  "posts/new": PostEditorPage,
  "posts/:id": PostEditorPage,
  projects: AdminProjectsPage,
  pages: AdminPagesPage,
  media: AdminMediaPage,
  messages: AdminMessagesPage,
  consultations: AdminConsultationsPage,
  kinds: AdminKindsPage,
  comments: AdminCommentsPage,
  outbox: AdminOutboxPage,
  bin: AdminBinPage,
  audit: AuditLogPage,
  health: HealthPage,
  "guide/:name": GuidePage,
  settings: AdminSettingsPage,
};

/** The paths of the admin pages that have one. */
export const ownersPaths = Object.keys(ownersPages)
  .filter((path) => !path.includes(":"))
  .map((path) => (path ? `/admin/${path}` : "/admin"));

/** The admin page at a path; undefined where there is none. */
export function ownersPageAt(pathname: string): ReturnType<typeof page> | undefined {
  return Object.entries(ownersPages).find(([path]) => matchPath(`/admin/${path}`, pathname))?.[1];
}
