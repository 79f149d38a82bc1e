import type { ImportedPost } from "../source.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";
import { ENDING, type FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";

const LANGUAGE = /^(.+)\.([a-z]{2}(?:-[a-z]{2})?)$/i;
const FOLDER = /(?<=^|\/)([a-z]{2}(?:-[a-z]{2})?)\//gi;

/** The languages that files are looked for in, the first of which others are taken for translations of. */
const LANGUAGES =
  "en de fr es it pt ja zh ru nl pt-br pt-BR zh-cn zh-CN zh-tw zh-TW zh-hans zh-hant".split(" ");

/** What the name of a file says of its language, where the same text is there in another. */
type Spoken = {
  code: string;
  /** Whether another is the original. */
  isTranslation: boolean;
  /** The language as addresses have it, besides the file's folders. */
  inPath: string;
  /** Whether the file's name ends in it. */
  isInName: boolean;
  /** The same for each of its translations. */
  group: string;
};

type Languages = Pick<OldSite, "languages" | "language" | "hasLanguageInPath">;

/** The language that a file's name, or a folder above it, is called by, where the same text is there in another. */
export function languageOf(
  file: string,
  { has }: FileNames,
  { languages, language, hasLanguageInPath }: Languages,
): Spoken {
  const bare = file.replace(ENDING, "");
  const [, base, written = ""] = LANGUAGE.exec(bare) ?? [];
  const inAddress = (code: string) => (code === language && !hasLanguageInPath ? "" : code);
  const isKnown = languages.has(written.toLowerCase());
  const isOther =
    base !== undefined &&
    ["", ...LANGUAGES.map((code) => `.${code}`)].some(
      (end) => end !== `.${written}` && has(base + end),
    );
  if (isOther || (base !== undefined && isKnown)) {
    const isTranslation = base !== undefined && has(base);
    const code = written.toLowerCase();
    const inPath = isKnown ? inAddress(code) : isTranslation ? code : "";
    return { code: codeOf(written), isTranslation, inPath, isInName: true, group: base };
  }
  for (const { 0: folder, 1: code = "", index } of bare.matchAll(FOLDER)) {
    const at = (other: string) =>
      `${bare.slice(0, index)}${other}/${bare.slice(index + folder.length)}`;
    const original = LANGUAGES.find((other) => other === code || has(at(other)));
    const isTranslated = LANGUAGES.some((other) => other !== code && has(at(other)));
    if (isTranslated || languages.has(code.toLowerCase()))
      return {
        code: codeOf(code),
        isTranslation: isTranslated && original !== code,
        inPath: "",
        isInName: false,
        group: at("*"),
      };
  }
  return {
    code: codeOf(language),
    isTranslation: false,
    inPath: inAddress(language),
    isInName: false,
    group: bare,
  };
}

function codeOf(written: string): string {
  return written
    .toLowerCase()
    .replace(/-([a-z]{2})$/, (_, region: string) => `-${region.toUpperCase()}`);
}

/** What a text has in common with its translations: a key that it says, an address in several languages, or its file. */
export function translationsOf(head: Head, group: string): ImportedPost["translations"] {
  const said = first(head, FIELDS.translations);
  if (said) return { group: `key:${said}`, said };
  const address = first(head, ["permalink"]);
  return {
    group: first(head, FIELDS.language) && address ? `address:${address}` : `file:${group}`,
  };
}
