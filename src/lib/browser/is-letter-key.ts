/** Whether a key has a letter: on Latin keyboards the one that it types, on others, such as Greek ones, by its position. */
export function isLetterKey(
  { key, code }: Pick<KeyboardEvent, "key" | "code">,
  letter: string,
): boolean {
  return /^[a-z]$/i.test(key)
    ? key.toUpperCase() === letter.toUpperCase()
    : code === `Key${letter.toUpperCase()}`;
}
