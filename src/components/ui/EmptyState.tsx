import type { ReactNode } from "react";

type Props = { title: string; hint?: string; action?: ReactNode };

/** Says that there is nothing, and what to do next. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className="grid justify-items-center gap-2 border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="font-serif text-title">{title}</p>
      {hint && <p className="text-ink-muted">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
