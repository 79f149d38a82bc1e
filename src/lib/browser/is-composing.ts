/**
 * Whether a key is one of an input method, which is composing a word: there Enter takes a candidate, and Escape drops it.
 * Safari ends the composition before, and reports it by the key code alone.
 */
export function isComposingKey(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
