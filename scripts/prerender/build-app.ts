/**
 * Builds src/prerender.tsx for Node. Started by app.ts, in a separate process: bundling takes more memory than
 * rendering, and returns none while its process runs.
 */
import { build } from "vite";
import { basePathOf } from "../site-url.ts";
import type { AppBuild } from "./app.ts";

/** Admin pages are never prerendered, and are two thirds of the code, with what only they import. */
const OWNERS_PAGES = /^@\/(?:pages\/admin\/|layouts\/admin\/AdminLayout)/;

const { mode, backendUrl, siteUrl, outDir }: AppBuild = JSON.parse(process.argv[2] ?? "");
await build({
  mode,
  logLevel: "warn",
  // Node runs its TypeScript directly.
  configLoader: "native",
  build: {
    ssr: "src/prerender.tsx",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      external: OWNERS_PAGES,
      // Only the icons in use are parsed, which saves 130 MB. A bug in this new option would show as soon as
      // the build loads the app; in a browser, only when a page needs the code. So browsers' code is built
      // without it.
      experimental: { lazyBarrel: true },
      // What browsers lazy-load is loaded at once here.
      checks: { ineffectiveDynamicImport: false },
      // Without hashes: they would change with the backend's URL, see page-cache.ts.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
  // Bundling ensures a single React, in its production build. Node imports the grammars directly, when code
  // needs them.
  ssr: { noExternal: true, external: ["shiki"] },
  plugins: [
    {
      name: "where-it-runs",
      enforce: "post",
      config: () => ({
        ...(siteUrl && { base: `${basePathOf(siteUrl)}/` }),
        // Regardless of the mode and the environment.
        oxc: { jsx: { development: false } },
        define: {
          "process.env.NODE_ENV": '"production"',
          // Nothing is stored here, and Node warns about its own.
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
