import type { Plugin } from "vite";
import { exceeded } from "./check.ts";
import { measureBuild } from "./count.ts";

/** Warns of what exceeds the budget: a site that is heavy is better than one that is not built. */
export function bundleBudget(): Plugin {
  return {
    name: "bundle-budget",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        const sentences = exceeded(measureBuild(dir));
        if (sentences.length > 0) {
          this.warn(`The build exceeds its budget.\n${sentences.join("\n")}`);
        }
      },
    },
  };
}
