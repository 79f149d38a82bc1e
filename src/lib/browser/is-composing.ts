/**
 * Whether a key press belongs to an input method that is composing a word: there Enter accepts a candidate, and
 * Escape discards it. Safari ends the composition before the event, and reports it only through the key code.
 */
export function isComposingKey(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
