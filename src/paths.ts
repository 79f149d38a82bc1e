/** The pages that an owner can leave out: the first part of their paths. See `content/sections.ts`. */
export const sections = [
  "about",
  "projects",
  "skills",
  "services",
  "resume",
  "music",
  "pay",
] as const;
export type Section = (typeof sections)[number];

/** Every path that the site's pages link to; paths that only emails link to are in `router.tsx`. */
export const paths = {
  home: "/",
  about: "/about",
  projects: "/projects",
  project: (idOrSlug: string) => `/projects/${encodeURIComponent(idOrSlug)}`,
  skills: "/skills",
  services: "/services",
  blog: "/blog",
  post: (idOrSlug: string) => `/blog/${encodeURIComponent(idOrSlug)}`,
  tag: (name: string) => `/blog/tag/${segment(name)}`,
  category: (name: string) => `/blog/category/${segment(name)}`,
  year: (year: number) => `/blog/archive/${year}`,
  resume: "/resume",
  music: "/music",
  contact: "/contact",
  pay: "/pay",
  /** A page of the owner's, by its path in the database. Whatever the path contains, the link stays on this site. */
  customPage: (path: string) =>
    `/${path.split("/").filter(Boolean).map(encodeURIComponent).join("/")}`,
  privacy: "/privacy",
  blogroll: "/blogroll",
  account: "/account",
  sharedDraft: (token: string) => `/draft#${token}`,
  linkedAppointment: (token: string) => `/date#${token}`,
  admin: "/admin",
  adminAnalytics: "/admin/analytics",
  adminPosts: "/admin/posts",
  adminNewPost: "/admin/posts/new",
  adminPost: (id: string) => `/admin/posts/${id}`,
  adminPostNotes: (id: string) => `/admin/posts/${id}#notes`,
  adminProjects: "/admin/projects",
  adminProject: (id: string) => `/admin/projects?edit=${id}`,
  adminPages: "/admin/pages",
  adminPage: (id: string) => `/admin/pages?edit=${id}`,
  /** A new page that was never saved but has a draft. */
  adminNewPage: (id: string) => `/admin/pages?new=${id}`,
  adminMedia: "/admin/media",
  adminMessages: "/admin/messages",
  adminConsultations: "/admin/consultations",
  adminConsultationTypes: "/admin/kinds",
  adminComments: "/admin/comments",
  adminBin: "/admin/bin",
  adminOutbox: "/admin/outbox",
  adminAudit: "/admin/audit",
  adminHealth: "/admin/health",
  adminGuide: (name: string) => `/admin/guide/${name}`,
  adminSettings: "/admin/settings",
} as const;

/** The routes that match several pages. */
export const POST_PATH = `${paths.blog}/:idOrSlug`;
export const PROJECT_PATH = `${paths.projects}/:idOrSlug`;
export const TAG_PATH = `${paths.blog}/tag/:name`;
export const CATEGORY_PATH = `${paths.blog}/category/:name`;
export const YEAR_PATH = `${paths.blog}/archive/:year`;

/** Appended to an article's path: its Markdown file in the build. */
export const MARKDOWN_SUFFIX = ".md";

/** The blogroll's file in the build, for feed readers. */
export const BLOGROLL_OPML = "/blogroll.opml";

/** The resume's file in the build. */
export const RESUME_PDF = "/resume.pdf";

/** A name as the last segment of a path. Dots are encoded, since hosts take a segment with one for a file name. */
function segment(name: string): string {
  return encodeURIComponent(name).replaceAll(".", "%2E");
}
