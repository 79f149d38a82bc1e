import type { Catalogue } from "../../src/languages/catalogue.ts";
import fs from "node:fs";
import path from "node:path";
import { isRightToLeft } from "../../src/lib/text/right-to-left.ts";
import { numberForms } from "../../src/lib/text/number-forms.ts";
import { textsIn } from "./texts-in.ts";
import { catalogueOf, versionOf } from "./translate.ts";
import { root } from "../lib/root.ts";

const FILE = path.join(root, "src/lib/supabase/database-words.ts");

type Query = (sql: string, values: unknown[]) => Promise<unknown>;

/**
 * Stores the translations of emails and calendars for a language in a database, as the owner's browser does for
 * a published site.
 *
 * @param query a connection with all rights
 * @throws {UserError} if there is no catalogue for it
 */
export async function storeTranslations(query: Query, language: string): Promise<void> {
  const catalogue = await catalogueOf(language);
  await query(
    `update private.site_words
     set language = $1, version = $2, is_right_to_left = $3, words = $4, forms = $5 where singleton`,
    [
      language,
      versionOf(catalogue),
      isRightToLeft(language),
      JSON.stringify(catalogue ? ofDatabase(catalogue) : {}),
      catalogue ? numberForms(language) : [],
    ],
  );
}

function ofDatabase(catalogue: Catalogue): Catalogue {
  const texts = textsIn(FILE, fs.readFileSync(FILE, "utf8")).map(({ text }) => text);
  return Object.fromEntries(
    texts.flatMap((text) => (catalogue[text] === undefined ? [] : [[text, catalogue[text]]])),
  );
}
