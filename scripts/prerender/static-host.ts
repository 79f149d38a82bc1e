import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { decoded } from "../../src/lib/text/decoded.ts";
import { encodedPath, fileOf } from "./file-of.ts";
import { SHELL } from "../lib/built-files.ts";

/** A file's path, e.g. `/logo.svg`: a page's last segment has no dot, and code has a folder. */
const FILE = /\.[^/]*$|^\/assets\//;

/**
 * Makes the preview server behave like static hosts: `/about` serves about.html, a path without a
 * file serves the shell, and a missing asset is a 404.
 */
export function staticHost(): Plugin {
  return {
    name: "static-host",
    config: (_config, { isPreview }) => (isPreview ? { appType: "mpa" } : {}),
    configurePreviewServer: ({ config, middlewares }) => {
      const outDir = path.resolve(config.root, config.build.outDir);
      const { base } = config;
      middlewares.use((request, _response, next) => {
        const requested = new URL(request.url ?? "/", "http://localhost").pathname;
        // There is nothing outside of the site.
        if (!requested.startsWith(base)) return next();
        const pathname = requested.slice(base.length - 1);
        const isFile = FILE.test(pathname);
        const page = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
        const wanted = decoded(isFile ? pathname : `${page}.html`);
        const file = pathname === "/" ? wanted : fileOf(wanted);
        const isBuilt = fs.existsSync(path.join(outDir, file));
        if (!isFile || (isBuilt && file !== wanted)) {
          request.url = base + (isBuilt ? encodedPath(file.slice(1)) : SHELL);
        }
        return next();
      });
    },
  };
}
