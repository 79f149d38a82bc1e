import { useId, type ReactNode } from "react";

type Props = { title: string; text: string; children: ReactNode };

/** Closes a page with what to do next. */
export function CallToAction({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page-width pt-20">
      <div className="flex flex-wrap items-end justify-between gap-6 border-t pt-8">
        <div>
          <h2 id={id} className="font-serif text-headline">
            {title}
          </h2>
          <p className="mt-2 max-w-measure text-ink-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
