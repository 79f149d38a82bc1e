import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { makeSubsets } from "./subsets.ts";

/** The folder that `src/fonts.css` refers to. */
const DIRECTORY = "node_modules/.fonts";

/** Makes the font subsets before the build or dev server needs them. */
export function fonts(): Plugin {
  let directory = "";
  return {
    name: "fonts",
    apply: (_config, { mode }) => mode !== "test",
    configResolved: (config) => {
      directory = path.join(config.root, DIRECTORY);
    },
    buildStart: async () => {
      const files = await makeSubsets();
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
