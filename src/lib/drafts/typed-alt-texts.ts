import { onDiscard } from "./draft-store";

type Typed = { text: string; saved: string };

const typed = new Map<string, Typed>();
onDiscard(() => typed.clear());

/**
 * The alt text of a picture as it was being typed when its dialog was closed, until the page is left.
 *
 * @param picture the picture's URL or id
 * @param saved the saved alt text, which wins if it has changed since
 */
export function typedAltText(picture: string, saved: string): string {
  const entry = typed.get(picture);
  return entry?.saved === saved ? entry.text : saved;
}

/** Keeps an alt text that is being typed; see {@link typedAltText}. */
export function keepAltText(picture: string, entry: Typed): void {
  typed.set(picture, entry);
}
