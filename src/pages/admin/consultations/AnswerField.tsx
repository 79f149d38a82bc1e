import { useEffect, useRef } from "react";
import { TextArea } from "@/components/ui/TextArea";
import { hintFor } from "./use-mails-clients";

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the site mails it; then it must say something. */
  isMailed: boolean;
};

/** What a client is told, in the owner's words. */
export function AnswerField({ label, value, onChange, isMailed }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isMailed && value.trim() === "";
  // For the browser, blanks are a text.
  useEffect(() => {
    field.current?.setCustomValidity(isMissing ? "Please write something." : "");
  }, [isMissing]);
  return (
    <TextArea
      ref={field}
      label={label}
      hint={hintFor(isMailed)}
      rows={9}
      maxLength={5000}
      required={isMailed}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
