/**
 * What pages may weigh: the only place where these numbers stand. The build checks them (see
 * plugin.ts), the browser tests check that a browser loads no more than the build has counted, and
 * the bench prints them. All are bytes as brotli sends them; fonts are as they are.
 */
const KB = 1024;

export const limits = {
  styles: 14 * KB,
  fonts: 45 * KB,
  /** A rendered page with its styles and the data that it was rendered from. */
  html: 64 * KB,
};

/** The framework (75 KB), what all pages share (13 KB), and what a page shows first. */
const FIRST = 94 * KB;

/** Scripts that the first visit of a page loads in all. */
const USUAL = 130 * KB;
const LARGE = 150 * KB;

type PublicPage = {
  /** The module that the route loads. */
  module: string;
  /** Scripts until it responds but in its late parts, where what is done is kept for them. */
  responds: number;
  inAll: number;
  /** Of what others load on demand, what this page loads by itself. */
  brings?: RegExp;
};

const SANITIZER = /^src\/lib\/sanitize\.ts$/;
const CONSULTATION = /^src\/pages\/services\/ConsultationDialog\.tsx$/;

/** Each public page at one of its addresses. */
export const publicPages: Record<string, PublicPage> = {
  "/": { module: "src/pages/home/HomePage.tsx", responds: FIRST, inAll: LARGE },
  "/about": { module: "src/pages/about/AboutPage.tsx", responds: FIRST, inAll: USUAL },
  "/projects": { module: "src/pages/projects/ProjectsPage.tsx", responds: FIRST, inAll: USUAL },
  "/skills": { module: "src/pages/skills/SkillsPage.tsx", responds: FIRST, inAll: USUAL },
  "/services": {
    module: "src/pages/services/ServicesPage.tsx",
    responds: FIRST,
    inAll: USUAL,
    brings: CONSULTATION,
  },
  "/blog": { module: "src/pages/blog/BlogPage.tsx", responds: FIRST, inAll: USUAL },
  "/blog/debugging-by-bisection": {
    module: "src/pages/post/PostPage.tsx",
    // The text, its header and its picture stand in the first screen. It can only become less.
    responds: 97 * KB,
    inAll: USUAL,
    brings: SANITIZER,
  },
  "/resume": { module: "src/pages/resume/ResumePage.tsx", responds: FIRST, inAll: USUAL },
  "/music": { module: "src/pages/music/MusicPage.tsx", responds: FIRST, inAll: LARGE },
  "/contact": { module: "src/pages/contact/ContactPage.tsx", responds: FIRST, inAll: USUAL },
  "/pay": { module: "src/pages/pay/PayPage.tsx", responds: FIRST, inAll: USUAL },
  "/no-such-page": { module: "src/pages/NotFoundPage.tsx", responds: FIRST, inAll: USUAL },
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
