/**
 * What the first visit of a page may weigh: the only place where these numbers stand. All are bytes
 * as brotli sends them; fonts are as they are.
 */
const KB = 1024;

export const limits = {
  /** Scripts, until the page is idle. */
  scripts: 130 * KB,
  requests: 12,
  styles: 14 * KB,
  fonts: 45 * KB,
  /** A rendered page with its styles and the data that it was rendered from. */
  html: 64 * KB,
};

/**
 * Each public page by its route, and the modules that it loads by itself: its own, and
 * those that it imports late. Others wait until somebody asks for them.
 */
export const publicPages: Record<string, string[]> = {
  "/": ["/HomePage.tsx"],
  "/about": ["/AboutPage.tsx"],
  "/projects": ["/ProjectsPage.tsx"],
  "/skills": ["/SkillsPage.tsx"],
  "/services": ["/ServicesPage.tsx", "/ConsultationDialog.tsx"],
  "/blog": ["/BlogPage.tsx"],
  "/blog/:slug": ["/PostPage.tsx"],
  "/resume": ["/ResumePage.tsx"],
  "/music": ["/MusicPage.tsx"],
  "/contact": ["/ContactPage.tsx"],
  "/pay": ["/PayPage.tsx"],
  "/no-such-page": ["/NotFoundPage.tsx"],
};
