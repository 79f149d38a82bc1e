import { useEffect, type RefObject } from "react";

/**
 * Focuses the first field of a form that replaces a skeleton or a question in a dialog, where focus
 * would be lost. Focus outside the dialog is left alone.
 */
export function useFirstField(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    const dialog = fields.current?.closest("[role=dialog]");
    if (focused !== document.body && !dialog?.contains(focused)) return;
    fields.current?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus();
  }, [fields]);
}
