/** Builds the service worker, src/worker, with the file list of this build. */
import fs from "node:fs";
import { hash } from "node:crypto";
import path from "node:path";
import { build, type Plugin } from "vite";
import type { Site } from "../src/lib/offline/caching-rules.ts";
import { tablesWith } from "../src/data/tables.ts";
import { SHELL, WORKER } from "./lib/built-files.ts";
import { buildSettings, type BuildSettings } from "./lib/build-settings.ts";
import { reachable, SELDOM, type Bundle, type Chunk } from "./lib/chunks.ts";
import { builtLanguage, siteConstants, prefixOf } from "./words/site-languages.ts";

/**
 * Where create-react-app, SvelteKit and others have theirs, which would show visitors a former site for ever. Its
 * successor only removes itself.
 */
const FORMER_WORKER = {
  fileName: "service-worker.js",
  source: `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(registration.unregister()));
`,
};
/** Chunks above this size, such as the client with accounts, are only cached on use. */
const LARGE = 64 * 1024;

/**
 * Emits `sw.js`. With `VITE_OFFLINE=off` it is a worker that removes an earlier one and its caches. And
 * `service-worker.js`, unless `public/` has one.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const { root, base, publicDir } = this.environment.config;
        const env = buildSettings(this.environment.config);
        const source = await (env["VITE_OFFLINE"] === "off"
          ? bundleWorker({ root, base }, "uninstall")
          : bundleWorker({ root, base }, "sw", describeBuild(bundle, env, base)));
        this.emitFile({ type: "asset", fileName: WORKER, source });
        if (!fs.existsSync(path.join(publicDir, FORMER_WORKER.fileName)))
          this.emitFile({ type: "asset", ...FORMER_WORKER });
      },
    },
  };
}

/**
 * Bundles a worker into one classic script, which every browser with service workers supports.
 *
 * @param project the project's directory, and the site's path on its host
 * @param site build information; not needed by the worker that uninstalls
 */
export async function bundleWorker(
  project: { root: string; base: string },
  name: "sw" | "uninstall",
  site?: Site,
): Promise<string> {
  const result = await build({
    ...project,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "@": path.join(project.root, "src") } },
    define: {
      ...(await siteConstants()),
      ...(site && { SITE_OF_THIS_BUILD: JSON.stringify(site) }),
    },
    build: {
      write: false,
      lib: {
        entry: path.join(project.root, `src/worker/${name}.ts`),
        formats: ["iife"],
        name: "worker",
      },
    },
  });
  const [chunk] = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error("The service worker was not built");
  return chunk.code;
}

function describeBuild(bundle: Bundle, env: BuildSettings, base: string): Site {
  const page = bundle["index.html"];
  if (page?.type !== "asset") throw new Error("The build has no page");
  const html = String(page.source);
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ fileName, isEntry }) => isEntry && html.includes(fileName));
  if (!entry) throw new Error("The page names no entry");

  const visitors = visitorsChunks(bundle, entry);
  const small = visitors.filter(({ code }) => code.length < LARGE);
  const framework = reachable(bundle, [entry]);
  const named = (type: RegExp) => Object.keys(bundle).filter((name) => type.test(name));
  const required = new Set([...framework, ...small].map(({ fileName }) => fileName));
  const optional = [...visitors.map(({ fileName }) => fileName), ...named(/\.woff2$/)];
  const files = {
    required: pathsOf(base, [...required]),
    optional: pathsOf(
      base,
      optional.filter((name) => !required.has(name)),
    ),
  };
  return {
    version: hash("sha256", html + JSON.stringify(files)).slice(0, 12),
    entry: base + entry.fileName,
    shell: base + `${prefixOf(builtLanguage)}/${SHELL}`.slice(1),
    ...files,
    tables: tablesWith("offline"),
    backend: env["VITE_SUPABASE_URL"] ?? "",
    key: env["VITE_SUPABASE_ANON_KEY"] ?? "",
  };
}

function pathsOf(base: string, names: string[]): string[] {
  return names.toSorted().map((name) => base + name);
}

/** The chunks reachable from the entry without passing through an admin page or a grammar. */
function visitorsChunks(bundle: Bundle, entry: Chunk): Chunk[] {
  return reachable(bundle, [entry], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => {
      const next = bundle[name];
      return next?.type === "chunk" && !SELDOM.test(next.facadeModuleId ?? "");
    }),
  );
}
