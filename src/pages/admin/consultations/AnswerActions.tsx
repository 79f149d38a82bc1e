import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormActions } from "@/components/admin/FormActions";
import { ErrorState } from "@/components/ui/ErrorState";

type Props = {
  /** Whether the site emails the answer itself. */
  emails: UseQueryResult<boolean>;
  onCancel: () => void;
  isBusy: boolean;
  /** The label of the button that submits. */
  children: ReactNode;
};

/** The buttons below an answer to a client. Unless it is known who emails it, the client could get it twice. */
export function AnswerActions({ emails, onCancel, isBusy, children }: Props) {
  if (emails.isLoadingError) return <ErrorState message={emails.error.message} query={emails} />;
  return (
    <FormActions onCancel={onCancel} isBusy={isBusy || emails.isPending}>
      {children}
    </FormActions>
  );
}
