import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { LoadMore } from "@/components/LoadMore";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { revisionsQuery, useReadRevision, type Revision } from "@/data/posts/revisions";
import { plural, formatDateTime } from "@/lib/format/dates-and-numbers";
import { retryOf } from "@/lib/requests/retry-of";
import { t } from "@/lib/words";
import { CompareDialog } from "./CompareDialog";
import { NameDialog } from "./NameDialog";
import { RevisionRow, revisionMenuId } from "./RevisionRow";
import { inputOfVersion, type PostInput } from "../../post-input";

type Props = {
  postId: string;
  isNew: boolean;
  input: PostInput;
  onChange: (values: PostInput) => void;
};

/** The saved versions of a post: to compare, to name, to restore into the editor. */
export function RevisionsSection({ postId, isNew, input, onChange }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t pt-5">
      <h3 id={headingId} className="mb-2 text-sm font-medium">
        {t("Revisions")}
      </h3>
      {isNew ? (
        <p className="text-sm text-ink-muted">{t("Every save will be kept here.")}</p>
      ) : (
        <Revisions postId={postId} input={input} onChange={onChange} />
      )}
    </section>
  );
}

function Revisions({ postId, input, onChange }: Omit<Props, "isNew">) {
  const revisions = useInfiniteQuery(revisionsQuery(postId));
  const [comparing, setComparing] = useState<Revision>();
  const [naming, setNaming] = useState<Revision>();
  const restore = useReadRevision({
    success: (_version, { savedAt }) => ({
      title: t("Version restored"),
      description: t("The text of {time} is in the editor. It is not saved yet.", {
        time: formatDateTime(savedAt),
      }),
      action: { label: t("Undo"), onClick: () => onChange(input) },
    }),
    failure: (error) => ({ title: t("Failed to restore the version"), description: error.message }),
  });
  const rows = revisions.data?.rows ?? [];
  const opener = comparing ?? naming;
  const returnFocus = () => opener && document.getElementById(revisionMenuId(opener.id));

  return (
    <>
      {revisions.isError && !revisions.isFetchNextPageError && (
        <ErrorState message={revisions.error.message} {...retryOf(revisions)} />
      )}
      {revisions.isPending && (
        <div role="status" aria-label={t("Loading revisions")} className="grid gap-2">
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
                onCompare={() => setComparing(revision)}
                onRestore={() =>
                  restore.mutate(revision, {
                    // The address stays: links lead to it.
                    onSuccess: (version) =>
                      onChange({ ...inputOfVersion(version, input), slug: input.slug }),
                  })
                }
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
          revisions={rows}
          first={comparing}
          input={input}
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
