import { useId, type ReactNode } from "react";

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** A part of a page that is filled in: on wide screens what it is about stands beside it. */
export function FormSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id={id} className="font-serif text-title">
          {title}
        </h2>
        <p className="mt-1 max-w-[29.2em] text-sm text-ink-muted">{lead}</p>
      </div>
      <div className="grid max-w-2xl grid-cols-1 content-start gap-6">{children}</div>
    </section>
  );
}
