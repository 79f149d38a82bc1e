import { useEffect, type RefObject } from "react";
import { BackendError } from "@/lib/requests/backend-error";
import { fieldOfConstraint } from "./field-of-constraint";

/**
 * Why a form could not be sent: shown at the field that the database rejected, which gets the focus, or else
 * for the whole form.
 *
 * @param fields the names of the form's fields
 */
export function useRefusal(
  error: Error | null,
  form: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
) {
  const refused =
    error instanceof BackendError ? fieldOfConstraint(error.constraint, fields) : undefined;
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>(`[name=${refused}]`)?.focus();
  }, [refused, form]);
  return {
    errorOf: (field: string) => (field === refused ? error?.message : undefined),
    formError: refused ? null : error,
  };
}
