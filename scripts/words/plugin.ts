import type { Plugin } from "vite";
import { language } from "../../src/content/language.ts";
import { SPEAKS } from "./texts-in.ts";
import { catalogueOf, translate, versionOf, type Catalogue } from "./translate.ts";

/** What the site's own words are in. Tests build it in other languages. */
export const siteLanguage = process.env["VITE_LANGUAGE"] ?? language;

/** Code of the site, also the owner's in `overrides/`, but for packages and tests. */
const OF_THE_SITE = /^(?!.*\/node_modules\/).*\/(?:src|overrides)\/.*\.tsx?$/;

/**
 * Says the interface in the owner's language: the build puts the translation of each text where `t` and `plural` have
 * it in English, so that nobody loads a catalogue.
 */
export function words(): Plugin {
  let catalogue: Catalogue | null = null;
  return {
    name: "words",
    enforce: "pre",
    config: async (_config, { command }) => ({
      define: {
        SITE_LANGUAGE: JSON.stringify(siteLanguage),
        // The development server brings its words to no database but its own.
        ...(command === "build" && {
          SITE_WORDS: JSON.stringify(versionOf(await catalogueOf(siteLanguage))),
        }),
      },
    }),
    async buildStart() {
      catalogue = await catalogueOf(siteLanguage);
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${siteLanguage}">`),
    transform: {
      filter: { id: OF_THE_SITE, code: SPEAKS },
      // Lines stay where they are.
      handler: (code, id) => ({ code: translate(id, code, catalogue), map: null }),
    },
  };
}
