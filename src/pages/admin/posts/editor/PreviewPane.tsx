import { useRef } from "react";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useRenderedText } from "@/components/admin/editor/use-rendered-text";
import { ErrorState } from "@/components/ui/ErrorState";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import { writtenText } from "@/lib/written-text";
import type { PostInput } from "../post-input";
import { PostPreview } from "./PostPreview";
import { useScrollTogether } from "./use-scroll-together";

type Props = {
  input: PostInput;
  /** The text that it scrolls with; null if the preview is alone. */
  text: TextHandle | null;
  isBeside: boolean;
};

/** The preview beside the text, or instead of it, updated after a pause in typing. */
export function PreviewPane({ input, text, isBeside }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const written = writtenText(input);
  const { html, error, retry } = useRenderedText(written, input.format);
  useScrollTogether(text, pane, written);
  return (
    <div
      ref={pane}
      role="region"
      aria-label={t("Preview")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has focus.
      tabIndex={0}
      className={classNames(
        "relative min-h-0 min-w-0 flex-1 -outline-offset-2 md:overflow-y-auto",
        isBeside && "border-s",
      )}
    >
      {error ? (
        <div className="p-4">
          <ErrorState message={t("The preview could not be made.")} query={{ refetch: retry }} />
        </div>
      ) : (
        <PostPreview input={input} html={html} />
      )}
    </div>
  );
}
