/** A language at the end of a file name. */
export const IN_NAME = /^(.+)\.([a-z]{2}(?:-[a-z]{2})?)$/i;

/** A folder that may be a language. */
export const FOLDER = /(?<=^|\/)([a-z]{2}(?:-[a-z]{2})?)\//gi;

/** Codes of countries that are used for a language, with the language's. */
const COUNTRIES = new Map([
  ["cn", "zh"],
  ["tw", "zh-TW"],
  ["jp", "ja"],
  ["kr", "ko"],
  ["ua", "uk"],
  ["cz", "cs"],
  ["dk", "da"],
  ["gr", "el"],
  ["vn", "vi"],
]);

/** The supported languages; texts in the first are taken as originals. */
export const LANGUAGES = (
  "en en-us en-US en-gb en-GB de fr es it pt ja zh ru nl pt-br pt-BR zh-cn zh-CN zh-tw zh-TW zh-hans zh-hant " +
  "ko ar he fa hi tr pl uk vi id sv da fi nb cs el hu ro th ca bg"
)
  .split(" ")
  .concat(...COUNTRIES.keys());

/** The language that a folder or the end of a name stands for. */
export function codeOf(written: string): string {
  const code = written.toLowerCase();
  return (
    COUNTRIES.get(code) ??
    code.replace(/-([a-z]{2})$/, (_, region: string) => `-${region.toUpperCase()}`)
  );
}

/** A list of texts, not a text, if it is the only one in its folder. */
const LIST = /^(?:_?index|readme)$/i;

/** The path of a match of {@link FOLDER}, in another language's folder; without a folder if that is empty. */
export function withFolder({ 0: folder, index, input }: RegExpExecArray, other: string): string {
  return input.slice(0, index) + other + (other && "/") + input.slice(index + folder.length);
}

/**
 * The folders whose texts are in a language, such as `posts/de/`: a text in it is also in the folder of another
 * language, or most of them are also outside of it.
 *
 * @param names of the texts, without their extensions
 */
export function languageFolders(names: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const besides = new Map<string, number>();
  for (const name of names) {
    for (const match of name.matchAll(FOLDER)) {
      const [folder, code = ""] = match;
      const path = name.slice(0, match.index) + folder;
      const hasAt = (other: string) => names.has(withFolder(match, other));
      if (LANGUAGES.some((other) => other !== code && hasAt(other))) found.add(path);
      if (!LANGUAGES.includes(code) || LIST.test(name.slice(path.length))) continue;
      besides.set(path, (besides.get(path) ?? 0) + (hasAt("") ? 1 : -1));
    }
  }
  for (const [path, more] of besides) if (more > 0) found.add(path);
  return found;
}
