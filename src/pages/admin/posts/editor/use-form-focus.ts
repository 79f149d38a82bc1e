import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Begins in the title of a new post, and where a question about a draft has taken the focus with it.
 */
export function useTitleFocus(title: RefObject<HTMLElement | null>, isNew: boolean): void {
  const [beganNew] = useState(isNew);
  useEffect(() => {
    if (beganNew || document.activeElement === document.body) title.current?.focus();
  }, [title, beganNew]);
}

/** Gives focus back to the save button, which lost it by being disabled. */
export function useFocusAfterSave(isSaving: boolean, saveButtonId: string): void {
  const wasSaving = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.id === "main";
    if (wasSaving.current && !isSaving && isLost) document.getElementById(saveButtonId)?.focus();
    wasSaving.current = isSaving;
  }, [isSaving, saveButtonId]);
}
