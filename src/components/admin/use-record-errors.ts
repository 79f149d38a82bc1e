import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "@/lib/notify";
import type { RecordFormProps } from "./RecordEditor";

type Errors<Input> = Partial<Record<keyof Input, string>>;
/**
 * What is wrong with the fields of a record's form: what the backend has refused, and what is missing once saving
 * was tried. The first of them is brought into view and gets the focus.
 *
 * @param errorsOf what is missing, by field, the first of the form first
 * @param incomplete said when something is missing; a slug alone is said at its field
 * @param showField opens what a field stands in
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
      const missing = Object.keys(errorsOf(sent));
      const [first] = missing;
      if (first === undefined) return true;
      if (missing.some((name) => name !== "slug")) notify({ title: incomplete, tone: "danger" });
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
  // What is chosen by a button has no value that could be invalid.
  document
    .querySelector<HTMLElement>(
      ":is(#main, [role=dialog]) :is([aria-invalid], button[data-refused])",
    )
    ?.focus();
}
