import type { InputEvent } from "react";

/** Props of the number field for an amount of money. */
export const amountProps = {
  type: "number",
  inputMode: "decimal",
  // The arrows change it by one.
  step: "any",
  // Chrome drops a comma where its own language has a point: 1,50 would become 150.
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
    if (!event.data.includes(",")) return;
    event.preventDefault();
    document.execCommand("insertText", false, event.data.replaceAll(",", "."));
  },
} as const;

/**
 * @param typed the value of a number field
 * @returns whether it is an amount of money, or empty; "1.000" is neither, as it may be one or a thousand
 */
export function isAmount(typed: string): boolean {
  return /^\d*(\.\d{1,2})?$/.test(typed);
}
