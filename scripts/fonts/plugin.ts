import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { makeSubsets } from "./subsets.ts";

const STYLES = "src/fonts.css";
/** The folder that src/fonts.css refers to; git ignores it. */
const DIRECTORY = "src/fonts";

/** Makes the font subsets before the build or dev server needs them. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    // Prerendered pages do not refer to fonts themselves.
    apply: ({ build }, { mode }) => mode !== "test" && !build?.ssr,
    async buildStart() {
      const { root } = this.environment.config;
      const files = await makeSubsets(fs.readFileSync(path.join(root, STYLES), "utf8"));
      const directory = path.join(root, DIRECTORY);
      fs.mkdirSync(directory, { recursive: true });
      for (const [name, content] of files) {
        const file = path.join(directory, name);
        // Writing an unchanged file would make the dev server reload.
        if (!fs.existsSync(file) || !fs.readFileSync(file).equals(content)) {
          fs.writeFileSync(file, content);
        }
      }
    },
  };
}
