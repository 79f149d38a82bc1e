import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { restoreNotices, undo } from "@/components/admin/bin-texts";
import { DeleteDialog } from "@/components/admin/DeleteDialog";
import { RecordList } from "@/components/admin/RecordList";
import { RecordListHeader } from "@/components/admin/RecordListHeader";
import { useListParams } from "@/components/admin/use-list-params";
import { Page } from "@/components/Page";
import { useRestore } from "@/data/bin";
import { adminKindsQuery, useDeleteKind, type StoredKind } from "@/data/consultation-kinds/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { KindEditor } from "./KindEditor";
import { KindRow, kindMenuId } from "./KindRow";

export function AdminKindsPage() {
  const address = useListParams(["place"]);
  const kinds = useInfiniteQuery(adminKindsQuery());
  const [deleting, setDeleting] = useState<StoredKind>();

  return (
    <Page
      title={t("Kinds of Consultation")}
      className="mx-auto grid max-w-page gap-6 p-4 pb-16 md:p-8"
    >
      <RecordListHeader
        title={t("Kinds of Consultation")}
        count={
          kinds.data && plural(kinds.data.total, { one: "{count} kind", other: "{count} kinds" })
        }
        noun="kind"
        onNew={() => address.openEditor(null)}
      />
      <p className="max-w-measure text-ink-muted">
        {t(
          "What visitors choose from where you have weekly hours, each with its length and its price. The first is chosen until they take another one. Without kinds a consultation takes as long as the settings say.",
        )}
      </p>
      <RecordList
        things="kinds"
        query={kinds}
        emptyHint={t(
          "Create your first kind where not every consultation takes as long as the others",
        )}
        renderRow={(kind) => (
          <KindRow
            kind={kind}
            onEdit={() => address.openEditor(kind.id)}
            onDelete={() => setDeleting(kind)}
          />
        )}
      />
      {address.edited !== undefined && (
        <KindEditor
          key={address.edited ?? "new"}
          kindId={address.edited}
          onClose={address.closeEditor}
        />
      )}
      {deleting && <DeleteKindDialog kind={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  );
}

type Props = { kind: StoredKind; onClose: () => void };

function DeleteKindDialog({ kind, onClose }: Props) {
  const restore = useRestore(restoreNotices);
  const remove = useDeleteKind({
    success: (_data, id) => ({
      title: t("Kind deleted"),
      ...undo(() => restore.mutate({ kind: "consultation_kinds", ids: [id] })),
    }),
    failure: () => ({ title: t("Failed to delete kind") }),
  });
  return (
    <DeleteDialog
      title={t("Delete kind")}
      description={t(
        'Are you sure you want to delete "{title}"? Requests keep its name, length and price.',
        { title: kind.title },
      )}
      isDeleting={remove.isPending}
      onDelete={(whenDone) => remove.mutate(kind.id, { onSuccess: whenDone })}
      onClose={onClose}
      openerId={kindMenuId(kind.id)}
    />
  );
}
