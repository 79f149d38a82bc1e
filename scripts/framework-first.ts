import type { Plugin } from "vite";
import { FRAMEWORK } from "./chunk-groups.ts";

/**
 * Makes the framework's file a script of its own, before the entry. Vite only preloads what the entry imports, so the
 * largest file would not run before the last one has arrived.
 */
export function frameworkFirst(): Plugin {
  let base = "";
  return {
    name: "framework-first",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const framework = chunks.find(({ name }) => name === FRAMEWORK);
        if (!framework) throw new Error("The build has no chunk of the framework");
        const url = base + framework.fileName;
        return html
          .replace(new RegExp(String.raw`\s*<link rel="modulepreload"[^>]* href="${url}">`), "")
          .replace(
            /(?=<script type="module")/,
            `<script type="module" crossorigin src="${url}"></script>\n    `,
          );
      },
    },
  };
}
