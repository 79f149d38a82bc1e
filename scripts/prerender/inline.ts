import fs from "node:fs";
import path from "node:path";
import { minifySync, transformWithOxc, type Plugin } from "vite";
import { SHELL } from "../lib/built-files.ts";
import { builtLanguage, siteConstants, otherLanguages } from "../words/site-languages.ts";
import { catalogueOf, translate } from "../words/translate.ts";

/** What must run before the app. */
const SCRIPTS = ["src/event-replay.ts", "src/missing-code.ts", "src/moved-nodes.ts"];
/** For a site in several languages: which of them this is, and whether another is wanted. */
const EDITION_SCRIPT = "src/edition-choice.ts";
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * Inlines the styles and small scripts into the built page, so that nothing blocks its first
 * paint. The page is named `app.html`; `index.html` is the prerendered home page.
 */
export function inline(): Plugin {
  let root = "";
  let base = "";
  return {
    name: "inline",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        const scripts = await Promise.all(
          [...SCRIPTS, ...(otherLanguages.length > 0 ? [EDITION_SCRIPT] : [])].map((file) =>
            inlineScript(path.join(root, file), base),
          ),
        );
        return withMinifiedScripts(html)
          .replace(STYLESHEET, (_tag, href: string) => {
            const file = href.slice(base.length);
            const styles = bundle[file];
            if (styles?.type !== "asset") throw new Error(`${file} is not in the build`);
            delete bundle[file];
            return `<style>${String(styles.source).trim()}</style>`;
          })
          .replace("</head>", () => `  <script>${scripts.join("")}</script>\n  </head>`);
      },
    },
    writeBundle: ({ dir = "" }) => {
      const page = path.join(dir, "index.html");
      if (fs.existsSync(page)) fs.renameSync(page, path.join(dir, SHELL));
    },
  };
}

/** Compiles a module that imports nothing but `t` and types to an inline script. */
async function inlineScript(file: string, base: string): Promise<string> {
  const source = translate(file, fs.readFileSync(file, "utf8"), await catalogueOf(builtLanguage));
  const define = { ...(await siteConstants()), "import.meta.env.BASE_URL": JSON.stringify(base) };
  const withoutImports = source.replace(/^import .*\n/gm, "");
  const { code } = await transformWithOxc(withoutImports, file, { define });
  return minified(`(() => {${code}})();`);
}

/** Minifiers and hosts trim scripts, and the Content-Security-Policy forbids one that has changed. */
function withMinifiedScripts(html: string): string {
  return html.replace(/(?<=<script>)[^]+?(?=<\/script>)/g, minified);
}

function minified(code: string): string {
  return minifySync("inline.js", code).code.trim();
}
