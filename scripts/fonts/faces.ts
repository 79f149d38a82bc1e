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

// Whoever imports this module finds them registered: `drawable` needs them, loaded, before the first text.
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

/** Signs that nothing in ASCII resembles, unlike the lines, shapes and ornaments in these ranges. */
const SIGN = /(?![\u2500-\u25ff\u2700-\u27bf])[\p{Sm}\p{So}]/u;

const SUPERSCRIPTS = /[¹²³\u2070-\u207f]+/g;

/**
 * Transliterates characters that the fonts lack, and removes emoji and other signs rather than show ones that mean
 * something else.
 */
export function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(SUPERSCRIPTS, (found) => (areDrawable(found) ? found : `^${found.normalize("NFKC")}`))
    .replace(/\p{S}\u0338|\P{ASCII}/gu, (found) =>
      areDrawable(found) ? found : substitute(found),
    );
}

function areDrawable(characters: string): boolean {
  return Array.from(characters).every(isDrawable);
}

function substitute(character: string): string {
  const [base = "", slash] = character.normalize("NFD");
  if (slash === "\u0338") return `!${drawable(base)}`;
  if (PICTOGRAPH.test(character)) return "";
  // any-ascii writes "%0" for "‰".
  if (!SIGN.test(character)) return anyAscii(character).replace(/%(?=0)/, "/100");
  const characters = character.normalize("NFKC");
  return characters === character ? "" : drawable(characters);
}
