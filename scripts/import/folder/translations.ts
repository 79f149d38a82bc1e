import type { ImportedPost } from "../source.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";
import { codeOf, FOLDER, IN_NAME, LANGUAGES, withFolder } from "./language-folders.ts";
import { ENDING, type FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";

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
  { has, isLanguageFolder }: FileNames,
  { languages, language, hasLanguageInPath }: Languages,
): Spoken {
  const bare = file.replace(ENDING, "");
  const [, base, written = ""] = IN_NAME.exec(bare) ?? [];
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
  for (const match of bare.matchAll(FOLDER)) {
    const [folder, code = ""] = match;
    const isDeclared = languages.has(code.toLowerCase());
    if (!isDeclared && !isLanguageFolder(bare.slice(0, match.index) + folder)) continue;
    const at = (other: string) => withFolder(match, other);
    const original = ["", language, ...LANGUAGES].find((other) => has(at(other)));
    return {
      code: codeOf(code),
      isTranslation: original !== undefined && original !== code,
      inPath: "",
      isInName: false,
      group: at(original === "" ? "" : "*"),
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

/** What a text shares with its translations: an explicit key, a URL in several languages, or its file. */
export function translationsOf(head: Head, group: string): ImportedPost["translations"] {
  const said = first(head, FIELDS.translations);
  if (said) return { group: `key:${said}`, said };
  const address = first(head, ["permalink"]);
  return {
    group: first(head, FIELDS.language) && address ? `address:${address}` : `file:${group}`,
  };
}
