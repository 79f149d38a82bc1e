import type { RefObject } from "react";
import { Field } from "@/components/ui/Field";

type Props = {
  value: string;
  onChange: (title: string) => void;
  /** Called for Enter: the title is done. */
  onEnter: () => void;
  error: string | undefined;
  ref: RefObject<HTMLTextAreaElement | null>;
};

const textClass = "col-start-1 row-start-1 font-serif text-headline wrap-anywhere";

/** The title as it stands over the article, without a frame, in as many lines as it needs. */
export function TitleField({ value, onChange, onEnter, error, ref }: Props) {
  return (
    <div className="mx-auto w-full max-w-[calc(var(--measure)+2rem)] px-4 pt-6 pb-3 text-[1.0625rem]">
      <Field
        label="Title"
        isLabelHidden
        error={error}
        renderControl={(props) => (
          <div className="grid">
            {/* The same text gives the field its height. */}
            <div aria-hidden className={`${textClass} invisible whitespace-pre-wrap`}>
              {`${value}\u200B`}
            </div>
            <textarea
              {...props}
              ref={ref}
              value={value}
              onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onEnter();
              }}
              rows={1}
              maxLength={200}
              required
              placeholder="Title"
              enterKeyHint="next"
              autoComplete="off"
              spellCheck
              className={`${textClass} w-full resize-none overflow-hidden bg-transparent outline-offset-8 placeholder:text-ink-muted`}
            />
          </div>
        )}
      />
    </div>
  );
}
