import type { ImportedPost } from "../source.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";
import { ENDING, type FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";

const LANGUAGE = /^(.+)\.([a-z]{2}(?:-[a-z]{2})?)$/i;
const FOLDER = /(?<=^|\/)([a-z]{2}(?:-[a-z]{2})?)\//gi;

/** The supported languages; texts in the first are taken as originals. */
const LANGUAGES = (
  "en en-us en-US en-gb en-GB de fr es it pt ja zh ru nl pt-br pt-BR zh-cn zh-CN zh-tw zh-TW zh-hans zh-hant " +
  "ko ar he fa hi tr pl uk vi id sv da fi nb cs el hu ro th ca bg"
).split(" ");

/** The language in a file name, if the same text exists in another language. */
type Spoken = {
  code: string;
  /** Whether another text is the original. */
  isTranslation: boolean;
  /** The language in URLs, besides the file's folders. */
  inPath: string;
  /** Whether the file name ends in it. */
  isInName: boolean;
  /** The same for all translations of a text. */
  group: string;
};

type Languages = Pick<OldSite, "languages" | "language" | "hasLanguageInPath">;

/** The language in a file name, or in a folder above it, if the same text exists in another language. */
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
    const original = [language, ...LANGUAGES].find((other) => other === code || has(at(other)));
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

/** What a text shares with its translations: an explicit key, a URL in several languages, or its file. */
export function translationsOf(head: Head, group: string): ImportedPost["translations"] {
  const said = first(head, FIELDS.translations);
  if (said) return { group: `key:${said}`, said };
  const address = first(head, ["permalink"]);
  return {
    group: first(head, FIELDS.language) && address ? `address:${address}` : `file:${group}`,
  };
}
