/**
 * Puts text on the clipboard.
 *
 * @returns false where the browser has no clipboard or forbids it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
