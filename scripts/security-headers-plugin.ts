import path from "node:path";
import type { Plugin } from "vite";
import { buildSettings } from "./lib/build-settings.ts";
import { builtBeside } from "./editions/join.ts";
import { filesByUse } from "./files-by-use.ts";
import { HEADERS } from "./lib/built-files.ts";
import { readIfExists } from "./lib/folder-files.ts";
import { movedPage } from "./prerender/moved-page.ts";
import { builtLanguage, mainLanguage } from "./words/site-languages.ts";
import { contentSecurityPolicy, headersFile, headersFor } from "./security-headers.ts";

/**
 * Writes the policy of `security-headers` into every built page and `_headers` beside them, and
 * lets the preview server send that file's headers, as a host does. The dev server sends none,
 * because Vite's own client would need a weaker policy.
 *
 * Pages that are made later from a built page have the same policy. They may add blocks of JSON and
 * styles, but no further inline script.
 */
export function securityHeaders(): Plugin {
  return {
    name: "security-headers",
    // After all other changes to the pages, because the hashes are of their exact text.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const pages = Object.values(bundle)
          .filter((file) => file.type === "asset")
          .filter(({ fileName }) => fileName.endsWith(".html"));
        if (pages.length === 0) return;
        const { base, build } = this.environment.config;
        const env = buildSettings(this.environment.config);
        const own = [...pages.map(({ source }) => String(source)), movedPage("/", "")];
        const policy = contentSecurityPolicy(env, own, "meta");
        for (const page of pages) page.source = withMeta(String(page.source), policy);
        const hashed = Object.keys(bundle).filter((name) => name.startsWith(`${build.assetsDir}/`));
        // One file for all editions: with two policies for a URL, both would apply.
        const others = builtLanguage === mainLanguage ? builtBeside(build.outDir) : [];
        const html = [...own, ...others.map((edition) => edition.html)];
        const files = [
          filesByUse(bundle, hashed, own),
          ...others.map(({ headers }) => hashedIn(headers, base)),
        ];
        this.emitFile({
          type: "asset",
          fileName: HEADERS,
          source: headersFile(env, html, inTurns(files), base),
        });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const file = path.resolve(config.root, config.build.outDir, HEADERS);
      middlewares.use((request, response, next) => {
        const [requested = "/"] = (request.url ?? "/").split("?", 1);
        // Read for every request, so that a new build needs no restart.
        const rules = readIfExists(file) ?? "";
        for (const [name, value] of Object.entries(headersFor(rules, requested))) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}

/** The hashed files of another edition, from its own file. */
function hashedIn(headers: string, base: string): string[] {
  const paths = headers.split("\n").filter((line) => line.startsWith(`${base}assets/`));
  return paths.map((at) => at.slice(base.length));
}

/** The first of each list, then the second of each, as some hosts only apply the first hundred rules. */
function inTurns(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(turns.flat())];
}

/**
 * Inserts the policy right after the character set, which must be within the first 1,024 bytes, and
 * before everything it applies to.
 */
function withMeta(html: string, policy: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!charset.test(html)) throw new Error("A built page does not name its character set.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return html.replace(charset, (before) => `${before}\n    ${meta}`);
}
