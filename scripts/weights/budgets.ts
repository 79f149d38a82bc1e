/**
 * What pages may weigh: the only place where these numbers stand. The build checks them (see
 * plugin.ts), the browser tests check that a browser loads no more than the build has counted, and
 * the bench prints them. All are bytes as brotli sends them; fonts are as they are.
 */
const KB = 1024;

export const limits = {
  styles: 14 * KB,
  fonts: 90 * KB,
  /** A rendered page with its styles and the data that it was rendered from. */
  html: 64 * KB,
};

/** Scripts that the first visit of a page loads in all. */
const USUAL = 120 * KB;
const LARGE = 150 * KB;

type PublicPage = {
  /** The module that the route loads. */
  module: string;
  /**
   * Scripts until it responds: the framework (73 KB), what all pages share (15 KB), the page. The
   * goal is 90 KB. These are what each needs today: it can only become less.
   */
  responds: number;
  inAll: number;
  /** Of what others load on demand, what this page loads by itself. */
  brings?: RegExp;
};

const SANITIZER = /^src\/lib\/sanitize\.ts$/;
const CONSULTATION = /^src\/pages\/services\/ConsultationDialog\.tsx$/;

/** Each public page at one of its addresses. */
export const publicPages: Record<string, PublicPage> = {
  "/": { module: "src/pages/home/HomePage.tsx", responds: 109 * KB, inAll: LARGE },
  "/about": { module: "src/pages/about/AboutPage.tsx", responds: 100.5 * KB, inAll: USUAL },
  "/projects": { module: "src/pages/projects/ProjectsPage.tsx", responds: 99 * KB, inAll: USUAL },
  "/skills": { module: "src/pages/skills/SkillsPage.tsx", responds: 95.5 * KB, inAll: USUAL },
  "/services": {
    module: "src/pages/services/ServicesPage.tsx",
    responds: 95.5 * KB,
    inAll: USUAL,
    brings: CONSULTATION,
  },
  "/blog": { module: "src/pages/blog/BlogPage.tsx", responds: 98.5 * KB, inAll: USUAL },
  "/blog/debugging-by-bisection": {
    module: "src/pages/post/PostPage.tsx",
    responds: 101.5 * KB,
    inAll: USUAL,
    brings: SANITIZER,
  },
  "/resume": { module: "src/pages/resume/ResumePage.tsx", responds: 97 * KB, inAll: USUAL },
  "/music": { module: "src/pages/music/MusicPage.tsx", responds: 106 * KB, inAll: LARGE },
  "/contact": { module: "src/pages/contact/ContactPage.tsx", responds: 98.5 * KB, inAll: USUAL },
  "/pay": { module: "src/pages/pay/PayPage.tsx", responds: 101 * KB, inAll: USUAL },
  "/no-such-page": { module: "src/pages/NotFoundPage.tsx", responds: 95.5 * KB, inAll: USUAL },
};

/**
 * Modules that are imported when somebody asks for them, or when the site is closed. What is
 * imported late and does not stand here counts as part of the first visit. Other pages are no part
 * of it either.
 */
export const onDemand = [
  /^src\/pages\/.+Page\.tsx$/,
  /^src\/layouts\/admin\//,
  /^src\/layouts\/public\/(SignInDialog|NewPasswordDialog|MiniPlayer|MaintenanceBanner|MaintenancePage)\.tsx$/,
  /^src\/components\/ToastHost\.tsx$/,
  CONSULTATION,
  /^src\/(lib\/resume-pdf|content\/resume)\.ts$/,
  SANITIZER,
  /^node_modules\/(any-ascii|@supabase\/supabase-js)\//,
];
