import { useEffect, type RefObject } from "react";

/** Ctrl+S or ⌘S saves instead of offering the page as a file; while it is being saved, not again. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!isSaving) form.current?.requestSubmit();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form, isSaving]);
}
