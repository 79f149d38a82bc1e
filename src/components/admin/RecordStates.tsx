import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { t } from "@/lib/words";

type Props<Input> = {
  editor: {
    version: { error: Error | null; isMissing: boolean; refetch: () => void };
    draft: { input: Input | undefined };
  };
  /** The label of the skeleton. */
  loading: string;
  renderForm: (input: Input) => ReactNode;
  /** Above what is shown instead of the form, which has its own heading. */
  heading?: ReactNode;
  /** The frame of what is shown instead of the form. */
  className?: string;
};

/** The content of an editor: its form, or the reason why there is none yet. */
export function RecordStates<Input extends object>({
  editor: { version, draft },
  loading,
  renderForm,
  heading,
  className,
}: Props<Input>) {
  if (draft.input) return renderForm(draft.input);
  return (
    <div className={className}>
      {heading}
      {version.error ? (
        <ErrorState message={version.error.message} query={version} />
      ) : version.isMissing ? (
        <p>{t("It no longer exists.")}</p>
      ) : (
        <div role="status" aria-label={loading} className="grid gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  );
}
