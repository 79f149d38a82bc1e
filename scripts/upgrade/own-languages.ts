import fs from "node:fs";
import path from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import type { Catalogue } from "../../src/languages/catalogue.ts";
import { splice, type Edit } from "../lib/splice.ts";
import { formatted } from "../setup/files.ts";
import { pluralCategories } from "../words/new-language.ts";
import { keyOf, ownLanguages, textsIn } from "./rename-texts.ts";

/**
 * Gives the owner's own languages exactly the texts of the release, without which the site cannot be built: new ones are
 * in English until somebody translates them.
 *
 * @param root of the site after the upgrade
 * @returns the new texts by file
 */
export async function updateLanguages(root: string): Promise<Map<string, string[]>> {
  const added = new Map<string, string[]>();
  for (const file of ownLanguages(root)) {
    const source = fs.readFileSync(path.join(root, file), "utf8");
    const { edits, texts } = changesOf(file, source, await textsIn(root));
    if (edits.length === 0) continue;
    const changed = await formatted(file, source, splice(source, edits));
    fs.writeFileSync(path.join(root, file), changed);
    if (texts.length > 0) added.set(file, texts);
  }
  return added;
}

function changesOf(
  file: string,
  source: string,
  reference: Catalogue,
): { edits: Edit[]; texts: string[] } {
  const edits: Edit[] = [];
  const texts: string[] = [];
  const object = catalogueIn(file, source);
  const properties = object?.properties.filter((property) => property.type === "Property") ?? [];
  // What else is in it, such as `...other`, may have any text.
  if (!object || properties.length < object.properties.length) return { edits, texts };

  const known = new Map<string, ESTree.ObjectProperty>();
  for (const property of properties) {
    const text = nameOf(property);
    const said = reference[text];
    if (said !== undefined && !isOtherKind(property.value, said)) known.set(text, property);
    else {
      // With the rest of its line, unless that is a comment.
      const [rest = ""] = /^\s*,(?:[ \t]*\r?\n[ \t]*)?/.exec(source.slice(property.end)) ?? [];
      edits.push({ start: property.start, end: property.end + rest.length, text: "" });
    }
  }
  let last: ESTree.ObjectProperty | undefined;
  for (const [text, said] of Object.entries(reference)) {
    const property = known.get(text);
    if (property) last = property;
    else {
      const english = typeof said === "string" ? text : formsOf(path.parse(file).name, text);
      const entry = `\n  ${keyOf(text)}: ${JSON.stringify(english)}`;
      const start = last?.end ?? object.start + 1;
      edits.push({ start, end: start, text: last ? `,${entry}` : `${entry},` });
      texts.push(text);
    }
  }
  return { edits, texts };
}

/** Whether a text is written without forms and has some now, or the other way round. */
function isOtherKind({ type }: ESTree.Expression, said: Catalogue[string]): boolean {
  return typeof said === "string"
    ? type === "ObjectExpression"
    : type === "Literal" || type === "TemplateLiteral";
}

/** The argument of `like<…>()({ … })`. */
function catalogueIn(file: string, source: string): ESTree.ObjectExpression | undefined {
  let found: ESTree.ObjectExpression | undefined;
  new Visitor({
    CallExpression({ callee, arguments: [texts] }) {
      if (callee.type !== "CallExpression" || callee.callee.type !== "Identifier") return;
      if (callee.callee.name === "like" && texts?.type === "ObjectExpression") found = texts;
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function nameOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}

function formsOf(language: string, text: string): Record<string, string> {
  return Object.fromEntries(pluralCategories(language).map((form) => [form, text]));
}
