import type { Catalogue } from "../../src/languages/catalogue.ts";
import type { Plugin } from "vite";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { foldSaid, withoutMarks } from "./fold-said.ts";
import { builtLanguage, otherLanguages, siteConstants } from "./site-languages.ts";
import { HAS_TEXTS } from "./texts-in.ts";
import { catalogueOf, translate } from "./translate.ts";

/** Texts of the interface, and the owner's in several languages. */
const HAS_TRANSLATABLE = new RegExp(`${HAS_TEXTS.source}|\\b(?:said|asWritten)\\(`);

const hasEditions = otherLanguages.length > 0;

/** The site's code, including the owner's in `overrides/`, except packages and tests. */
const OF_THE_SITE = /^(?!.*\/node_modules\/).*\/(?:src|overrides)\/.*\.tsx?$/;

/**
 * Translates the interface into the owner's language: the build replaces the English texts in calls of `t` and
 * `plural` with their translations, so that nobody loads a catalogue.
 */
export function words(): Plugin {
  let catalogue: Catalogue | null = null;
  return {
    name: "words",
    enforce: "pre",
    config: async (_config, { command }) => ({
      define: await siteConstants(command === "build"),
    }),
    async buildStart() {
      catalogue = await catalogueOf(builtLanguage);
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<html lang="en">',
        `<html lang="${builtLanguage}"${isRightToLeft(builtLanguage) ? ' dir="rtl"' : ""}>`,
      ),
    transform: {
      filter: { id: OF_THE_SITE, code: HAS_TRANSLATABLE },
      // Line numbers are preserved.
      handler: (code, id) => {
        const marked = hasEditions ? code : withoutMarks(code);
        const folded = foldSaid(id, marked, builtLanguage, hasEditions);
        return { code: translate(id, folded, catalogue), map: null };
      },
    },
  };
}
