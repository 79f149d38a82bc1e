import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { basePathOf } from "../site-url.ts";

export type AppOptions = {
  /** Vite's mode, which decides what environment is read. */
  mode: string;
  /** URL of the backend, if not the configured one. */
  backendUrl?: string;
  /** Address of the site without a trailing slash, if not the configured one. */
  siteUrl?: string;
};

/** Must be in the project, so that the app finds packages. */
const DIRECTORY = "node_modules/.prerender";

/** They are never rendered ahead, and two thirds of the code, with what only they import. */
const OWNERS_PAGES = /^@\/(?:pages\/admin\/|layouts\/admin\/AdminLayout)/;

/**
 * Builds src/prerender.tsx for Node, and deletes it when `work` is done. Each run has a directory
 * of its own: Node keeps what it has once imported, so a second app at the same path would be the
 * first one, with the first one's backend.
 *
 * @param work receives the path of the built module
 */
export async function withApp<Result>(
  options: AppOptions,
  work: (app: string) => Promise<Result>,
): Promise<Result> {
  fs.mkdirSync(DIRECTORY, { recursive: true });
  const outDir = fs.mkdtempSync(path.resolve(DIRECTORY, `${options.mode}-`));
  try {
    await buildApp(options, outDir);
    return await work(path.join(outDir, "prerender.js"));
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}

async function buildApp(options: AppOptions, outDir: string): Promise<void> {
  const { mode, backendUrl, siteUrl } = options;
  await build({
    mode,
    logLevel: "warn",
    build: {
      ssr: "src/prerender.tsx",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        external: OWNERS_PAGES,
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
}
