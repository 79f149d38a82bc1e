import { Share2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts/public";
import { shareOrCopyLink } from "@/lib/browser/share-link";
import { siteAddress } from "@/lib/seo/site-origin";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { post: Post };

/** Shares the post's permanent URL: with the device's share sheet, else by copying it. */
export function ShareButton({ post }: Props) {
  function share() {
    // Without a configured origin, use the current one.
    const url = siteAddress() + paths.post(post.slug);
    void shareOrCopyLink({ title: post.title, text: post.excerpt, url });
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-4" />
      {t("Share")}
    </Button>
  );
}
