import { copyWithNotice } from "./copy-text";
import { t } from "@/lib/words";

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
  await copyWithNotice(shared.url, t("Link copied!"));
}
