import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { makeSubsets } from "./subsets.ts";

/** Where `src/fonts.css` finds them. */
const DIRECTORY = "node_modules/.fonts";

/** Makes the subsets of the site's fonts before anything asks for them. */
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
        // Written again, it would look changed to the development server.
        if (!fs.existsSync(file) || !fs.readFileSync(file).equals(content)) {
          fs.writeFileSync(file, content);
        }
      }
    },
  };
}
