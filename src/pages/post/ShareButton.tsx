import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts";
import { shareOrCopyLink } from "@/lib/browser/share-link";
import { siteUrl } from "@/lib/seo/site-url";
import { paths } from "@/paths";

type Props = { post: Post };

/** Shares the post's lasting address: with the device's own sheet, else by copying the link. */
export function ShareButton({ post }: Props) {
  function share() {
    // A site that does not know its own address is where the reader has found it.
    const url = new URL(siteUrl(paths.post(post.slug)), window.location.origin).href;
    void shareOrCopyLink({ title: post.title, text: post.excerpt, url });
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Button>
  );
}
