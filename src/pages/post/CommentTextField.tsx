import { useId, useState, type ComponentProps } from "react";
import { TextArea } from "@/components/ui/TextArea";
import { isComposingKey } from "@/lib/browser/is-composing";
import * as limits from "@/lib/supabase/limits/comments";
import { commentButton } from "./comment-button";
import { LazyMarkdownText } from "./LazyMarkdownText";
import { t } from "@/lib/words";

type Props = Omit<ComponentProps<typeof TextArea>, "value"> & {
  value: string;
  onEscape?: (() => void) | undefined;
};

export function CommentTextField({ value, onEscape, ...rest }: Props) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isEmpty = value.trim() === "";
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  const id = useId();
  // The preview disappears when the text is sent or deleted.
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty);
    if (isEmpty) setIsPreviewed(false);
  }
  return (
    <div>
      <TextArea
        {...rest}
        value={value}
        maxLength={limits.content_max_length}
        aria-required
        hint={t("Markdown: **bold**, *italic*, `code`, lists, > quote")}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Escape" && !isComposingKey(nativeEvent)) onEscape?.();
        }}
      />
      <button
        type="button"
        aria-expanded={isPreviewed}
        aria-controls={id}
        onClick={() => setIsPreviewed(!isPreviewed)}
        className={commentButton}
      >
        {t("Preview")}
      </button>
      <section
        id={id}
        aria-label={t("Preview")}
        hidden={!isPreviewed}
        className="border border-dashed border-line-strong p-4"
      >
        {isPreviewed &&
          (isEmpty ? (
            <p className="text-ink-muted">{t("Nothing to preview yet.")}</p>
          ) : (
            <LazyMarkdownText text={value} />
          ))}
      </section>
    </div>
  );
}
