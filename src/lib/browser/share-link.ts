import { copyText } from "./copy-text";
import { notify } from "@/lib/notify";

type Shared = { title: string; text: string; url: string };

/** Shares a page with the device's share sheet; without one, copies its URL and says so. */
export async function shareOrCopyLink(shared: Shared): Promise<void> {
  if ("share" in navigator) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      // The visitor closed the sheet. After any other failure the link is copied.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  if (await copyText(shared.url)) notify({ title: "Link copied!", tone: "success" });
  else notify({ title: "Failed to copy to clipboard", tone: "danger" });
}
