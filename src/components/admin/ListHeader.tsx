import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The number of items, once it is known. */
  count: string | false | undefined;
  /** Actions on the list, or for a new item. */
  children?: ReactNode;
};

/** The header of an admin list: title, number of items, and actions. */
export function ListHeader({ title, count, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-serif text-headline wrap-anywhere">{title}</h1>
        <p aria-live="polite" className="mt-1 min-h-5 label text-ink-muted">
          {count}
        </p>
      </div>
      {children}
    </header>
  );
}
