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
import type { NavigationItem } from "@/content/navigation";
import type { Waiting } from "@/data/waiting";
import { paths } from "@/paths";

type AdminNavigationItem = NavigationItem & {
  icon: LucideIcon;
  /** What the palette finds it by, besides its label. */
  words: string;
  /** The count beside it, and its name. */
  waits?: { what: keyof Waiting; adjective: string };
};

/** Every page of the sidebar, also of a section that is switched off. */
export const everyAdminPage: readonly AdminNavigationItem[] = [
  { label: "Dashboard", to: paths.admin, words: "admin", exact: true, icon: LayoutDashboard },
  { label: "Analytics", to: paths.adminAnalytics, words: "views visitors", icon: ChartLine },
  { label: "Posts", to: paths.adminPosts, words: "articles edit drafts", icon: FileText },
  { label: "Projects", to: paths.adminProjects, words: "edit", icon: FolderKanban },
  { label: "Pages", to: paths.adminPages, words: "now uses imprint edit", icon: Files },
  { label: "Media", to: paths.adminMedia, words: "pictures upload", icon: Images },
  {
    label: "Messages",
    to: paths.adminMessages,
    words: "inbox contact",
    icon: Mail,
    waits: { what: "messages", adjective: "unread" },
  },
  {
    label: "Consultations",
    to: paths.adminConsultations,
    words: "inbox requests",
    icon: CalendarClock,
    waits: { what: "consultations", adjective: "pending" },
  },
  {
    label: "Consultation kinds",
    to: paths.adminKinds,
    words: "price length booking",
    icon: ListChecks,
  },
  {
    label: "Comments",
    to: paths.adminComments,
    words: "moderate approve",
    icon: MessageSquare,
    waits: { what: "comments", adjective: "pending" },
  },
  { label: "Outbox", to: paths.adminOutbox, words: "emails notifications sent", icon: Send },
  { label: "Bin", to: paths.adminBin, words: "deleted restore trash", icon: Trash2 },
  { label: "Audit log", to: paths.adminAudit, words: "history changes", icon: History },
  { label: "Health", to: paths.adminHealth, words: "status checks", icon: HeartPulse },
  { label: "Settings", to: paths.adminSettings, words: "maintenance", icon: Settings },
];
