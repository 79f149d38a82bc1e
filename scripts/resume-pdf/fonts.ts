import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import anyAscii from "any-ascii";

const { resolve } = createRequire(import.meta.url);

/**
 * Registers a font for every script that its package has a file for. The renderer looks a character
 * up in each of them, in this order.
 *
 * @param file path of the WOFF files up to the script; WOFF2 is not supported
 * @returns names of the families, for `fontFamily`
 */
function registerFaces(
  name: string,
  file: string,
  scripts: readonly string[],
  weight = 400,
): string[] {
  return scripts.map((script) => {
    const family = `${name} ${weight} ${script}`;
    Font.register({ family, src: resolve(`${file}-${script}-${weight}-normal.woff`) });
    return family;
  });
}

const LATIN = ["latin", "latin-ext"];
const SCRIPTS = [...LATIN, "cyrillic", "cyrillic-ext", "vietnamese"];
const GEIST = "@fontsource/geist/files/geist";

const sans = registerFaces("Geist", GEIST, SCRIPTS);

/** The site's fonts; the sans replaces letters that the serif lacks. */
export const families = {
  serif: [
    ...registerFaces(
      "Instrument Serif",
      "@fontsource/instrument-serif/files/instrument-serif",
      LATIN,
    ),
    ...sans,
  ],
  sans,
  medium: registerFaces("Geist", GEIST, SCRIPTS, 500),
  mono: registerFaces("Geist Mono", "@fontsource/geist-mono/files/geist-mono", SCRIPTS),
};

/** Longer words, such as URLs, are broken anywhere; the others only at spaces. */
const LONGEST_WORD = 40;
Font.registerHyphenationCallback((word) =>
  // An empty part allows a break without a hyphen.
  word.length > LONGEST_WORD ? Array.from(word).flatMap((character) => [character, ""]) : [word],
);

/** Transliterates letters that the fonts lack, and removes emoji. */
export function transliterate(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, "")
    .replace(/(?!\p{Script=Latin}|\p{Script=Cyrillic})\p{L}/gu, (letter) => anyAscii(letter));
}
