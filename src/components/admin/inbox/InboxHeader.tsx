import { Download } from "lucide-react";
import { ListHeader } from "@/components/admin/ListHeader";
import { Button } from "@/components/ui/Button";
import { formatNumber, plural } from "@/lib/format/dates-and-numbers";
import type { InboxFilters, InboxPage } from "@/lib/inbox-types";
import { t } from "@/lib/words";
import type { InboxTexts } from "./inbox-texts";
import type { useCsvExport } from "./use-csv-export";

type Props = {
  texts: InboxTexts;
  page: InboxPage<unknown> | undefined;
  isFiltered: boolean;
  filters: InboxFilters;
  csv: ReturnType<typeof useCsvExport>;
};

export function InboxHeader({ texts, page, isFiltered, filters, csv }: Props) {
  return (
    <ListHeader title={texts.title} count={page && summaryOf(page, texts, isFiltered)}>
      <Button
        variant="secondary"
        className="shrink-0 max-sm:w-11 max-sm:px-0"
        isBusy={csv.isPending}
        disabled={!page || page.total === 0}
        onClick={() => csv.mutate(filters)}
      >
        {!csv.isPending && <Download aria-hidden className="size-4" />}
        <span className="max-sm:sr-only">
          {csv.isPending
            ? t("Exporting {percent}%", { percent: Math.floor(csv.progress * 100) })
            : t("Export CSV")}
        </span>
      </Button>
    </ListHeader>
  );
}

function summaryOf(
  { total, page, pages }: InboxPage<unknown>,
  texts: InboxTexts,
  isFiltered: boolean,
) {
  const count = plural(total, isFiltered ? texts.matching : texts.count);
  return pages > 1
    ? t("{count}, page {page} of {pages}", {
        count,
        page: formatNumber(page),
        pages: formatNumber(pages),
      })
    : count;
}
