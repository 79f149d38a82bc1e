import type { ReactNode } from "react";

type Props = {
  /** Small monospace line above the title, e.g. "06 — Journal". */
  label: string;
  title: string;
  lead?: ReactNode;
  /** Beside the label, at most as tall. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ label, title, lead, aside, children }: Props) {
  return (
    <header className="page-width grid gap-6 pt-12 pb-10 md:pt-20 md:pb-14">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 label text-ink-muted">
        <p>{label}</p>
        {aside}
      </div>
      <h1 className="max-w-[8.28em] font-serif text-display tracking-[-0.015em]">{title}</h1>
      {lead && <p className="max-w-measure text-lead text-ink-muted">{lead}</p>}
      {children}
    </header>
  );
}
