import { notify } from "@/lib/notify";

/** How long a button shows that it has copied, in milliseconds. */
export const COPIED_FOR = 2_000;

/**
 * Copies text to the clipboard.
 *
 * @returns false when the browser has no clipboard or denies access
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies text to the clipboard, and shows a toast about it.
 *
 * @param success the toast's text; none if the control itself shows the success
 * @returns whether the text was copied
 */
export async function copyWithNotice(text: string, success?: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (!isCopied) notify({ title: "Failed to copy to clipboard", tone: "danger" });
  else if (success !== undefined) notify({ title: success, tone: "success" });
  return isCopied;
}
