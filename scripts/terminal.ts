/**
 * Words of a file, on one line as they are: what would move the cursor, turn the direction or begin another line is
 * written out, so that no file hides what it asks for.
 */
export function shown(words: string): string {
  return words.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u{${sign.charCodeAt(0).toString(16)}}`,
  );
}

/** Prints lines with words that anybody may have written. */
export function print(lines: string): void {
  console.log(lines.split("\n").map(shown).join("\n"));
}
