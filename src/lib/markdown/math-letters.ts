/** Unicode's styled letters, the styles in its order. The names are MathML's. */
const ALPHABETS = [
  {
    signs: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    first: 0x1d400,
    styles:
      "bold italic bold-italic script bold-script fraktur double-struck bold-fraktur sans-serif " +
      "bold-sans-serif sans-serif-italic sans-serif-bold-italic monospace",
  },
  {
    signs: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ",
    first: 0x1d6a8,
    styles: "bold italic bold-italic bold-sans-serif sans-serif-bold-italic",
  },
  {
    signs: "0123456789",
    first: 0x1d7ce,
    styles: "bold double-struck sans-serif bold-sans-serif monospace",
  },
];

export const DOUBLE_STRUCK = "ℂℍℕℙℚℝℤ";

/** Letters that Unicode already had elsewhere: it left their places in the alphabets empty. */
const EARLIER: Record<string, string> = {
  italic: "ℎ",
  script: "ℬℰℱℋℐℒℳℛℯℊℴ",
  fraktur: "ℭℌℑℜℨ",
  "double-struck": DOUBLE_STRUCK,
};

/**
 * Replaces letters whose style is in an attribute, `<mi mathvariant="double-struck">R</mi>`, by Unicode's: Chromium
 * ignores the attribute, as MathML Core has only "normal". A word with a letter that Unicode does not have stays.
 */
export function withStyledLetters(html: string): string {
  return html.replace(
    /(<m[a-z]+[^>]*?) mathvariant="([a-z-]+)"([^>]*>)([^<]+)/g,
    (written: string, before: string, style: string, after: string, text: string) => {
      const signs = text.match(/&\w+;|[^]/gu) ?? [];
      const styled = signs.map((sign) => styledSign(sign, style));
      const isMissing = signs.some((sign, index) => !styled[index] && /^\p{L}$/u.test(sign));
      if (isMissing || styled.every((sign) => !sign)) return written;
      return `${before}${after}${signs.map((sign, index) => styled[index] ?? sign).join("")}`;
    },
  );
}

function styledSign(sign: string, style: string): string | undefined {
  const earlier = Array.from(EARLIER[style] ?? "").find((one) => one.normalize("NFKC") === sign);
  if (earlier) return earlier;
  for (const { signs, first, styles } of ALPHABETS) {
    const alphabet = styles.split(" ").indexOf(style);
    const place = signs.indexOf(sign);
    if (alphabet >= 0 && place >= 0)
      return String.fromCodePoint(first + alphabet * signs.length + place);
  }
  return undefined;
}
