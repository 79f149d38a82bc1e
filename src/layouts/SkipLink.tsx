import { followAnchor } from "@/lib/browser/scroll-to-anchor";
import { t } from "@/lib/words";
/** The first stop of the Tab key: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={({ nativeEvent }) => followAnchor(nativeEvent)}
      className="sr-only focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:z-50 focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
    >
      {t("Skip to content")}
    </a>
  );
}
