import { Ban, Check, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Checkbox } from "@/components/ui/Checkbox";
import type { ModeratedComment } from "@/data/comments/admin";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = {
  shown: number;
  selected: ModeratedComment[];
  onToggleAll: () => void;
  onStatus: (status: "approved" | "spam") => void;
  onDelete: () => void;
};

const actionClass = "max-md:px-1";

/** The bar above the list: the selection and its actions. */
export function SelectionBar({ shown, selected, onToggleAll, onStatus, onDelete }: Props) {
  const count = selected.length;
  return (
    <div
      data-keep-clear
      className="flex min-h-14 flex-wrap items-center gap-x-4 border-b bg-paper-raised px-2 md:sticky md:top-14 md:z-10 short:static"
    >
      <Checkbox
        label={t("Select all shown")}
        checked={count === shown}
        isPartial={count > 0 && count < shown}
        onChange={onToggleAll}
        className="ps-3"
      />
      <p aria-live="polite" className="label text-ink-muted">
        {count > 0 && t("{count} selected", { count: formatNumber(count) })}
      </p>
      {count > 0 && (
        <div
          role="group"
          aria-label={t("Selected comments")}
          data-keep-clear
          className="flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:grid max-md:grid-cols-3 max-md:border-t max-md:bg-paper-raised max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:ms-auto"
        >
          <Button
            variant="secondary"
            size="small"
            className={actionClass}
            disabled={selected.every(({ status }) => status === "approved")}
            onClick={() => onStatus("approved")}
          >
            <Check aria-hidden className="size-4" />
            {t("Approve")}
          </Button>
          <Button
            variant="secondary"
            size="small"
            className={actionClass}
            disabled={selected.every(({ status }) => status === "spam")}
            onClick={() => onStatus("spam")}
          >
            <Ban aria-hidden className="size-4" />
            {t("Reject")}
          </Button>
          <Button variant="secondary" size="small" className={actionClass} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4 text-danger" />
            {t("Delete")}
          </Button>
        </div>
      )}
    </div>
  );
}
