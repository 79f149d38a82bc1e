/** A text from within a sentence as it stands alone: only its first letter is a capital, in every language. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
