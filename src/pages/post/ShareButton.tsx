import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts";
import { shareOrCopyLink } from "@/lib/share-link";
import { paths } from "@/paths";

type Props = { post: Post };

/** Shares the post's lasting address: with the device's own sheet, else by copying the link. */
export function ShareButton({ post }: Props) {
  function share() {
    const url = new URL(paths.post(post.slug), window.location.origin).href;
    void shareOrCopyLink({ title: post.title, text: post.excerpt, url });
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Button>
  );
}
