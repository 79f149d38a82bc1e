import { nameToEmoji } from "gemoji";

/** Icon sets of MkDocs themes. */
const ICON = /^(?:material|fontawesome|octicons|simple)-/;

const NAME = /:([a-z\d_+-]+):(?:\{[^}\n]*\})?/g;
/** Scripts without blanks between words may have them beside their letters. */
const WORD = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{N}:]`;
const ROW = new RegExp(String.raw`(?<!${WORD}|/)(?:${NAME.source})+(?!${WORD})`, "gu");

/**
 * `:tada:`, as on GitHub and elsewhere; unknown names stay.
 *
 * @param lose receives icons, which are left out
 */
export function withEmoji(text: string, lose: (message: string) => void): string {
  const replacementOf = (written: string, name: string) => {
    if (ICON.test(name)) lose(`${written} is left out`);
    return ICON.test(name)
      ? ""
      : Object.hasOwn(nameToEmoji, name)
        ? (nameToEmoji[name] ?? written)
        : written;
  };
  return text.replace(ROW, (all) => all.replace(NAME, replacementOf));
}
