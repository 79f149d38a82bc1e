import type { Rolldown } from "vite";

/** Where visitors come in: the entry and the public pages, each with all that it imports. */
const VISITORS = /\/src\/(main|pages\/(\w+\/)?\w+Page)\.tsx$/;

/**
 * Few files that seldom change: the framework, what visitors' pages share, and each page. What only
 * dialogs and the owner's pages share is divided by who needs it.
 */
export const chunkGroups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
    priority: 2,
  },
  // What all of Radix stands on, and the tabs, which only some pages have.
  {
    name: "radix",
    test: /node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))\//,
    priority: 2,
  },
  { name: "tabs", test: /\/src\/components\/ui\/Tabs/, priority: 1 },
  {
    name: (id: string, context: Rolldown.ChunkingContext) =>
      isVisitors(id, context) ? "site" : null,
    test: /\/src\/|preload-helper|node_modules\/(lucide-react|@supabase\/postgrest-js)\//,
    minShareCount: 2,
    debugName: "site",
  },
];

function isVisitors(id: string, context: Rolldown.ChunkingContext): boolean {
  const users = new Set([id]);
  // A set that grows while it is walked gives what was added, too.
  for (const user of users) {
    if (VISITORS.test(user)) return true;
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  return false;
}
