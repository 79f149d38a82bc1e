import { Link } from "react-router-dom";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { years: readonly number[]; current?: number };

export function YearLinks({ years, current }: Props) {
  if (years.length === 0) return null;
  return (
    <nav
      aria-label={t("Archive")}
      className="flex flex-wrap items-center gap-x-5 border-y py-2 text-sm"
    >
      <span className="label text-ink-muted">{t("Archive")}</span>
      {years.map((year) => (
        <Link
          key={year}
          to={paths.year(year)}
          aria-current={year === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-ink-muted tabular hover:text-accent aria-[current]:text-ink md:min-h-9"
        >
          {year}
        </Link>
      ))}
    </nav>
  );
}
