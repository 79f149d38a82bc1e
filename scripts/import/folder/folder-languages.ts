/** With a script, a region or both, such as `zh-Hant-TW`. */
const CODE = "([a-z]{2}(?:[-_](?:[a-z]{2}|han[st]|latn|cyrl|arab)){0,2})";

/** A language at the end of a file name. */
export const IN_NAME = new RegExp(`^(.+)\\.${CODE}$`, "i");

/** A folder that may be a language. */
export const FOLDER = new RegExp(`(?<=^|/)${CODE}/`, "gi");

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

/** Lower for a language that is more probably that of the original; empty is that of the site. */
export function rankOf(code: string): number {
  return LANGUAGES.indexOf(code.slice(0, 2).toLowerCase());
}

/** The languages that a folder's texts are in, as its files and folders are named. */
export type FolderLanguages = {
  /** The languages of a text, by its path without a language; empty for the file at that path. */
  of: (path: string) => ReadonlySet<string>;
  /**
   * Whether a folder such as `posts/de/` is a language: a text in it is also in the folder of another one, or most of
   * them are also outside of it.
   */
  has: (folder: string) => boolean;
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
  const found = new Set<string>();
  const balance = new Map<string, number>();
  for (const match of inFolders) {
    const folder = match.input.slice(0, match.index) + match[0];
    if (LIST.test(match.input.slice(folder.length))) continue;
    const all = languages.get(outside(match));
    const isOutside = names.has(outside(match));
    if ((all?.size ?? 0) > (isOutside ? 2 : 1)) found.add(folder);
    balance.set(folder, (balance.get(folder) ?? 0) + (isOutside ? 1 : -1));
  }
  for (const [folder, more] of balance) if (more > 0) found.add(folder);
  return { of: (path) => languages.get(path) ?? new Set(), has: (folder) => found.has(folder) };
}
