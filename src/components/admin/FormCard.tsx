import { useId, type ReactNode } from "react";

type Props = { title: string; children: ReactNode };

export function FormCard({ title, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 border bg-paper p-4 sm:p-5"
    >
      <h3 id={id} className="label text-ink-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}
