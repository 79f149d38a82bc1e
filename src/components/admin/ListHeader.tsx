import type { ReactNode } from "react";

type Props = {
  title: string;
  /** How many there are, once it is known. */
  count: string | false | undefined;
  /** What can be done with them, or for a new one. */
  children?: ReactNode;
};

/** The head of an admin list: what is listed, how many there are, and what can be done. */
export function ListHeader({ title, count, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-serif text-headline">{title}</h1>
        <p aria-live="polite" className="mt-1 min-h-5 label text-ink-muted">
          {count}
        </p>
      </div>
      {children}
    </header>
  );
}
