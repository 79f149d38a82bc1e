/**
 * The bundle budget of a first visit: the only place with these numbers. In bytes after brotli;
 * fonts are not compressed.
 */
const KB = 1024;

export const limits = {
  /** Scripts loaded until the page is idle. */
  scripts: 130 * KB,
  requests: 12,
  styles: 13 * KB,
  fonts: 45 * KB,
  /** A prerendered page with its styles and data. */
  html: 64 * KB,
};

/** The public pages by route, with the modules that they load without interaction, including lazy ones. */
export const publicPages: Record<string, string[]> = {
  "/": ["/HomePage.tsx"],
  "/about": ["/AboutPage.tsx"],
  "/projects": ["/ProjectsPage.tsx"],
  "/projects/:slug": ["/ProjectPage.tsx", "/article/tools.ts"],
  "/skills": ["/SkillsPage.tsx"],
  "/services": ["/ServicesPage.tsx", "/ConsultationDialog.tsx"],
  "/blog": ["/BlogPage.tsx"],
  "/blog/tag/:name": ["/TagPage.tsx"],
  "/blog/category/:name": ["/CategoryPage.tsx"],
  "/blog/archive/:year": ["/YearPage.tsx"],
  "/blog/:slug": ["/PostPage.tsx", "/article/tools.ts"],
  "/resume": ["/ResumePage.tsx"],
  "/music": ["/MusicPage.tsx"],
  "/contact": ["/ContactPage.tsx"],
  "/pay": ["/PayPage.tsx"],
  "/privacy": ["/PrivacyPage.tsx"],
  "/blogroll": ["/BlogrollPage.tsx"],
  // It is not rendered, so it asks for its data.
  "/no-such-page": ["/NotFoundPage.tsx", "/@supabase/postgrest-js/"],
};
