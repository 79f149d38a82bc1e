import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What is counted, under the title. */
  note: string;
  children: ReactNode;
};

export function AnalyticsSection({ title, note, children }: Props) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <div>
        <h2 className="font-serif text-title">{title}</h2>
        <p className="label text-ink-muted">{note}</p>
      </div>
      {children}
    </section>
  );
}
