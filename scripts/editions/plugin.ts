import type { Plugin } from "vite";
import { builtLanguage, mainLanguage, otherLanguages } from "../words/site-languages.ts";
import { joinEditions, type EditionBuild } from "./join.ts";
import { forOtherEditions } from "./run.ts";

/** Builds the site's other languages before the main one, and adds them to it. See docs/languages.md. */
export function otherEditions(): Plugin | false {
  if (otherLanguages.length === 0 || builtLanguage !== mainLanguage) return false;
  return {
    name: "other-editions",
    apply: ({ build }, { command }) => command === "build" && !build?.ssr,
    async buildStart() {
      const { mode, base, build } = this.environment.config;
      await forOtherEditions("build-edition.ts", {
        mode,
        base,
        outDir: build.outDir,
      } satisfies EditionBuild);
    },
    writeBundle: { order: "post", sequential: true, handler: ({ dir = "" }) => joinEditions(dir) },
  };
}
