/** What the standard fonts of a PDF can show beside Latin-1: the rest of Windows-1252. */
const BEYOND_LATIN_1 = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

function isKnown(character: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]$/.test(character) || BEYOND_LATIN_1.has(character);
}

/**
 * Makes a function that spells text with the characters of the standard fonts: what they lack is
 * transliterated, e.g. «Łukasz» to «Lukasz».
 *
 * @param text all the text there will be; decides whether the transliteration is loaded
 *
 * Source: ISO 32000-1, annex D (WinAnsiEncoding).
 */
export async function spellerFor(text: string): Promise<(text: string) => string> {
  if (Array.from(text.normalize("NFC")).every(isKnown)) return (piece) => piece.normalize("NFC");
  const { default: anyAscii } = await import("any-ascii");
  return (piece) =>
    Array.from(piece.normalize("NFC"), (character) =>
      isKnown(character) ? character : anyAscii(character),
    ).join("");
}
