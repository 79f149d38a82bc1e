import { Rss } from "lucide-react";
import { onHost } from "@/lib/base-path";
import { classNames } from "@/lib/class-names";
import { feeds, hasFeeds } from "@/lib/seo/site-url";
import { t } from "@/lib/words";

/** A link to the site's feed, with an explanation; renders nothing if the site has none. */
export function FeedHint({ className }: { className?: string }) {
  const [rss] = feeds;
  if (!hasFeeds() || !rss) return null;
  return (
    <p className={classNames("text-sm text-ink-muted print:hidden", className)}>
      {t("{link} — a feed reader shows you new articles as they appear.", {
        link: (
          <a
            href={onHost(rss.path)}
            type={rss.type}
            className="inline-flex items-baseline gap-2 text-ink underline decoration-line-strong underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
          >
            <Rss aria-hidden className="size-4 self-center" />
            {t("Follow by RSS")}
          </a>
        ),
      })}
    </p>
  );
}
