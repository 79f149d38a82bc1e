import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";

type Props<Row> = {
  title: string;
  loading: string;
  /** The error message if it could not be loaded. */
  failure: (message: string) => string;
  query: UseQueryResult<Row[]>;
  /** URL and label of the link to the complete list. */
  all: { to: string; label: string };
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** A list of the newest five, which loads and fails on its own. */
export function RecentList<Row extends { id: string }>(props: Props<Row>) {
  const { title, loading, failure, query, all, empty, children } = props;
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-serif text-title">{title}</h2>
        <Link
          to={all.to}
          className="inline-flex min-h-6 items-center gap-1.5 label text-ink-muted hover:text-ink max-md:min-h-11"
        >
          {all.label}
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      </div>
      {query.isPending && <RecentListSkeleton label={loading} />}
      {query.isError && !query.data && (
        <ErrorState message={failure(query.error.message)} query={query} />
      )}
      {query.data?.length === 0 && empty}
      {query.data && query.data.length > 0 && (
        <List className="divide-y divide-line border bg-paper-raised">
          {query.data.map((row) => (
            <li
              key={row.id}
              className="relative grid gap-1.5 p-4 transition-colors duration-150 hover:bg-paper-sunk"
            >
              {children(row)}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

type TitleProps = { to: string; badge: ReactNode; children: ReactNode };

/** The title of a row, with its badge: a link whose target is the whole row. */
export function RecentTitle({ to, badge, children }: TitleProps) {
  return (
    <div className="grid items-start justify-items-start gap-3 min-[20rem]:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="font-medium">
        <Link to={to} className="block after:absolute after:inset-0">
          {/* Not the heading, which would cut off the outline of the link. */}
          <span dir="auto" className="line-clamp-2">
            {children}
          </span>
        </Link>
      </h3>
      {badge}
    </div>
  );
}

function RecentListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line border bg-paper-raised">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="grid gap-2.5 p-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
