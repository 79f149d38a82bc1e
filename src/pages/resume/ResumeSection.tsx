import { useId, type ReactNode } from "react";

type Props = { number: number; title: string; children: ReactNode };

export function ResumeSection({ number, title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-t pt-4 print:mt-3 print:pt-2">
      <h2 id={id} className="mb-6 break-after-avoid label text-accent print:mb-2">
        <span aria-hidden>{String(number).padStart(2, "0")} — </span>
        {title}
      </h2>
      <div className="grid gap-10 print:gap-4">{children}</div>
    </section>
  );
}
