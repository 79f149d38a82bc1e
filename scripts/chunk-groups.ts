import type { Rolldown } from "vite";

/** The modules that visitors start from: the entry and the public pages, but for the account's. */
const VISITORS = /\/src\/(main|pages\/(?!account\/)(\w+\/)?\w+Page)\.tsx$/;

/**
 * What only one page needs, beside something that few visitors open: what plays music, for the small
 * player; QR codes, for the account's second factor; the owner's history, for the resume.
 */
const ONE_PAGES =
  /\/src\/(content\/(about|career|skills)|lib\/(player\/(player|media-session)|browser\/qr-code)|components\/(PlayButton|QrFigure|CopyButton))\.tsx?$/;

/**
 * Few chunks that seldom change: the framework, what the public pages share, and each page. The
 * default splitting applies to code that only dialogs and the admin area share.
 */
export const chunkGroups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 2,
  },
  // The base of all Radix components, and the tabs, which only some pages use.
  {
    name: "radix",
    test: /node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\//,
    priority: 2,
  },
  { name: "tabs", test: /\/src\/components\/ui\/Tabs/, priority: 1 },
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      !ONE_PAGES.test(id) && isVisitors(id, context) ? "site" : null,
    test: /\/src\/|preload-helper|node_modules\/(lucide-react|@supabase\/postgrest-js)\//,
    minShareCount: 2,
    debugName: "site",
  },
];

function isVisitors(id: string, context: Rolldown.ChunkingContext): boolean {
  const users = new Set([id]);
  // Iterating a Set also visits the values added meanwhile.
  for (const user of users) {
    if (VISITORS.test(user)) return true;
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  return false;
}
