import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Takes `overrides/components/CallToAction.tsx`, where there is one, in place of
 * `src/components/CallToAction.tsx`, so that an upgrade never meets what the owner made anew. An
 * override may import what it stands for, by the same path.
 *
 * @param root directory of the project
 */
export function overrides(root: string): Plugin | false {
  const own = path.join(root, "overrides");
  if (!fs.existsSync(own)) return false;
  return {
    name: "overrides",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = path.relative(path.join(root, "src"), resolved?.id ?? "");
      const override = path.join(own, file);
      const isOverridden =
        !file.startsWith("..") && importer !== override && fs.existsSync(override);
      return isOverridden ? override : resolved;
    },
  };
}
