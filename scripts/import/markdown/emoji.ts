import { nameToEmoji } from "gemoji";

/** Icon sets of MkDocs themes. */
const ICON = /^(?:material|fontawesome|octicons|simple)-/;

const NAME = /:([a-z\d_+-]+):(?:\{[^}\n]*\})?/g;
/** Scripts without blanks between words may have them beside their letters. */
const WORD = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])[\p{L}\p{N}:]`;
const ROW = String.raw`(?<!${WORD}|/)(?:${NAME.source})+(?!${WORD})`;
/** The same with the blanks around it. */
const SPACED = new RegExp(
  String.raw`(?:(?<![ \t])(?<before>[ \t]+))?(?<row>${ROW})(?<after>[ \t]*)`,
  "gu",
);

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
  return text.replace(SPACED, (written: string, ...found) => {
    const { before = "", row = "", after = "" }: Record<string, string | undefined> = found.at(-1);
    const shown = row.replace(NAME, replacementOf);
    if (shown) return before + shown + after;
    // Emphasis neither begins nor ends with a blank, and a line does not begin with one.
    const [at, all] = [Number(found.at(-3)), String(found.at(-2))];
    const isFirst = before === "" && /[*_\n]/.test(all[at - 1] ?? "\n");
    const isLast = after === "" && /[*_]/.test(all[at + written.length] ?? "");
    return (isLast ? "" : before) + (isFirst ? "" : after);
  });
}
