import {
  CalendarClock,
  ChartLine,
  FileText,
  FolderKanban,
  HeartPulse,
  History,
  Images,
  LayoutDashboard,
  Mail,
  MessageSquare,
  Send,
  Settings,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { NavigationItem } from "@/content/navigation";
import type { Waiting } from "@/data/waiting";
import { paths } from "@/paths";

type AdminNavigationItem = NavigationItem & {
  icon: LucideIcon;
  /** The count beside it, and its name. */
  waits?: { what: keyof Waiting; adjective: string };
};

/** Every page of the sidebar, also of a section that is switched off. */
export const everyAdminPage: readonly AdminNavigationItem[] = [
  { label: "Dashboard", to: paths.admin, exact: true, icon: LayoutDashboard },
  { label: "Analytics", to: paths.adminAnalytics, icon: ChartLine },
  { label: "Posts", to: paths.adminPosts, icon: FileText },
  { label: "Projects", to: paths.adminProjects, icon: FolderKanban },
  { label: "Media", to: paths.adminMedia, icon: Images },
  {
    label: "Messages",
    to: paths.adminMessages,
    icon: Mail,
    waits: { what: "messages", adjective: "unread" },
  },
  {
    label: "Consultations",
    to: paths.adminConsultations,
    icon: CalendarClock,
    waits: { what: "consultations", adjective: "pending" },
  },
  {
    label: "Comments",
    to: paths.adminComments,
    icon: MessageSquare,
    waits: { what: "comments", adjective: "pending" },
  },
  { label: "Outbox", to: paths.adminOutbox, icon: Send },
  { label: "Bin", to: paths.adminBin, icon: Trash2 },
  { label: "Audit log", to: paths.adminAudit, icon: History },
  { label: "Health", to: paths.adminHealth, icon: HeartPulse },
  { label: "Settings", to: paths.adminSettings, icon: Settings },
];
