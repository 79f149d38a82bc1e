import { useEffect, type RefObject } from "react";
import { isComposingKey } from "@/lib/browser/is-composing";
import { isLetterKey } from "@/lib/browser/is-letter-key";

/**
 * The keyboard shortcuts of an editor's form. Ctrl+S or ⌘S saves, unless it is being saved or another form has
 * the focus. Enter in a field does not: it would save, and perhaps publish, half-typed text.
 */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (isSave(event)) {
        event.preventDefault();
        const focused = document.activeElement?.closest("form");
        if (!isSaving && (!focused || focused === form.current)) form.current?.requestSubmit();
      } else if (
        event.key === "Enter" &&
        target instanceof HTMLInputElement &&
        target.form === form.current
      ) {
        event.preventDefault();
      }
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form, isSaving]);
}

function isSave(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isComposingKey(event)) return false;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && isLetterKey(event, "S");
}
