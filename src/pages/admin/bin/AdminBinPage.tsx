import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { restoreNotices } from "@/components/admin/record-notices";
import { ListHeader } from "@/components/admin/ListHeader";
import { AdminPage } from "@/components/admin/AdminPage";
import { RecordList } from "@/components/admin/RecordList";
import { Button } from "@/components/ui/Button";
import { binQuery, useRestore, type BinItem } from "@/data/bin";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { BinRow, binMenuId } from "./BinRow";
import { DeleteForGoodDialog } from "./DeleteForGoodDialog";

const EMPTY = "empty-bin";

export function AdminBinPage() {
  const bin = useInfiniteQuery(binQuery());
  const restore = useRestore(restoreNotices);
  /** One item, or all of them. */
  const [deleting, setDeleting] = useState<BinItem | "all">();
  const total = bin.data?.total ?? 0;

  return (
    <AdminPage title={t("Bin")}>
      <ListHeader
        title={t("Bin")}
        count={bin.data && plural(total, { one: "{count} item", other: "{count} items" })}
      >
        {total > 0 && (
          <Button id={EMPTY} variant="secondary" onClick={() => setDeleting("all")}>
            <Trash2 aria-hidden className="size-4" />
            {t("Empty bin")}
          </Button>
        )}
      </ListHeader>
      <p className="max-w-measure text-ink-muted">
        {t(
          "What you delete stays here for 30 days. Restoring brings it back as it was, with its comments and likes.",
        )}
      </p>

      <RecordList
        texts={{
          label: t("Items"),
          loading: t("Loading items"),
          none: t("No items found"),
          failure: t("Error loading items"),
        }}
        query={bin}
        emptyHint={t("What you delete appears here.")}
        renderRow={(item) => (
          <BinRow
            item={item}
            isRestoring={restore.isPending && restore.variables.ids[0] === item.row_id}
            onRestore={() => restore.mutate({ kind: item.kind, ids: [item.row_id] })}
            onDelete={() => setDeleting(item)}
          />
        )}
      />
      {deleting && (
        <DeleteForGoodDialog
          item={deleting === "all" ? undefined : deleting}
          lastId={bin.data?.rows[0]?.id ?? 0}
          total={total}
          openerId={deleting === "all" ? EMPTY : binMenuId(deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
}
