import path from "node:path";
import type { Rolldown } from "vite";

/**
 * The modules that visitors start from: the entry and the public pages. Few visitors open account pages and
 * those linked from emails.
 */
const VISITORS =
  /\/src\/(main|pages\/(custom\/CustomPageContent|(?!(account|confirm|draft|subscriptions)\/|services\/AppointmentPage)(\w+\/)?\w+Page))\.tsx$/;

/** What some of the public pages share, a chunk each: files in `src`, without their ending. */
export const SHARED = {
  /** The code that displays articles; lists of articles need none of it. */
  article: [
    "components/ArticleHeader",
    "components/ArticleHtml",
    "components/ArticleSkeleton",
    "components/BelowArticle",
    "components/MissingContent",
    "components/PostStatus",
    "components/use-current-slug",
    "lib/article/code-alias",
    "lib/article/line-ranges",
    "lib/article/plain-code",
    "lib/html/plain-text",
  ],
  card: ["components/PostCard"],
  /** What lists of articles share, besides their cards, which the home page has as well. */
  list: ["data/posts/lists", "pages/blog/PostGrid", "pages/blog/PostList", "pages/blog/YearLinks"],
  /** The owner's career and its components, for the home page, /about, /skills and the resume. */
  career: [
    "components/DownloadResumeLink",
    "components/OwnerStructuredData",
    "components/SkillBar",
    "components/StatGrid",
    "content/about",
    "content/career",
    "content/skills",
  ],
  /** What the owner offers, for the home page, /services and /contact. */
  offers: ["content/services"],
  project: [
    "components/ProjectLinks",
    "components/ProjectSpan",
    "components/ProjectStatus",
    "components/project-status",
    "components/time-scale",
  ],
  /** Forms, which articles and lists only need on demand or when scrolled near; and nothing that /pay needs. */
  form: [
    "components/ContactForm",
    "components/SubmitError",
    "components/ui/Field",
    "components/ui/Honeypot",
    "components/ui/TextArea",
    "components/ui/TextField",
    "components/ui/control-class",
    "data/contact-messages/public",
    "lib/drafts/use-form-draft",
    "lib/forms/field-of-constraint",
    "lib/forms/field-text",
    "lib/forms/honeypot",
    "lib/forms/once-stored",
    "lib/forms/use-refusal",
    "lib/forms/use-submission-id",
    "lib/supabase/limits/contact-messages",
  ],
  /** What the owner's own pages share with the page that is not found. */
  "custom-page": [
    "data/pages/one",
    "lib/supabase/limits/pages",
    "pages/custom/CustomPage",
    "pages/custom/use-custom-page",
  ],
  dialog: ["components/ui/Dialog"],
};
const sharedChunks = Object.entries(SHARED).map(([name, files]) => ({
  name,
  test: new RegExp(String.raw`/src/(?:${files.join("|")})\.tsx?$`),
}));

/** Whatever folder the project is in, such as /usr/src/app. */
const OWN = /\/src\/(?!.*\/node_modules\/)|preload-helper|node_modules\/lucide-react\//;
const ADMIN = /\/src\/\w+\/admin\//;

const ICON = /lucide-react\/dist\/esm\/(icons\/[\w-]+\.mjs)$/;

/**
 * A few chunks that seldom change: the framework, the code that public pages share, and each page. Code that
 * only dialogs and the admin area share is split by default.
 */
export const chunkGroups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 3,
  },
  // The base of all Radix components, and the tabs, which only some pages use.
  {
    name: "radix",
    test: /node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\//,
    priority: 3,
  },
  { name: "tabs", test: /\/src\/components\/ui\/Tabs/, priority: 2 },
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      !sharedChunks.some(({ test }) => test.test(id)) && isOfSeveralPages(id, context)
        ? "site"
        : null,
    test: OWN,
    minShareCount: 2,
    priority: 1,
    debugName: "site",
  },
  // The admin area's: otherwise each shared file would be in the list that all pages load.
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      importersOf(id, context).every((user) => ADMIN.test(user)) ? "admin-icons" : null,
    test: ICON,
    minShareCount: 2,
    debugName: "admin-icons",
  },
  // Last, because a group also takes the modules that its own import.
  ...sharedChunks,
  // What a single page shares with code that is loaded on demand, such as the player with the small player.
  {
    name: (id: string, context: Rolldown.ChunkingContext) => {
      const [page] = pagesOf(id, context);
      return page ? `${page}-shared` : null;
    },
    test: OWN,
    minShareCount: 2,
    debugName: "shared by a page",
  },
];

function isOfSeveralPages(id: string, context: Rolldown.ChunkingContext): boolean {
  const pages = pagesOf(id, context);
  return pages.length > 1 || pages[0] === "main";
}

/** Those of `VISITORS` that load a module, such as "PayPage"; every page loads what "main" does. */
function pagesOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const users = new Set([id]);
  const pages = new Set<string>();
  // Iterating a Set also visits values that are added during the iteration.
  for (const user of users) {
    if (VISITORS.test(user)) pages.add(path.parse(user).name);
    else for (const importer of importersOf(user, context)) users.add(importer);
  }
  return [...pages];
}

const ICON_INDEX = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The modules that use an icon, by its file. Cached, because there are many icons. */
let iconUsers: Map<string, string[]> | undefined;

/**
 * The modules that import a module. An icon counts as imported by the modules that name it, because
 * every page imports the index of all icons.
 */
function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const icon = ICON.exec(id)?.[1];
  const indexId = importers.find((importer) => ICON_INDEX.test(importer));
  if (!icon || !indexId) return importers;
  iconUsers ??= findIconUsers(indexId, context);
  return iconUsers.get(icon) ?? [];
}

function findIconUsers(indexId: string, context: Rolldown.ChunkingContext): Map<string, string[]> {
  const index = context.getModuleInfo(indexId);
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of (index?.code ?? "").matchAll(
    /export \{([^}]*)\} from ['"]\.\/(icons\/[^'"]+)['"]/g,
  )) {
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  const users = new Map<string, string[]>();
  for (const user of index?.importers ?? []) {
    const code = context.getModuleInfo(user)?.code ?? "";
    for (const [, names = ""] of code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)) {
      for (const name of names.split(",")) {
        const file = files.get(name.trim().split(" ", 1)[0] ?? "");
        if (file) users.set(file, [...(users.get(file) ?? []), user]);
      }
    }
  }
  return users;
}
