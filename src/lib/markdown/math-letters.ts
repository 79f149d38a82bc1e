/** Unicode's styled letters, the styles in its order. The names are MathML's. */
const ALPHABETS = [
  {
    letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    first: 0x1d400,
    styles:
      "bold italic bold-italic script bold-script fraktur double-struck bold-fraktur sans-serif " +
      "bold-sans-serif sans-serif-italic sans-serif-bold-italic monospace",
  },
  {
    letters: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ",
    first: 0x1d6a8,
    styles: "bold italic bold-italic bold-sans-serif sans-serif-bold-italic",
  },
  {
    letters: "0123456789",
    first: 0x1d7ce,
    styles: "bold double-struck sans-serif bold-sans-serif monospace",
  },
];

export const DOUBLE_STRUCK = "ℂℍℕℙℚℝℤ";

/** Letters that Unicode already had elsewhere: their code points in the alphabets are unassigned. */
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
      const letters = text.match(/&\w+;|[^]/gu) ?? [];
      const styled = letters.map((letter) => styledLetter(letter, style));
      const isMissing = letters.some((letter, index) => !styled[index] && /^\p{L}$/u.test(letter));
      if (isMissing || styled.every((letter) => !letter)) return written;
      return `${before}${after}${letters.map((letter, index) => styled[index] ?? letter).join("")}`;
    },
  );
}

function styledLetter(letter: string, style: string): string | undefined {
  const earlier = Array.from(EARLIER[style] ?? "").find((one) => one.normalize("NFKC") === letter);
  if (earlier) return earlier;
  for (const { letters, first, styles } of ALPHABETS) {
    const alphabet = styles.split(" ").indexOf(style);
    const index = letters.indexOf(letter);
    if (alphabet >= 0 && index >= 0)
      return String.fromCodePoint(first + alphabet * letters.length + index);
  }
  return undefined;
}
