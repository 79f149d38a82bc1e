import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import anyAscii from "any-ascii";

/** A font file of the resume's PDF and of social cards: WOFF, since their renderers cannot read WOFF2. */
export type Face = { family: string; file: string };

const { resolve } = createRequire(import.meta.url);
const LATIN = ["latin", "latin-ext"];
const SCRIPTS = [...LATIN, "cyrillic", "cyrillic-ext", "vietnamese"];

/** One file for each script that the package has. */
function facesOf(name: string, files: string, scripts: readonly string[], weight = 400): Face[] {
  return scripts.map((script) => ({
    family: `${name} ${weight} ${script}`,
    file: resolve(`${files}-${script}-${weight}-normal.woff`),
  }));
}

/** The site's fonts, and arrows and mathematical signs, which they lack. */
export const faces = {
  serif: facesOf("Instrument Serif", "@fontsource/instrument-serif/files/instrument-serif", LATIN),
  sans: facesOf("Geist", "@fontsource/geist/files/geist", SCRIPTS),
  medium: facesOf("Geist", "@fontsource/geist/files/geist", SCRIPTS, 500),
  mono: facesOf("Geist Mono", "@fontsource/geist-mono/files/geist-mono", SCRIPTS),
  signs: ["Main", "AMS"].map((name) => ({
    family: `KaTeX ${name}`,
    file: resolve(`katex/dist/fonts/KaTeX_${name}-Regular.woff`),
  })),
};

for (const { family, file } of Object.values(faces).flat()) Font.register({ family, src: file });

async function load({ family: fontFamily }: Face) {
  await Font.load({ fontFamily });
  return Font.getFont({ fontFamily }).data;
}

/** The sans has what the other fonts of the site have. */
const letters = await Promise.all(faces.sans.map(load));
const signs = await Promise.all(faces.signs.map(load));

function isDrawable(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  // Of other scripts, the signs have a few letters only.
  const fonts = /\p{L}/u.test(character) ? letters : [...letters, ...signs];
  return fonts.some((font) => font?.hasGlyphForCodePoint(codePoint));
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;

/** Transliterates characters that the fonts lack, and removes emoji. */
export function drawable(text: string): string {
  return text.normalize("NFC").replace(/\P{ASCII}/gu, (character) => {
    if (isDrawable(character)) return character;
    if (PICTOGRAPH.test(character)) return "";
    // any-ascii writes an equals sign.
    return character === "≠" ? "!=" : anyAscii(character);
  });
}
