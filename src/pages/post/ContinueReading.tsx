import { ArrowDown, X } from "lucide-react";
import { focusMain } from "@/lib/browser/focus-main";
import { IconButton } from "@/components/ui/IconButton";
import type { Post } from "@/data/posts/public";
import { classNames } from "@/lib/class-names";
import { usePlayerPresence } from "@/lib/player/player-presence";
import { removeReadingPosition } from "@/lib/reading/positions";
import { continueReadingAt, sectionOf } from "./article-blocks";
import { useReadingPosition } from "./use-reading-position";
import { t } from "@/lib/words";

type Props = { post: Pick<Post, "id" | "slug" | "title"> };

/** Offers to continue where the reader left the article. It floats, so that the page's content does not move. */
export function ContinueReading({ post }: Props) {
  const { offered, close } = useReadingPosition(post);
  const isPlayerPresent = usePlayerPresence();
  if (!offered) return null;
  const section = sectionOf(offered);
  return (
    <aside
      data-keep-clear
      aria-label={t("Continue reading")}
      className={classNames(
        "fixed inset-e-20 inset-s-4 z-20 mx-auto flex max-w-md items-center border border-line-strong bg-paper-raised sm:inset-e-4 sm:w-fit print:hidden",
        isPlayerPresent ? "bottom-20" : "bottom-4",
      )}
    >
      <button
        type="button"
        onClick={() => {
          continueReadingAt(offered);
          close();
        }}
        className="flex min-h-11 min-w-0 grow items-center gap-3 py-2 ps-4 text-start text-sm hover:bg-paper-sunk sm:pe-2"
      >
        <ArrowDown aria-hidden className="size-4 shrink-0 text-accent max-sm:hidden" />
        <span className="min-w-0">
          <span className="block font-medium">{t("Continue where you left off")}</span>
          {section && <span className="block truncate text-ink-muted">{section}</span>}
        </span>
      </button>
      <IconButton
        label={t("Start from the beginning")}
        icon={<X aria-hidden className="size-5" />}
        onClick={() => {
          removeReadingPosition(post.id);
          close();
          // The focused button disappears: move focus to the page's content.
          focusMain();
        }}
      />
    </aside>
  );
}
