import { lazy, Suspense, useState, type ComponentType } from "react";
import { matchPath, Route, Routes, useLocation, type Location } from "react-router-dom";
import { PageLoading } from "@/layouts/PageLoading";
import { PublicLayout } from "@/layouts/public/PublicLayout";
import { paths } from "./paths";

/**
 * A page that is fetched when its address is first opened. Fetched ahead by `preload`, it is there
 * at once: prerendered HTML is hydrated in one go.
 */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const loaded: ComponentType = (await load())[name];
    Loaded = loaded;
    return { default: loaded };
  };
  const Lazy = lazy(preload);
  function Page() {
    // As it began it stays: a component of another kind would lose its state.
    const [isThere] = useState(() => Loaded !== undefined);
    if (Loaded && isThere) return <Loaded />;
    return (
      <Suspense fallback={<PageLoading />}>
        <Lazy />
      </Suspense>
    );
  }
  return Object.assign(Page, { preload, module: `/${name}.tsx` });
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
const OfflinePage = page(() => import("@/pages/OfflinePage"), "OfflinePage");
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

/** The owner's pages by what follows `/admin` in their address. */
const ownersPages: Record<string, ReturnType<typeof page>> = {
  "": AdminDashboardPage,
  analytics: AdminAnalyticsPage,
  posts: AdminPostsPage,
  projects: AdminProjectsPage,
  messages: AdminMessagesPage,
  consultations: AdminConsultationsPage,
  comments: AdminCommentsPage,
  settings: AdminSettingsPage,
};

/** The addresses of all posts. */
export const POST_PATH = `${paths.blog}/:idOrSlug`;

/** The public pages. All but the one of posts have one address. */
export const publicRoutes: { path: string; Page: ReturnType<typeof page> }[] = [
  { path: paths.home, Page: HomePage },
  { path: paths.about, Page: AboutPage },
  { path: paths.skills, Page: SkillsPage },
  { path: paths.projects, Page: ProjectsPage },
  { path: paths.music, Page: MusicPage },
  { path: paths.blog, Page: BlogPage },
  { path: POST_PATH, Page: PostPage },
  { path: paths.resume, Page: ResumePage },
  { path: paths.services, Page: ServicesPage },
  { path: paths.contact, Page: ContactPage },
  { path: paths.pay, Page: PayPage },
];

/** What is shown at an address: a public page, or one of the owner's and the frame around it. */
function pagesAt(pathname: string): ReturnType<typeof page>[] {
  const [, admin, name = ""] = pathname.split("/");
  const shown = publicRoutes.find(({ path }) => matchPath(path, pathname))?.Page;
  if (admin !== "admin") return shown ? [shown] : [];
  const owners = ownersPages[name];
  return owners ? [AdminLayout, owners] : [AdminLayout];
}

/** Fetches the code of the page at an address. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(pagesAt(pathname).map(({ preload }) => preload()));
}

/** Ends of the paths of the modules that the page at an address is in. */
export function modulesAt(pathname: string): string[] {
  return pagesAt(pathname).map(({ module }) => module);
}

/** The addresses of the owner's pages. */
export const ownersPaths = Object.keys(ownersPages).map((name) =>
  name ? `/admin/${name}` : "/admin",
);

/** Line breaks, by their percent-encoding. */
const LINE_BREAK = /%0a|%0d|%e2%80%a[89]/gi;

/**
 * A line break matches no route, not even the one for unknown addresses: nothing would be shown.
 *
 * @returns null where the address is as it should be: routes of an address given to them forget
 *   whether somebody has navigated to it
 */
function matchableOf(location: Location): Location | null {
  const pathname = location.pathname.replace(LINE_BREAK, "%20");
  return pathname === location.pathname ? null : { ...location, pathname };
}

/** The address that the service worker found neither kept nor, without a connection, elsewhere. */
const unreadPath =
  !import.meta.env.SSR && "unread" in document.documentElement.dataset
    ? window.location.pathname
    : null;

/** The one list of routes. Every page is a chunk of its own. */
export function AppRoutes() {
  const location = useLocation();
  const matchable = matchableOf(location);
  return (
    <Routes {...(matchable && { location: matchable })}>
      <Route path="/admin" element={<AdminLayout />}>
        {Object.entries(ownersPages).map(([path, OwnersPage]) => (
          <Route key={path} path={path} element={<OwnersPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PublicLayout />}>
        {location.pathname === unreadPath ? (
          <Route path={unreadPath} element={<OfflinePage />} />
        ) : (
          publicRoutes.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
