import type { RefObject } from "react";
import { Field } from "@/components/ui/Field";
import { isComposingKey } from "@/lib/browser/is-composing";
import { classNames } from "@/lib/class-names";
import * as limits from "@/lib/supabase/limits/posts";
import { inLanguage } from "@/lib/text/language";
import { t } from "@/lib/words";

type Props = {
  value: string;
  language: string;
  /** Shows the title smaller, if there is little room. */
  isCompact: boolean;
  onChange: (title: string) => void;
  /** Called on Enter, when the title is finished. */
  onEnter: () => void;
  error: string | undefined;
  ref: RefObject<HTMLTextAreaElement | null>;
};

/** The title above the article, without a frame, in as many lines as it needs. */
export function TitleField({ value, language, isCompact, onChange, onEnter, error, ref }: Props) {
  // The padding has room for accents, which its tight lines cut off.
  const textClass = classNames(
    "-mx-2 -mt-2 p-2 col-start-1 row-start-1 font-serif wrap-anywhere",
    isCompact ? "text-title" : "text-headline",
  );
  return (
    <div className="mx-auto w-full max-w-[calc(var(--measure)+2rem)] px-4 pt-6 pb-1 text-[1.0625rem]">
      <Field
        label={t("Title")}
        isLabelHidden
        error={error}
        renderControl={(props) => (
          <div className="grid">
            {/* The same text determines the field's height. */}
            <div
              aria-hidden
              {...inLanguage(language)}
              className={`${textClass} invisible whitespace-pre-wrap`}
            >
              {`${value}\u200B`}
            </div>
            <textarea
              {...props}
              {...inLanguage(language)}
              ref={ref}
              value={value}
              onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || isComposingKey(event.nativeEvent)) return;
                event.preventDefault();
                onEnter();
              }}
              rows={1}
              maxLength={limits.title_max_length}
              required
              placeholder={t("Title *")}
              enterKeyHint="next"
              autoComplete="off"
              spellCheck
              className={`${textClass} w-[calc(100%+1rem)] resize-none overflow-hidden bg-transparent outline-offset-0 placeholder:text-ink-muted`}
            />
          </div>
        )}
      />
    </div>
  );
}
