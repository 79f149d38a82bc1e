import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/lib/notify";
import type { RecordFormProps } from "./RecordEditor";

/** Fields whose errors the message does not name. */
const ONLY_AT_FIELD = new Set(["slug", "amount"]);

type Errors<Input> = Partial<Record<keyof Input, string>>;
/**
 * The errors of a record's form: what the backend has rejected, and what is missing once saving was tried. The
 * first one is scrolled into view and focused.
 *
 * @param errorsOf fields that are missing or unclear, in the order of the form
 * @param incomplete the message if something is missing
 * @param showField opens the section of a field
 */
export function useRecordErrors<Input extends object>(
  { input, refusal, isSaving }: Pick<RecordFormProps<Input>, "input" | "refusal" | "isSaving">,
  errorsOf: (input: Input) => Errors<Input>,
  incomplete: string,
  showField?: (name: string) => void,
) {
  const [isChecked, setIsChecked] = useState(false);
  const refused = refusal?.field;
  const [shownRefused, setShownRefused] = useState(refused);
  if (refused !== shownRefused) {
    setShownRefused(refused);
    if (refused) showField?.(refused);
  }
  useEffect(() => {
    if (refused && !isSaving) focusError();
  }, [refused, isSaving]);

  const errors: Errors<Input> = {
    ...(refusal?.field && { [refusal.field]: refusal.message }),
    ...(isChecked && errorsOf(input)),
  };
  return {
    errors,
    /** Checks what is to be saved. */
    isComplete: (sent: Input): boolean => {
      const wrong = Object.keys(errorsOf(sent));
      const [first] = wrong;
      if (first === undefined) return true;
      if (wrong.some((name) => !ONLY_AT_FIELD.has(name)))
        notify({ title: incomplete, tone: "danger" });
      flushSync(() => {
        setIsChecked(true);
        showField?.(first);
      });
      focusError();
      return false;
    },
  };
}

function focusError(): void {
  // A button's choice has no value that could be invalid.
  document
    .querySelector<HTMLElement>(
      ":is(#main, [role=dialog]) :is([aria-invalid], button[data-refused])",
    )
    ?.focus();
}
