import type { Plugin } from "vite";
import { profile } from "../src/content/profile.ts";

/**
 * Fills in what index.html does not know: the owner's name, and the prefix of keys in browser storage
 * (`storageKey` in src/lib/base-path.ts, which the inline script cannot import).
 */
export function indexHtml(): Plugin {
  let base = "";
  return {
    name: "index-html",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: (html) =>
      html
        .replace("%OWNER%", () =>
          profile.name.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`),
        )
        .replaceAll("%STORAGE%", base.slice(1)),
  };
}
