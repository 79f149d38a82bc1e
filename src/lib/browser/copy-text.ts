import { notify } from "@/lib/notify";
import { t } from "@/lib/words";

/** How long a button shows that the text was copied, in milliseconds. */
export const COPIED_DURATION = 2_000;

/**
 * Copies text to the clipboard.
 *
 * @param text may be a promise: Safari no longer counts the click as a user gesture after waiting for one
 * @returns false if the browser denies access to the clipboard, or the text could not be produced
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== "string" && "ClipboardItem" in window) {
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return Promise.resolve(text)
      .then(copyByCommand)
      .catch(() => false);
  }
}

/** In-app browsers on Android refuse the Clipboard API, and without https it does not exist. */
function copyByCommand(text: string): boolean {
  let isFilled = false;
  const setData = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    isFilled = true;
  };
  document.addEventListener("copy", setData);
  try {
    return document.execCommand("copy") && isFilled;
  } finally {
    document.removeEventListener("copy", setData);
  }
}

/**
 * Copies text to the clipboard, and shows a toast about it.
 *
 * @param success the toast's text; none if the control itself shows the success
 * @returns whether the text was copied
 */
export async function copyWithNotice(
  text: string | Promise<string>,
  success?: string,
): Promise<boolean> {
  const isCopied = await copyText(text);
  if (!isCopied) notify({ title: t("Failed to copy to clipboard"), tone: "danger" });
  else if (success !== undefined) notify({ title: success, tone: "success" });
  return isCopied;
}
