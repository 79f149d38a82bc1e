import { nameToEmoji } from "gemoji";

/** Icon sets of MkDocs themes. */
const ICON = /^(?:material|fontawesome|octicons|simple)-/;

/**
 * `:tada:`, as on GitHub and elsewhere; unknown names stay.
 *
 * @param lose is told of icons, which are left out
 */
export function withEmoji(text: string, lose: (says: string) => void): string {
  return text.replace(
    /(?<![\p{L}\p{N}:/]):([a-z\d_+-]+):(?:\{[^}\n]*\})?(?![\p{L}\p{N}:])/gu,
    (written, name: string) => {
      if (ICON.test(name)) lose(`${written} is left out`);
      return ICON.test(name)
        ? ""
        : Object.hasOwn(nameToEmoji, name)
          ? (nameToEmoji[name] ?? written)
          : written;
    },
  );
}
