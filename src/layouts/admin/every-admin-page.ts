import {
  CalendarClock,
  ChartLine,
  FileText,
  Files,
  FolderKanban,
  HeartPulse,
  History,
  Images,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageSquare,
  Send,
  Settings,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { NavigationItem } from "@/lib/navigation-item";
import type { PendingCounts } from "@/data/pending-counts";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type AdminNavigationItem = NavigationItem & {
  icon: LucideIcon;
  /** Search terms for the palette, besides its label. */
  keywords: string;
  /** The count shown beside the link, and what it counts. */
  pending?: { key: keyof PendingCounts; adjective: string };
};

/**
 * Every page of the sidebar, including those of sections that are turned off. Browser tests load this file, so it imports
 * nothing that depends on the build.
 */
export const everyAdminPage: readonly AdminNavigationItem[] = [
  {
    label: t("Dashboard"),
    to: paths.admin,
    keywords: t("admin"),
    exact: true,
    icon: LayoutDashboard,
  },
  {
    label: t("Analytics"),
    to: paths.adminAnalytics,
    keywords: t("views visitors"),
    icon: ChartLine,
  },
  { label: t("Posts"), to: paths.adminPosts, keywords: t("articles edit drafts"), icon: FileText },
  { label: t("Projects"), to: paths.adminProjects, keywords: t("edit"), icon: FolderKanban },
  { label: t("Pages"), to: paths.adminPages, keywords: t("now uses imprint edit"), icon: Files },
  { label: t("Media"), to: paths.adminMedia, keywords: t("pictures upload"), icon: Images },
  {
    label: t("Messages"),
    to: paths.adminMessages,
    keywords: t("inbox contact"),
    icon: Mail,
    pending: { key: "messages", adjective: t("unread") },
  },
  {
    label: t("Consultations"),
    to: paths.adminConsultations,
    keywords: t("inbox requests"),
    icon: CalendarClock,
    pending: { key: "consultations", adjective: t("pending") },
  },
  {
    label: t("Consultation kinds"),
    to: paths.adminConsultationTypes,
    keywords: t("price length booking"),
    icon: ListChecks,
  },
  {
    label: t("Comments"),
    to: paths.adminComments,
    keywords: t("moderate approve"),
    icon: MessageSquare,
    pending: { key: "comments", adjective: t("pending") },
  },
  {
    label: t("Outbox"),
    to: paths.adminOutbox,
    keywords: t("emails notifications sent"),
    icon: Send,
  },
  { label: t("Bin"), to: paths.adminBin, keywords: t("deleted restore trash"), icon: Trash2 },
  { label: t("Audit log"), to: paths.adminAudit, keywords: t("history changes"), icon: History },
  { label: t("Health"), to: paths.adminHealth, keywords: t("status checks"), icon: HeartPulse },
  { label: t("Settings"), to: paths.adminSettings, keywords: t("maintenance"), icon: Settings },
];
