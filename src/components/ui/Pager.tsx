import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { Button } from "./Button";
import { t } from "@/lib/words";

type Props = { page: number; pages: number; onPage: (page: number) => void };

const stepClass = "max-sm:px-3";

/** Links to the other pages of a long list; renders nothing for a single page. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t("Pages")}
      className="flex flex-wrap items-center justify-between gap-3 md:justify-center"
    >
      <Button
        variant="secondary"
        className={stepClass}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t("Previous")}
      </Button>
      <p className="label whitespace-nowrap text-ink-muted md:px-4">
        {t("Page {page} of {pages}", { page: formatNumber(page), pages: formatNumber(pages) })}
      </p>
      <Button
        variant="secondary"
        className={stepClass}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t("Next")}
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
