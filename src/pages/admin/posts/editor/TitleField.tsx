import type { RefObject } from "react";
import { Field } from "@/components/ui/Field";

type Props = {
  value: string;
  onChange: (title: string) => void;
  error: string | undefined;
  ref: RefObject<HTMLInputElement | null>;
};

/** The title as it stands over the article, without a frame around it. */
export function TitleField({ value, onChange, error, ref }: Props) {
  return (
    <div className="mx-auto w-full max-w-[calc(var(--measure)+2rem)] px-4 pt-6 pb-3 text-[1.0625rem]">
      <Field
        label="Title"
        isLabelHidden
        error={error}
        renderControl={(props) => (
          <input
            {...props}
            ref={ref}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            maxLength={200}
            required
            placeholder="Title"
            enterKeyHint="done"
            autoComplete="off"
            spellCheck
            className="w-full bg-transparent font-serif text-headline outline-offset-8 placeholder:text-ink-muted"
          />
        )}
      />
    </div>
  );
}
