import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { SHELL } from "../prerender/inline.ts";
import { exceeded } from "./check.ts";
import { measureBuild, type BuildSizes } from "./count.ts";

export function bundleBudget(): Plugin {
  return {
    name: "bundle-budget",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        const sentences = exceeded(readBuildSizes(dir));
        if (sentences.length > 0) {
          this.error(`The build exceeds its budget.\n${sentences.join("\n")}`);
        }
      },
    },
  };
}

/** Counts the sizes of a finished build. */
export function readBuildSizes(outDir: string): BuildSizes {
  return measureBuild(outDir, fs.readFileSync(path.join(outDir, SHELL), "utf8"));
}
