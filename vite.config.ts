import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, normalizePath, type Plugin } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { fonts } from "./scripts/fonts/plugin.ts";
import { overrides } from "./scripts/overrides.ts";
import { indexHtml } from "./scripts/index-html.ts";
import { inline } from "./scripts/prerender/inline.ts";
import { resumePdf } from "./scripts/resume-pdf/plugin.ts";
import { otherEditions } from "./scripts/editions/plugin.ts";
import { words } from "./scripts/words/plugin.ts";
import { serviceWorker } from "./scripts/service-worker.ts";
import { siteDirectory, unfinishedDirectory } from "./scripts/prerender/site-directory.ts";
import { staticHost } from "./scripts/prerender/static-host.ts";
import { bundleBudget } from "./scripts/bundle-budget/plugin.ts";
import { checkedPaymentAccounts } from "./scripts/payment-accounts.ts";
import { securityHeaders } from "./scripts/security-headers-plugin.ts";
import { siteUrl } from "./scripts/site-url.ts";
import { trimmedSettings } from "./scripts/lib/load-settings.ts";
import { UserError } from "./scripts/lib/user-error.ts";
import { EMBEDDED, embeddedSupabase, requireBackend } from "./supabase/embedded/vite-plugin.ts";

const source = path.join(import.meta.dirname, "src");
const sites = normalizePath(path.join(import.meta.dirname, "dist"));

/**
 * Ad blockers match on names, and would block "AdminAnalyticsPage" or "Comments". `.vite/manifest.json` says
 * what a file contains. Hexadecimal, since some file systems are case-insensitive.
 */
const namesOfCode = {
  hashCharacters: "hex",
  entryFileNames: "assets/[hash:8].js",
  chunkFileNames: "assets/[hash:8].js",
  assetFileNames: "assets/[hash:8][extname]",
} as const;

/** Some hosts have `NODE_ENV=development`, so that npm installs all tools; the site would get React's development build. */
const production: Plugin = {
  name: "production",
  apply: "build",
  config: () => void (process.env["NODE_ENV"] = "production"),
};

/** Vite takes what follows it in a path for a fragment, and finds neither fonts nor pictures. */
const refusesFolders: Plugin = {
  name: "refuses-folders",
  configResolved({ root }) {
    if (!root.includes("#")) return;
    throw new UserError(`Vite finds no files in ${root}, because of the “#”: rename the folder.`);
  },
};

export default defineConfig(({ mode, isPreview, isSsrBuild }) => ({
  build: {
    // Prerendering completes it, and replaces the previous site with it.
    outDir: isPreview ? siteDirectory(mode) : unfinishedDirectory(siteDirectory(mode)),
    // One of Mermaid's layouts is that large; the owner's browser only loads it for a diagram that needs it.
    chunkSizeWarningLimit: 1600,
    manifest: true,
    // Browsers without `modulepreload` (Safari 16, Firefox 114) load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { ...(!isSsrBuild && namesOfCode), codeSplitting: { groups: chunkGroups } },
    },
  },
  plugins: [
    refusesFolders,
    production,
    overrides(import.meta.dirname),
    words(),
    otherEditions(),
    react(),
    tailwindcss(),
    mode !== EMBEDDED && trimmedSettings(),
    requireBackend(),
    embeddedSupabase(),
    staticHost(),
    resumePdf(),
    siteUrl(),
    mode !== EMBEDDED && checkedPaymentAccounts(),
    indexHtml(),
    inline(),
    fonts(),
    securityHeaders(),
    bundleBudget(),
    // Last: it needs the contents of the finished pages.
    serviceWorker(),
  ],
  resolve: {
    alias: { "@": source },
    // The packages' builds for workers, where Markdown is rendered, need no DOM and run in pages, too.
    conditions: ["worker", ...defaultClientConditions],
  },
  // The worker that renders Markdown loads the maths when it needs it.
  worker: { format: "es", rolldownOptions: { output: namesOfCode } },
  // A site built in another terminal would reload what is open in development with every page that is written.
  server: { host: "127.0.0.1", watch: { ignored: (file) => file.startsWith(sites) } },
  preview: { host: "127.0.0.1" },
}));
