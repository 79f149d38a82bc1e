import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Refusal } from "@/components/admin/use-record-editor";
import { notify } from "@/lib/notify";
import { errorsOf, type PostErrors, type PostInput } from "../post-input";

/**
 * What is wrong with the fields: what the backend has refused, and what is missing once saving was
 * tried. The first of them is brought into view and gets the focus.
 *
 * @param showField opens what a field stands in
 */
export function usePostErrors(
  input: PostInput,
  refusal: Refusal | undefined,
  showField: (name: string) => void,
) {
  const [isChecked, setIsChecked] = useState(false);
  const refused = refusal?.field;
  const [shownRefused, setShownRefused] = useState(refused);
  if (refused !== shownRefused) {
    setShownRefused(refused);
    if (refused) showField(refused);
  }
  useEffect(() => {
    if (refused) focusError();
  }, [refused]);

  const errors: PostErrors = {
    ...(refusal?.field && { [refusal.field]: refusal.message }),
    ...(isChecked && errorsOf(input)),
  };
  return {
    errors,
    /** Checks what is to be saved. */
    isComplete: (sent: PostInput): boolean => {
      const { title, slug, content } = errorsOf(sent);
      if (!title && !slug && !content) return true;
      if (title || content) notify({ title: "Title and content are required", tone: "danger" });
      flushSync(() => {
        setIsChecked(true);
        showField(title || content ? "title" : "slug");
      });
      focusError();
      return false;
    },
  };
}

function focusError(): void {
  document
    .querySelector<HTMLElement>("#main [aria-invalid], [role=dialog] [aria-invalid]")
    ?.focus();
}
