import type { Plugin } from "vite";
import { exceeded } from "./check.ts";
import { measureBuild } from "./count.ts";

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
          this.error(`The build exceeds its budget.\n${sentences.join("\n")}`);
        }
      },
    },
  };
}
