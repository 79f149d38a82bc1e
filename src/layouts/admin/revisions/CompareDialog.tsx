import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Differences } from "@/components/admin/Differences";
import { DiffText } from "@/components/admin/DiffText";
import type { VersionedRecord } from "@/components/admin/record-sections";
import { Dialog } from "@/components/ui/Dialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { SelectField } from "@/components/ui/SelectField";
import { Skeleton } from "@/components/ui/Skeleton";
import { revisionQuery, type Revision } from "@/data/revisions";
import { differencesOf, type Difference } from "@/lib/drafts/differences";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { changeOf } from "./changes";

type Props = Pick<VersionedRecord, "record" | "present" | "comparedOf"> & {
  /** The revisions to choose from, the latest first. */
  revisions: Revision[];
  /** The initially selected one, beside what is in the editor. */
  first: Revision;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null | undefined;
};

const PRESENT = "present";

/** Compares any two versions of a record, or one with what is in the editor, word by word. */
export function CompareDialog(props: Props) {
  const { revisions, first, record, onClose, returnFocusTo } = props;
  const [ids, setIds] = useState({ before: first.id, after: PRESENT });
  const before = useRevisionFields(ids.before, props);
  const after = useRevisionFields(ids.after, props);
  const failed = before.isError ? before : after;
  const choice = (side: keyof typeof ids, label: string) => (
    <SelectField
      label={label}
      value={ids[side]}
      onChange={({ target }) => setIds({ ...ids, [side]: target.value })}
    >
      <option value={PRESENT}>{t("What is in the editor")}</option>
      {revisions.map((revision) => (
        <option key={revision.id} value={revision.id}>
          {[revision.name, formatDateTime(revision.saved_at), changeOf(record, revision)]
            .filter(Boolean)
            .join(", ")}
        </option>
      ))}
    </SelectField>
  );

  return (
    <Dialog
      onClose={onClose}
      title={t("Compare versions")}
      size="wide"
      returnFocusTo={() => returnFocusTo() ?? null}
    >
      <div className="mb-6 grid gap-4 sm:grid-cols-2">
        {choice("before", t("From"))}
        {choice("after", t("To"))}
      </div>
      {failed.isError ? (
        <ErrorState message={failed.error.message} query={failed} />
      ) : before.version && after.version ? (
        <VersionDifferences differences={differencesOf(record, before.version, after.version)} />
      ) : before.version === null || after.version === null ? (
        <p>{t("This version is no longer kept.")}</p>
      ) : (
        <div role="status" aria-label={t("Loading versions")} className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}

/** A version in the form for comparison: null if it is gone, undefined while it is loading. */
function useRevisionFields(
  id: string,
  { present, comparedOf }: Pick<Props, "present" | "comparedOf">,
) {
  const isPresent = id === PRESENT;
  const { data, isError, error, refetch } = useQuery({ ...revisionQuery(id), enabled: !isPresent });
  const version = isPresent ? present : data && comparedOf(data);
  return isError ? { version, isError, error, refetch } : { version, isError };
}

/** The changes to a version, field by field, in the text paragraph by paragraph. */
function VersionDifferences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <p role="status">{t("Both are the same.")}</p>;
  return (
    <Differences
      differences={differences}
      renderRow={({ parts }) => (
        <p className="user-text border-s-2 border-accent ps-3 text-sm">
          <DiffText parts={parts} />
        </p>
      )}
    />
  );
}
