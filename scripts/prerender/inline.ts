import fs from "node:fs";
import path from "node:path";
import { minifySync, transformWithOxc, type Plugin } from "vite";

/** The page for every address that has no file of its own: it fetches and renders in the browser. */
export const SHELL = "app.html";

const EVENT_REPLAY = "src/event-replay.ts";
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/**
 * Puts the styles and the script of src/event-replay.ts into the built page, so that it paints without
 * waiting for anything. It is called `app.html`; `index.html` is the rendered home page.
 */
export function inline(): Plugin {
  let root = "";
  return {
    name: "inline",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        const eventReplay = await inlineScript(path.join(root, EVENT_REPLAY));
        return html
          .replace(STYLESHEET, (_tag, file: string) => {
            const styles = bundle[file];
            if (styles?.type !== "asset") throw new Error(`${file} is not in the build`);
            delete bundle[file];
            return `<style>${String(styles.source).trim()}</style>`;
          })
          .replace("</head>", () => `  <script>${eventReplay}</script>\n  </head>`);
      },
    },
    writeBundle: ({ dir = "" }) => {
      const page = path.join(dir, "index.html");
      if (fs.existsSync(page)) fs.renameSync(page, path.join(dir, SHELL));
    },
  };
}

/** A file without imports as a script that stands in a page. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(fs.readFileSync(file, "utf8"), file);
  return minifySync(file, `(() => {${code}})();`).code.trim();
}
