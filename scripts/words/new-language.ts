import fs from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { UserError } from "../lib/user-error.ts";
import { splice, type Edit } from "../lib/splice.ts";
import { LANGUAGES, WRITTEN_IN } from "./translate.ts";

/** The catalogue that others follow in texts and order. */
const REFERENCE = "de";

/**
 * The file for another language: all texts, in the order of the German ones, with empty translations.
 *
 * @throws {UserError} if it is not a language
 */
export function emptyCatalogue(language: string): string {
  const source = fs.readFileSync(path.join(LANGUAGES, `${REFERENCE}.ts`), "utf8");
  const forms = pluralCategories(language).map((form) => `${form}: ""`);
  const values: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [texts] }) {
      if (callee.type !== "Identifier" || callee.name !== "reference") return;
      if (texts?.type !== "ObjectExpression") return;
      for (const text of texts.properties) {
        if (text.type !== "Property") continue;
        const { start, end, type } = text.value;
        const empty = type === "ObjectExpression" ? `{ ${forms.join(", ")} }` : '""';
        values.push({ start, end, text: empty });
      }
    },
  }).visit(parseSync("de.ts", source).program);
  const [, body = ""] = /= reference\(([^]*)\);\n$/.exec(splice(source, values)) ?? [];
  return [
    'import { like } from "./catalogue.ts";',
    'import type { texts as german } from "./de.ts";',
    "",
    `/** ${new Intl.DisplayNames(["en"], { type: "language" }).of(language)}. */`,
    `export const texts = like<typeof german>()(${body});`,
    "",
  ].join("\n");
}

export function pluralCategories(language: string): Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/**
 * Creates the file for another language, to be filled in.
 *
 * @throws {UserError} if it exists, or it is not a language
 */
export function addLanguage(language: string): string {
  const known = canonical(language);
  const file = path.join(LANGUAGES, `${known}.ts`);
  if (known === WRITTEN_IN || fs.existsSync(file))
    throw new UserError(`There is ${known} already.`);
  fs.writeFileSync(file, emptyCatalogue(known));
  return path.relative(process.cwd(), file);
}

function canonical(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    throw new UserError(
      `“${language}” is not a language: give a code such as fr, pt-BR or zh-Hant.`,
    );
  }
}
