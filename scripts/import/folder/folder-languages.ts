/** The pattern of a language's code, with a script, a region or both, such as `zh-Hant-TW`, in either case. */
export const CODE = String.raw`[a-z]{2}(?:[-_](?:[a-z]{2}|\d{3}|han[st]|ch[st]|latn|cyrl|arab)){0,2}`;

/** A language at the end of a file name. */
export const IN_NAME = new RegExp(String.raw`^(.+)\.(${CODE})$`, "i");

/** A folder that may be a language. */
export const FOLDER = new RegExp(`(?<=^|/)(${CODE})/`, "gi");

/** Where Docusaurus keeps translations. */
export const DOCUSAURUS_TRANSLATION = new RegExp(
  String.raw`^i18n/(${CODE})/docusaurus-plugin-content-(?:(blog)|(docs)/current)/`,
  "i",
);
/** Where Lektor does. */
const LEKTOR_TRANSLATION = new RegExp(String.raw`(?<=/contents)\+(?=${CODE}$)`, "i");

/** The path of a text, without its extension, with its language where other systems have it. */
export function normalizedPath(path: string): string {
  return path
    .replace(
      DOCUSAURUS_TRANSLATION,
      (_, code: string, blog = "", docs = "") => `${code}/${blog || docs}/`,
    )
    .replace(LEKTOR_TRANSLATION, ".");
}

/** Texts in the first are taken as originals. The last line has countries' codes. */
const LANGUAGES =
  `en de fr es it pt ja zh ru nl ko ar he fa hi tr pl uk vi id sv da fi nb nn no cs sk el hu ro th ca bg
  hr sr sl lt lv et is ga eu gl sq mk be ka hy az kk uz bn ta te ml mr ne ur si km lo my mn ms tl sw af eo
  cn tw jp kr ua cz dk gr vn`.split(/\s+/);

/** A list of texts, not a text, if it is the only one in its folder. */
const LIST = /^(?:_?index|readme)$/i;

/** The path of a match of {@link FOLDER} without that folder. */
export function outside({ 0: folder, index, input }: RegExpExecArray): string {
  return input.slice(0, index) + input.slice(index + folder.length);
}

function folderOf({ 0: folder, index, input }: RegExpExecArray): string {
  return input.slice(0, index) + folder;
}

/** Lower for a language that is more probably that of the original; empty is that of the site. */
export function rankOf(code: string): number {
  return LANGUAGES.indexOf(code.slice(0, 2).toLowerCase());
}

/** The languages that a folder's texts are in, as its files and folders are named. */
export type FolderLanguages = {
  /** The languages of a text, by its path without a language; empty for the file at that path. */
  of: (path: string) => ReadonlySet<string>;
  /**
   * Whether the folder of a match, such as `posts/de/`, is a language for the text in it: if the text is also in the
   * folder of another one, or half of the folder's texts are, or two, or most of them are also outside of it. A
   * single name may coincide by chance.
   */
  isLanguage: (match: RegExpExecArray) => boolean;
};

/** @param names of the texts, without their extensions */
export function folderLanguages(names: ReadonlySet<string>): FolderLanguages {
  const languages = new Map<string, Set<string>>();
  const add = (path: string, code: string) =>
    languages.set(path, (languages.get(path) ?? new Set()).add(code));
  const inFolders = [...names].flatMap((name) =>
    [...name.matchAll(FOLDER)].filter(([, code = ""]) => rankOf(code) >= 0),
  );
  for (const name of names) {
    add(name, "");
    const [, path, code] = IN_NAME.exec(name) ?? [];
    if (path !== undefined && code !== undefined && rankOf(code) >= 0) add(path, code);
  }
  for (const match of inFolders) add(outside(match), match[1] ?? "");
  const of = (path: string): ReadonlySet<string> => languages.get(path) ?? new Set();
  const isInSeveral = (match: RegExpExecArray) => {
    const path = outside(match);
    return of(path).size > (names.has(path) ? 2 : 1);
  };
  const isShared = (texts: RegExpExecArray[]) => {
    const shared = texts.filter(isInSeveral).length;
    const alsoOutside = texts.filter((match) => names.has(outside(match))).length;
    return shared >= 2 || shared * 2 >= texts.length || alsoOutside * 2 > texts.length;
  };
  const texts = inFolders.filter((match) => !LIST.test(match.input.slice(folderOf(match).length)));
  const found = new Set(
    [...Map.groupBy(texts, folderOf)].filter(([, all]) => isShared(all)).map(([folder]) => folder),
  );
  return { of, isLanguage: (match) => found.has(folderOf(match)) || isInSeveral(match) };
}
