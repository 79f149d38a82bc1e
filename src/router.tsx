import { matchPath, Route, Routes, useLocation, type Location } from "react-router-dom";
import { page } from "@/components/lazy-page";
import { PublicLayout } from "@/layouts/public/PublicLayout";
import { inSite } from "@/lib/base-path";
import { CustomPageContent } from "@/pages/custom/custom-page-content";
import { CATEGORY_PATH, paths, POST_PATH, PROJECT_PATH, TAG_PATH, YEAR_PATH } from "./paths";
import { hasPage } from "./sections";

const loadAdminArea = () => import("./AdminArea");
const AdminArea = page(loadAdminArea, "AdminArea");
const CustomPage = page(() => import("@/pages/custom/CustomPage"), "CustomPage");
const OfflinePage = page(() => import("@/pages/OfflinePage"), "OfflinePage");
const NotFoundPage = page(() => import("@/pages/NotFoundPage"), "NotFoundPage");

type Pages = Record<string, ReturnType<typeof page>>;

/** The public pages, including those that are turned off. */
const everyPage: Pages = {
  [paths.home]: page(() => import("@/pages/home/HomePage"), "HomePage"),
  [paths.about]: page(() => import("@/pages/about/AboutPage"), "AboutPage"),
  [paths.skills]: page(() => import("@/pages/skills/SkillsPage"), "SkillsPage"),
  [paths.projects]: page(() => import("@/pages/projects/ProjectsPage"), "ProjectsPage"),
  [PROJECT_PATH]: page(() => import("@/pages/project/ProjectPage"), "ProjectPage"),
  [paths.music]: page(() => import("@/pages/music/MusicPage"), "MusicPage"),
  [paths.blog]: page(() => import("@/pages/blog/BlogPage"), "BlogPage"),
  [TAG_PATH]: page(() => import("@/pages/blog/TagPage"), "TagPage"),
  [CATEGORY_PATH]: page(() => import("@/pages/blog/CategoryPage"), "CategoryPage"),
  [YEAR_PATH]: page(() => import("@/pages/blog/YearPage"), "YearPage"),
  [POST_PATH]: page(() => import("@/pages/post/PostPage"), "PostPage"),
  [paths.resume]: page(() => import("@/pages/resume/ResumePage"), "ResumePage"),
  [paths.services]: page(() => import("@/pages/services/ServicesPage"), "ServicesPage"),
  [paths.contact]: page(() => import("@/pages/contact/ContactPage"), "ContactPage"),
  [paths.pay]: page(() => import("@/pages/pay/PayPage"), "PayPage"),
  [paths.privacy]: page(() => import("@/pages/privacy/PrivacyPage"), "PrivacyPage"),
  [paths.blogroll]: page(() => import("@/pages/blogroll/BlogrollPage"), "BlogrollPage"),
};

export const publicRoutes = routesOf(everyPage).filter(({ path }) => hasPage(path));

/** Public routes with personal data: they are not prerendered. */
const personalRoutes = routesOf({
  [paths.account]: page(() => import("@/pages/account/AccountPage"), "AccountPage"),
});

/** Public routes that anyone with a link may open: they are not prerendered either. */
const linkedRoutes = routesOf({
  "/draft": page(() => import("@/pages/draft/DraftPage"), "DraftPage"),
  "/date": page(() => import("@/pages/services/AppointmentPage"), "AppointmentPage"),
  "/confirm": page(() => import("@/pages/confirm/ConfirmPage"), "ConfirmPage"),
  "/subscriptions": page(
    () => import("@/pages/subscriptions/SubscriptionsPage"),
    "SubscriptionsPage",
  ),
});

/** Where the owner's own pages may be: any path that no other route takes. */
export const CUSTOM_PAGE_PATHS = ["/:page", "/:folder/:page"] as const;
const ownRoutes: typeof publicRoutes = CUSTOM_PAGE_PATHS.map((path) => ({
  path,
  Page: CustomPage,
}));

function routesOf(pages: Pages) {
  return Object.entries(pages).map(([path, Page]) => ({ path, Page }));
}

/** Whether a path belongs to the admin area. */
export function isAdminPath(pathname: string): boolean {
  return pathname.split("/")[1] === "admin";
}

export function publicRouteAt(pathname: string): (typeof publicRoutes)[number] | undefined {
  if (isAdminPath(pathname)) return undefined;
  const known = [...publicRoutes, ...personalRoutes, ...linkedRoutes, ...ownRoutes];
  return known.find(({ path }) => matchPath(path, pathname));
}

/** The modules of a path: those of a public page, or the admin area without its pages. */
export function pagesAt(pathname: string): ReturnType<typeof page>[] {
  if (isAdminPath(pathname)) return [AdminArea];
  const shown = publicRouteAt(pathname)?.Page;
  if (shown === CustomPage) return [CustomPage, CustomPageContent];
  return shown ? [shown] : [];
}

/** Whether the site can have a page at a path, judging by the route; the owner's own pages may be anywhere. */
export function isRoute(pathname: string): boolean {
  return publicRouteAt(pathname)?.Page !== CustomPage && pagesAt(pathname).length > 0;
}

/**
 * Preloads the code of the page at a path.
 *
 * @param mayBeMissing skips code that is only needed if the page exists
 */
export async function preloadPage(pathname: string, mayBeMissing = false): Promise<void> {
  const pages = pagesAt(pathname).filter((each) => each !== CustomPageContent || !mayBeMissing);
  const loadAdminPage = async () => (await loadAdminArea()).adminPageAt(pathname)?.preload();
  await Promise.all([
    ...pages.map(({ preload }) => preload()),
    isAdminPath(pathname) && loadAdminPage(),
  ]);
}

export const personalPaths = personalRoutes.map(({ path }) => path);

/** The paths of the pages that need the fragment of a link. */
export const linkedPaths = linkedRoutes.map(({ path }) => path);

/** Percent-encoded line breaks. */
const LINE_BREAK = /%0a|%0d|%e2%80%a[89]/gi;

/**
 * Removes line breaks from a path: paths with line breaks match no route, not even the catch-all.
 *
 * @returns null when there are none; passing routes a location would hide whether there was a navigation
 */
function matchableOf(location: Location): Location | null {
  const pathname = location.pathname.replace(LINE_BREAK, "%20");
  return pathname === location.pathname ? null : { ...location, pathname };
}

/** The current path if the service worker could neither fetch it nor serve it from a cache. */
const unreadPath =
  !import.meta.env.SSR && "unread" in document.documentElement.dataset
    ? inSite(window.location.pathname)
    : null;

/** The routes; those of the admin area are in a separate file. Every page is a chunk. */
export function AppRoutes() {
  const location = useLocation();
  const matchable = matchableOf(location);
  return (
    <Routes {...(matchable && { location: matchable })}>
      <Route path="/admin/*" element={<AdminArea />} />
      <Route element={<PublicLayout />}>
        {location.pathname === unreadPath ? (
          <Route path={unreadPath} element={<OfflinePage />} />
        ) : (
          [...publicRoutes, ...personalRoutes, ...linkedRoutes, ...ownRoutes].map(
            ({ path, Page }) => (
              <Route key={path} path={path} element={<Page />}>
                {/* Not as an index, which would come before the routes below /admin. */}
                {Page === CustomPage && <Route path="" element={<NotFoundPage />} />}
              </Route>
            ),
          )
        )}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
