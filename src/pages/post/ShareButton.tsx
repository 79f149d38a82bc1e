import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts/public";
import { shareOrCopyLink } from "@/lib/browser/share-link";
import { t } from "@/lib/words";
import { postUrl } from "./post-url";

type Props = { post: Post };

/** Shares the post's permanent URL: with the device's share sheet, else by copying it. */
export function ShareButton({ post }: Props) {
  function share() {
    const url = postUrl(post);
    void shareOrCopyLink({ title: post.title, text: post.excerpt, url });
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-4" />
      {t("Share")}
    </Button>
  );
}
