/**
 * Builds src/prerender.tsx for Node. Started by app.ts, in a process of its own: bundling takes more memory than rendering
 * does, and gives none back while its process runs.
 */
import { build } from "vite";
import { basePathOf } from "../site-url.ts";
import type { AppBuild } from "./app.ts";

/** They are never rendered ahead, and two thirds of the code, with what only they import. */
const OWNERS_PAGES = /^@\/(?:pages\/admin\/|layouts\/admin\/AdminLayout)/;

const { mode, backendUrl, siteUrl, outDir }: AppBuild = JSON.parse(process.argv[2] ?? "");
await build({
  mode,
  logLevel: "warn",
  // Node reads its TypeScript as it is.
  configLoader: "native",
  build: {
    ssr: "src/prerender.tsx",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      external: OWNERS_PAGES,
      // Of the icons, only those that are used are read, which saves 130 MB. A fault of this young option would show as soon
      // as the build loads the app; in a browser, not before a page needs the code. So browsers' code does without.
      experimental: { lazyBarrel: true },
      // What browsers load later is loaded at once here.
      checks: { ineffectiveDynamicImport: false },
      // By their names alone: a hash would change with the backend's address, see page-cache.ts.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  // Bundling ensures a single React, in its production build. Node loads the grammars as they are, when code needs them.
  ssr: { noExternal: true, external: ["shiki"] },
  plugins: [
    {
      name: "where-it-runs",
      enforce: "post",
      config: () => ({
        ...(siteUrl && { base: `${basePathOf(siteUrl)}/` }),
        // Whatever the mode, or what the environment says.
        oxc: { jsx: { development: false } },
        define: {
          "process.env.NODE_ENV": '"production"',
          // Nothing is remembered here, and Node warns of its own.
          localStorage: "undefined",
          ...(backendUrl && {
            "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(backendUrl),
          }),
          ...(siteUrl && { "import.meta.env.VITE_SITE_URL": JSON.stringify(siteUrl) }),
        },
      }),
    },
  ],
});
