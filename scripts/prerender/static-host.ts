import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { SHELL } from "./inline.ts";

/** The last part of a file's address, e.g. `/logo.svg`; a page's has no dot. */
const FILE = /\.[^/]*$/;

/**
 * Makes the preview server answer as static hosts do: `/about` is about.html, an address without a
 * page is the shell, and a file that is not there is not found.
 */
export function staticHost(): Plugin {
  return {
    name: "static-host",
    config: (_config, { isPreview }) => (isPreview ? { appType: "mpa" } : {}),
    configurePreviewServer: ({ config, middlewares }) => {
      const outDir = path.resolve(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const page = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
        if (!FILE.test(pathname)) {
          request.url = fs.existsSync(path.join(outDir, `${page}.html`))
            ? `${page}.html`
            : `/${SHELL}`;
        }
        next();
      });
    },
  };
}
