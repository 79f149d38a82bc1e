import { useEffect, useRef } from "react";
import { TextArea } from "@/components/ui/TextArea";
import * as limits from "@/lib/supabase/limits/consultation-requests";
import { t } from "@/lib/words";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the site emails it; if so, it must not be empty. */
  isMailed: boolean;
  /** The chosen time in words, which the text should contain; empty for none. */
  time: string;
};

export function AnswerField({ label, value, onChange, isMailed, time }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isMailed && value.trim() === "";
  // Browsers accept spaces as a value.
  useEffect(() => {
    field.current?.setCustomValidity(isMissing ? t("Please write something.") : "");
  }, [isMissing]);
  return (
    <div>
      <TextArea
        ref={field}
        label={label}
        hint={
          isMailed
            ? t(
                "It is emailed to your client, with a calendar entry for the time, and kept with the request.",
              )
            : t(
                "You send it with your own email app in the next step. It is kept with the request.",
              )
        }
        rows={9}
        maxLength={limits.reply_max_length}
        required={isMailed}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="status">
        {!onOneLine(value).includes(onOneLine(time)) && (
          <p className="mt-3 border-s-2 border-warning ps-4 text-sm">
            {t("The text does not mention the chosen time: {time}.", { time })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Browsers format times with no-break spaces, people type normal ones. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
