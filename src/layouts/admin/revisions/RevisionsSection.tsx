import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { VersionedRecord } from "@/components/admin/record-sections";
import { LoadMore } from "@/components/LoadMore";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { revisionsQuery, useReadRevision, type Revision } from "@/data/revisions";
import { plural, formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { changeOf } from "./changes";
import { CompareDialog } from "./CompareDialog";
import { NameDialog } from "./NameDialog";
import { RevisionRow, revisionMenuId } from "./RevisionRow";

/** The saved versions of a record: to compare, to name, to restore into the editor. */
export function RevisionsSection(props: VersionedRecord) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-sm font-medium">
        {t("Revisions")}
      </h3>
      {props.isNew ? (
        <p className="text-sm text-ink-muted">{t("Every save will be kept here.")}</p>
      ) : (
        <Revisions {...props} />
      )}
    </section>
  );
}

function Revisions(props: VersionedRecord) {
  const { recordId, record, onRestore, onUndo } = props;
  const revisions = useInfiniteQuery(revisionsQuery(recordId));
  const [comparing, setComparing] = useState<Revision>();
  const [naming, setNaming] = useState<Revision>();
  const restore = useReadRevision({
    success: (_version, { saved_at }) => ({
      title: t("Version restored"),
      description: t("The text from {time} is in the editor. It is not saved yet.", {
        time: formatDateTime(saved_at),
      }),
      action: { label: t("Undo"), onClick: onUndo },
    }),
    failure: t("Failed to restore the version"),
  });
  const rows = revisions.data?.rows ?? [];
  const opener = comparing ?? naming;
  const returnFocus = () => opener && document.getElementById(revisionMenuId(opener.id));

  return (
    <>
      {revisions.isError && !revisions.isFetchNextPageError && (
        <ErrorState message={revisions.error.message} query={revisions} />
      )}
      {revisions.isPending && (
        <div role="status" aria-label={t("Loading versions")} className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      {revisions.data && (
        <>
          <p className="label text-ink-muted">
            {plural(revisions.data.total, { one: "{count} version", other: "{count} versions" })}
          </p>
          <List className="mt-2 divide-y divide-line border-y">
            {rows.map((revision) => (
              <RevisionRow
                key={revision.id}
                revision={revision}
                isScheduled={props.isScheduled}
                change={changeOf(record, revision)}
                onCompare={() => setComparing(revision)}
                onRestore={() => restore.mutate(revision, { onSuccess: onRestore })}
                onName={() => setNaming(revision)}
              />
            ))}
          </List>
        </>
      )}
      <LoadMore
        query={revisions}
        label={t("Earlier versions")}
        failure={t("Error loading revisions")}
        className="mt-3"
      />
      {comparing && (
        <CompareDialog
          {...props}
          revisions={rows}
          first={comparing}
          onClose={() => setComparing(undefined)}
          returnFocusTo={returnFocus}
        />
      )}
      {naming && (
        <NameDialog
          revision={naming}
          onClose={() => setNaming(undefined)}
          returnFocusTo={returnFocus}
        />
      )}
    </>
  );
}
