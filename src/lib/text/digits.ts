const DIGIT = /\p{Decimal_Number}/u;

/** The digits of a text as 0 to 9: keyboards of Arabic, Persian and other languages type their own. */
export function digitsOf(text: string): string {
  return Array.from(text, (letter) => (DIGIT.test(letter) ? valueOf(letter) : "")).join("");
}

/** Unicode has the ten digits of a script in a row, and several such rows one after the other. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
