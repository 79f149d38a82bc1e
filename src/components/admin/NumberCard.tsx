import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { t } from "@/lib/words";

type Props = {
  label: string;
  value: string;
  /** What the number counts, in a few words. */
  hint: ReactNode;
  icon: LucideIcon;
  /** URL of the screen with the details. */
  to?: string;
};

const gridClass = "grid gap-px border bg-line min-[20rem]:grid-cols-2 lg:grid-cols-4";
const cardClass = "relative grid content-start gap-1 bg-paper-raised p-4 md:p-5";

/** A grid of cards with hairlines between them. */
export function NumberGrid({ children }: { children: ReactNode }) {
  return (
    <List aria-label={t("Numbers")} className={`${gridClass} [&>li]:grid`}>
      {children}
    </List>
  );
}

export function NumberCard({ label, value, hint, icon: Icon, to }: Props) {
  const content = (
    <>
      <p className="flex items-start justify-between gap-2 label text-ink-muted">
        {label}
        <Icon
          aria-hidden
          className="mt-0.5 size-4 shrink-0 transition-colors duration-150 group-hover:text-accent max-sm:hidden"
        />
      </p>
      <p className="font-serif text-headline tabular">{value}</p>
      <p className="text-sm text-ink-muted">{hint}</p>
    </>
  );
  return (
    <li>
      {to ? (
        <Link
          to={to}
          className={`group ${cardClass} transition-colors duration-150 hover:bg-paper-sunk focus-visible:z-10`}
        >
          {content}
        </Link>
      ) : (
        <div className={cardClass}>{content}</div>
      )}
    </li>
  );
}

/** Placeholder for a grid of cards while its numbers load. */
export function NumberGridSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div role="status" aria-label={label} className={gridClass}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={cardClass}>
          <Skeleton className="h-5 w-2/3" />
          <div className="font-serif text-headline">
            <Skeleton className="inline-block h-[0.8em] w-16" />
          </div>
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
