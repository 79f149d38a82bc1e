import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Time } from "./Time";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { t } from "@/lib/words";

type UnfinishedText = {
  id: string;
  /** May be empty. */
  title: string;
  device: string;
  savedAt: string;
  /** Whether it was never saved, or its record is deleted. */
  isNew: boolean;
};
type Props = {
  unfinished: UseQueryResult<UnfinishedText[]>;
  removal: UseMutationResult<void, Error, { recordId: string; seen: string | null }>;
  pathOf: (text: UnfinishedText) => string;
  /** Of the links there. */
  state?: object;
};

const nameOf = ({ title }: UnfinishedText) => title.trim() || t("Untitled");

/** Texts that were written but not saved, in any browser; nothing if there are none. */
export function UnfinishedTexts({ unfinished, removal, pathOf, state }: Props) {
  const headingId = useId();
  const [discardedId, setDiscardedId] = useState<string>();
  // As the list has it now: it may have been stored again since the question.
  const discarding = unfinished.data?.find(({ id }) => id === discardedId);
  // It is not asked again if the text is stored again.
  if (discardedId !== undefined && !discarding) setDiscardedId(undefined);

  if (unfinished.isError && !unfinished.data)
    return (
      <ErrorState
        message={t("Unfinished texts could not be loaded: {message}", {
          message: unfinished.error.message,
        })}
        query={unfinished}
      />
    );
  if (!unfinished.data?.length) return null;
  return (
    <section aria-labelledby={headingId} className="border bg-paper-raised">
      <h2 id={headingId} className="px-4 pt-4 text-sm font-medium">
        {t("Unfinished")}
      </h2>
      <List className="divide-y divide-line">
        {unfinished.data.map((text) => (
          <li key={text.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-[min(12rem,100%)] grow basis-0">
              <p className="user-text">{nameOf(text)}</p>
              <p className="text-sm text-ink-muted">
                {text.isNew ? t("Never saved") : t("Changes not saved")}, <Time at={text.savedAt} />
                {text.device && `, ${text.device}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-x-4 gap-y-2">
              <ButtonLink to={pathOf(text)} state={state} variant="secondary" size="small">
                {t("Continue {title}", { title: <span className="sr-only">{nameOf(text)}</span> })}
              </ButtonLink>
              <Button variant="ghost" size="small" onClick={() => setDiscardedId(text.id)}>
                {t("Discard {title}", { title: <span className="sr-only">{nameOf(text)}</span> })}
              </Button>
            </div>
          </li>
        ))}
      </List>
      {discarding && (
        <ConfirmDialog
          onClose={() => setDiscardedId(undefined)}
          title={t("Discard this text?")}
          description={t("The unsaved text of “{name}” will be gone.", {
            name: nameOf(discarding),
          })}
          confirmLabel={t("Discard")}
          isBusy={removal.isPending}
          onConfirm={() =>
            removal.mutate(
              { recordId: discarding.id, seen: discarding.savedAt },
              { onSuccess: () => setDiscardedId(undefined) },
            )
          }
        />
      )}
    </section>
  );
}
