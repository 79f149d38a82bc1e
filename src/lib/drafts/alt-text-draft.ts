import { readDraft, writeDraft } from "./draft-store";

/**
 * The alt text being typed for a picture, which survives its closed dialog.
 *
 * @param src the picture's URL or id
 * @returns the typed text, empty if there is none; `keep` stores it, and `forget` is for after it is saved
 */
export function altTextDraft(src: string) {
  // `data:` URLs are long, and differ at their ends.
  const key = `alt-text:${src.slice(-200)}`;
  return {
    typed: readDraft(key),
    keep: (text: string) => void writeDraft(key, text),
    forget: () => void writeDraft(key, ""),
  };
}
