import { canonicalLanguage } from "../../content/values.ts";
import type { ImportedPost } from "../source.ts";
import { FIELDS, first } from "./fields.ts";
import type { Head } from "./head.ts";
import { normalizedPath, FOLDER, IN_NAME, outside, rankOf } from "./folder-languages.ts";
import { ENDING, type FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";

/** The language in a file name, if the same text exists in another language. */
type FileLanguage = {
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
  { languages: found }: FileNames,
  { languages, language, hasLanguageInPath }: Languages,
): FileLanguage {
  const bare = normalizedPath(file.replace(ENDING, ""));
  const inUrl = (code: string) => (code === language && !hasLanguageInPath ? "" : code);
  const [, base = "", written = ""] = IN_NAME.exec(bare) ?? [];
  const code = written.toLowerCase();
  const isKnown = languages.has(code);
  const all = found.of(base);
  if (isKnown || (all.has(written) && all.size > 1)) {
    const isTranslation = all.has("");
    const inPath = isKnown ? inUrl(code) : isTranslation ? code : "";
    return { code: codeOf(written), isTranslation, inPath, isInName: true, group: base };
  }
  for (const match of bare.matchAll(FOLDER)) {
    const [, name = ""] = match;
    if (!languages.has(name.toLowerCase()) && !found.isLanguage(match)) continue;
    const group = outside(match);
    const others = [...found.of(group)].toSorted((a, b) => rankOf(a) - rankOf(b));
    const original = others.find((other) => ["", language].includes(other)) ?? others[0];
    return {
      code: codeOf(name),
      isTranslation: original !== undefined && original !== name,
      inPath: "",
      isInName: false,
      group,
    };
  }
  return {
    code: codeOf(language),
    isTranslation: false,
    inPath: inUrl(language),
    isInName: false,
    group: bare,
  };
}

/** Also of Microsoft's former names of the scripts of Chinese. */
function codeOf(written: string): string {
  return canonicalLanguage(written.replaceAll("_", "-").replace(/-ch([st])$/i, "-Han$1"));
}

/** What a text shares with its translations: an explicit key, a URL in several languages, or its file. */
export function translationsOf(head: Head, group: string): ImportedPost["translations"] {
  const declaredKey = first(head, FIELDS.translations);
  if (declaredKey) return { group: `key:${declaredKey}`, declaredKey };
  const url = first(head, ["permalink"]);
  return {
    group: first(head, FIELDS.language) && url ? `address:${url}` : `file:${group}`,
  };
}
