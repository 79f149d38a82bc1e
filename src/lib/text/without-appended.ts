/**
 * A name within a URL, without parameters that have no question mark of their own (`a-name&utm_source=x`), and without
 * the punctuation of the sentence that it was copied with.
 *
 * @param name percent-decoded
 * @param toLastLetter matches from the beginning, so that a stranger's long text is read once
 */
export function withoutAppended(name: string, toLastLetter: RegExp): string {
  const [own = ""] = name.split(/[?&;#]/, 1);
  return toLastLetter.exec(own)?.[0] ?? "";
}
