import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { PublicLayout } from "@/layouts/public/PublicLayout";

const AdminLayout = lazy(() =>
  import("@/layouts/admin/AdminLayout").then((module) => ({ default: module.AdminLayout })),
);
const HomePage = lazy(() =>
  import("@/pages/home/HomePage").then((module) => ({ default: module.HomePage })),
);
const BlogPage = lazy(() =>
  import("@/pages/blog/BlogPage").then((module) => ({ default: module.BlogPage })),
);
const PostPage = lazy(() =>
  import("@/pages/post/PostPage").then((module) => ({ default: module.PostPage })),
);
const ProjectsPage = lazy(() =>
  import("@/pages/projects/ProjectsPage").then((module) => ({ default: module.ProjectsPage })),
);
const ResumePage = lazy(() =>
  import("@/pages/resume/ResumePage").then((module) => ({ default: module.ResumePage })),
);
const ContactPage = lazy(() =>
  import("@/pages/contact/ContactPage").then((module) => ({ default: module.ContactPage })),
);
const ServicesPage = lazy(() =>
  import("@/pages/services/ServicesPage").then((module) => ({ default: module.ServicesPage })),
);
const AboutPage = lazy(() =>
  import("@/pages/about/AboutPage").then((module) => ({ default: module.AboutPage })),
);
const SkillsPage = lazy(() =>
  import("@/pages/skills/SkillsPage").then((module) => ({ default: module.SkillsPage })),
);
const PayPage = lazy(() =>
  import("@/pages/pay/PayPage").then((module) => ({ default: module.PayPage })),
);
const MusicPage = lazy(() =>
  import("@/pages/music/MusicPage").then((module) => ({ default: module.MusicPage })),
);
const NotFoundPage = lazy(() =>
  import("@/pages/NotFoundPage").then((module) => ({ default: module.NotFoundPage })),
);
const AdminDashboardPage = lazy(() =>
  import("@/pages/admin/dashboard/AdminDashboardPage").then((module) => ({
    default: module.AdminDashboardPage,
  })),
);
const AdminAnalyticsPage = lazy(() =>
  import("@/pages/admin/analytics/AdminAnalyticsPage").then((module) => ({
    default: module.AdminAnalyticsPage,
  })),
);
const AdminPostsPage = lazy(() =>
  import("@/pages/admin/posts/AdminPostsPage").then((module) => ({
    default: module.AdminPostsPage,
  })),
);
const AdminSettingsPage = lazy(() =>
  import("@/pages/admin/settings/AdminSettingsPage").then((module) => ({
    default: module.AdminSettingsPage,
  })),
);
const AdminCommentsPage = lazy(() =>
  import("@/pages/admin/comments/AdminCommentsPage").then((module) => ({
    default: module.AdminCommentsPage,
  })),
);
const AdminProjectsPage = lazy(() =>
  import("@/pages/admin/projects/AdminProjectsPage").then((module) => ({
    default: module.AdminProjectsPage,
  })),
);
const AdminMessagesPage = lazy(() =>
  import("@/pages/admin/messages/AdminMessagesPage").then((module) => ({
    default: module.AdminMessagesPage,
  })),
);
const AdminConsultationsPage = lazy(() =>
  import("@/pages/admin/consultations/AdminConsultationsPage").then((module) => ({
    default: module.AdminConsultationsPage,
  })),
);
const AdminComingPage = lazy(() =>
  import("@/pages/admin/AdminComingPage").then((module) => ({ default: module.AdminComingPage })),
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
