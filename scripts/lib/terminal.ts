/**
 * Untrusted text on one line, with control characters escaped: those that would move the cursor, change the
 * direction or begin another line, so that no file can disguise its contents.
 */
export function shown(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}

/** Prints lines with untrusted text. */
export function print(lines: string): void {
  console.log(lines.split("\n").map(shown).join("\n"));
}
