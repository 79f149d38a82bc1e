import { useEffect, useRef, type RefObject } from "react";

/** Begins in the title, unless the focus is somewhere already. */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isNowhere(document.activeElement)) title.current?.focus();
  }, [title]);
}

/** Gives focus back to the save button, which lost it by being disabled. */
export function useFocusAfterSave(isSaving: boolean, saveButtonId: string): void {
  const wasSaving = useRef(false);
  useEffect(() => {
    const isLost = isNowhere(document.activeElement);
    if (wasSaving.current && !isSaving && isLost) document.getElementById(saveButtonId)?.focus();
    wasSaving.current = isSaving;
  }, [isSaving, saveButtonId]);
}

/** True for the page itself, where the focus is after a navigation, or when it was lost. */
function isNowhere(focused: Element | null): boolean {
  return focused === document.body || focused?.id === "main";
}
