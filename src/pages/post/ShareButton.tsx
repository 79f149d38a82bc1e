import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts";
import { copyText } from "@/lib/copy-text";
import { notify } from "@/lib/notify";
import { paths } from "@/paths";

type Props = { post: Post };

/** Shares the post's lasting address: with the device's own sheet, else by copying the link. */
export function ShareButton({ post }: Props) {
  async function share() {
    const url = new URL(paths.post(post.slug), window.location.origin).href;
    if ("share" in navigator) {
      try {
        await navigator.share({ title: post.title, text: post.excerpt, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    if (await copyText(url)) notify({ title: "Link copied!", tone: "success" });
    else notify({ title: "Failed to copy to clipboard", tone: "danger" });
  }

  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Button>
  );
}
