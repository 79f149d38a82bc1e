import path from "node:path";
import type { Plugin } from "vite";
import { inlineScript } from "./late-start.ts";

const SOURCE = "src/late-fonts.ts";

/**
 * Puts the script into the built page that takes the site's fonts into use. It stands behind the
 * styles, which name them. In development they are simply there.
 */
export function lateFonts(): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "late-fonts",
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        if (!isBuild) return html.replace("<html ", '<html data-fonts="used" ');
        const script = await inlineScript(path.join(root, SOURCE));
        return html.replace("</head>", () => `  <script>${script}</script>\n  </head>`);
      },
    },
  };
}
