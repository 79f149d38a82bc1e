import fs from "node:fs";
import path from "node:path";
import { minifySync, transformWithOxc, type Plugin } from "vite";
import { buildSettings, type BuildSettings } from "../build-settings.ts";
import { ASK_AHEAD, codeAhead, codeBlock } from "./code-ahead.ts";
import { usedStyles } from "./used-styles.ts";

/** The page for every address that has no file of its own: it fetches and renders in the browser. */
export const SHELL = "app.html";

const STARTER = "src/late-start.ts";
const QUESTIONS = "src/ask-ahead.ts";
const ENTRY_TAG = /\s*<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const INLINE_STYLES = /<style data-whole="([^"]+)">([^]*?)<\/style>/;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/**
 * Makes the built page paint without waiting for anything: its styles stand in it, and a small
 * script imports the app's entry when the time has come. The page is called `app.html`;
 * `index.html` is the rendered home page.
 */
export function lateStart(): Plugin {
  let root = "";
  let env: BuildSettings = {};
  return {
    name: "late-start",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      env = buildSettings(config);
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        if (!ENTRY_TAG.test(html)) throw new Error("index.html has no entry script");
        const questions = await inlineScript(path.join(root, QUESTIONS), env);
        const starter = await inlineScript(path.join(root, STARTER));
        return html
          .replace(ENTRY_TAG, "")
          .replace(PRELOADS, "")
          .replace(STYLESHEET, (_tag, file: string) => {
            const styles = bundle[file];
            if (styles?.type !== "asset") throw new Error(`${file} is not in the build`);
            const whole = String(styles.source).trim();
            // Faces declared a second time would be asked for anew.
            styles.source = whole.replace(/@font-face\s*\{[^}]*\}/g, "");
            return `<style data-whole="/${file}">${whole}</style>`;
          })
          .replace("</body>", () =>
            [
              codeBlock(codeAhead(bundle)),
              `<script id="${ASK_AHEAD}">${questions}</script>`,
              `<script>${starter}</script>\n  </body>`,
            ].join("\n    "),
          );
      },
    },
    writeBundle: ({ dir = "" }) => {
      const page = path.join(dir, "index.html");
      if (fs.existsSync(page)) fs.renameSync(page, path.join(dir, SHELL));
    },
  };
}

/** Leaves in a rendered page the styles that it can use; the starter fetches the others. */
export function withUsedStyles(html: string): string {
  return html.replace(INLINE_STYLES, (tag, file: string, css: string) => {
    const used = usedStyles(css, html.replace(tag, ""));
    return `<style data-part-of="${file}">${used}</style>`;
  });
}

/** A file without imports as a script that stands in a page. */
export async function inlineScript(file: string, env: BuildSettings = {}): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
  const { code } = await transformWithOxc(fs.readFileSync(file, "utf8"), file, { define });
  return minifySync(file, `(() => {${code}})();`).code.trim();
}
