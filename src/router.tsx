import { lazy, type ComponentType } from "react";
import { Route, Routes } from "react-router-dom";
import { PublicLayout } from "@/layouts/public/PublicLayout";

/** A page that is fetched when its address is first opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const AdminLayout = page(() => import("@/layouts/admin/AdminLayout"), "AdminLayout");
const HomePage = page(() => import("@/pages/home/HomePage"), "HomePage");
const BlogPage = page(() => import("@/pages/blog/BlogPage"), "BlogPage");
const PostPage = page(() => import("@/pages/post/PostPage"), "PostPage");
const ProjectsPage = page(() => import("@/pages/projects/ProjectsPage"), "ProjectsPage");
const ResumePage = page(() => import("@/pages/resume/ResumePage"), "ResumePage");
const ContactPage = page(() => import("@/pages/contact/ContactPage"), "ContactPage");
const ServicesPage = page(() => import("@/pages/services/ServicesPage"), "ServicesPage");
const AboutPage = page(() => import("@/pages/about/AboutPage"), "AboutPage");
const SkillsPage = page(() => import("@/pages/skills/SkillsPage"), "SkillsPage");
const PayPage = page(() => import("@/pages/pay/PayPage"), "PayPage");
const MusicPage = page(() => import("@/pages/music/MusicPage"), "MusicPage");
const NotFoundPage = page(() => import("@/pages/NotFoundPage"), "NotFoundPage");
const AdminDashboardPage = page(
  () => import("@/pages/admin/dashboard/AdminDashboardPage"),
  "AdminDashboardPage",
);
const AdminAnalyticsPage = page(
  () => import("@/pages/admin/analytics/AdminAnalyticsPage"),
  "AdminAnalyticsPage",
);
const AdminPostsPage = page(() => import("@/pages/admin/posts/AdminPostsPage"), "AdminPostsPage");
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
const AdminMessagesPage = page(
  () => import("@/pages/admin/messages/AdminMessagesPage"),
  "AdminMessagesPage",
);
const AdminConsultationsPage = page(
  () => import("@/pages/admin/consultations/AdminConsultationsPage"),
  "AdminConsultationsPage",
);

/** The one list of routes. Every page is a chunk of its own. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/admin" element={<AdminLayout />}>
        <Route index element={<AdminDashboardPage />} />
        <Route path="analytics" element={<AdminAnalyticsPage />} />
        <Route path="posts" element={<AdminPostsPage />} />
        <Route path="projects" element={<AdminProjectsPage />} />
        <Route path="messages" element={<AdminMessagesPage />} />
        <Route path="consultations" element={<AdminConsultationsPage />} />
        <Route path="comments" element={<AdminCommentsPage />} />
        <Route path="settings" element={<AdminSettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<HomePage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/skills" element={<SkillsPage />} />
        <Route path="/projects" element={<ProjectsPage />} />
        <Route path="/music" element={<MusicPage />} />
        <Route path="/blog" element={<BlogPage />} />
        <Route path="/blog/:idOrSlug" element={<PostPage />} />
        <Route path="/resume" element={<ResumePage />} />
        <Route path="/services" element={<ServicesPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/pay" element={<PayPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
