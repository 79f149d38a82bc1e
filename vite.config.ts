import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./scripts/chunk-groups.ts";
import { fonts } from "./scripts/fonts/plugin.ts";
import { overrides } from "./scripts/overrides.ts";
import { page } from "./scripts/page.ts";
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
import { EMBEDDED, embeddedSupabase, requireBackend } from "./supabase/embedded/vite-plugin.ts";

const source = path.join(import.meta.dirname, "src");

/**
 * Blockers of advertising go by names, and would take "AdminAnalyticsPage" or "Comments" for what they are after. What a
 * file is made of says `.vite/manifest.json`. Hexadecimal, since some disks do not tell upper from lower case.
 */
const namesOfCode = {
  hashCharacters: "hex",
  entryFileNames: "assets/[hash:10].js",
  chunkFileNames: "assets/[hash:10].js",
  assetFileNames: "assets/[hash:10][extname]",
} as const;

/** Some say «development» to a host, so that npm installs what builds; the site would get React's code for it. */
const production: Plugin = {
  name: "production",
  apply: "build",
  config: () => void (process.env["NODE_ENV"] = "production"),
};

export default defineConfig(({ mode, isPreview, isSsrBuild }) => ({
  build: {
    // Prerendering completes it, and puts it in the place of the former site.
    outDir: isPreview ? siteDirectory(mode) : unfinishedDirectory(siteDirectory(mode)),
    // One layout of Mermaid's is that large; the owner's browser loads it when a diagram asks for it.
    chunkSizeWarningLimit: 1600,
    manifest: true,
    // Browsers without `modulepreload` (Safari 16, Firefox 114) load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { ...(!isSsrBuild && namesOfCode), codeSplitting: { groups: chunkGroups } },
    },
  },
  plugins: [
    production,
    overrides(import.meta.dirname),
    words(),
    otherEditions(),
    react(),
    tailwindcss(),
    requireBackend(),
    embeddedSupabase(),
    staticHost(),
    resumePdf(),
    siteUrl(),
    mode !== EMBEDDED && checkedPaymentAccounts(),
    page(),
    inline(),
    fonts(),
    securityHeaders(),
    bundleBudget(),
    // Last: it is told what the finished pages hold.
    serviceWorker(),
  ],
  resolve: {
    alias: { "@": source },
    // What packages publish for workers, where Markdown is rendered, needs no DOM and runs in pages, too.
    conditions: ["worker", ...defaultClientConditions],
  },
  // The worker that renders Markdown loads the maths when it needs it.
  worker: { format: "es", rolldownOptions: { output: namesOfCode } },
  server: { host: "127.0.0.1" },
  preview: { host: "127.0.0.1" },
}));
