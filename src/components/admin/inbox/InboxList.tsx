import type { ReactNode, Ref } from "react";
import { Skeleton } from "@/components/ui/Skeleton";

type Props<Item> = {
  ref: Ref<HTMLUListElement>;
  label: string;
  items: readonly Item[];
  /** True while the rows are those of the previous query. */
  isStale: boolean;
  renderItem: (item: Item) => ReactNode;
};

const frameClass = "@container divide-y divide-line border bg-paper-raised";

export function InboxList<Item extends { id: string }>({
  ref,
  label,
  items,
  isStale,
  renderItem,
}: Props<Item>) {
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isStale}
      className={`${frameClass} transition-opacity duration-150 aria-busy:opacity-50`}
    >
      {items.map((item) => (
        <li key={item.id}>{renderItem(item)}</li>
      ))}
    </ul>
  );
}

type SkeletonProps = { text: string };

export function InboxListSkeleton({ text }: SkeletonProps) {
  return (
    <div role="status" aria-label={text}>
      <p className="mb-3 label text-ink-muted">{text}</p>
      <div className={frameClass}>
        {Array.from({ length: 6 }, (_, index) => (
          <div
            key={index}
            className="grid gap-2.5 p-4 @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:px-5"
          >
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-5 w-16" />
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </div>
  );
}
