import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Resolves `src/components/CallToAction.tsx` to `overrides/components/CallToAction.tsx`, if there
 * is one, so that an upgrade never conflicts with the owner's own components. An override may
 * import the original by the same path.
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
      // The ids of modules have slashes, also on Windows.
      const override = path.join(own, file).replaceAll(path.sep, "/");
      const isOverridden =
        !file.startsWith("..") && importer !== override && fs.existsSync(override);
      return isOverridden ? override : resolved;
    },
  };
}
