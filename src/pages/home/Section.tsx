import type { ReactNode } from "react";

type Props = {
  /** Anchor of the section, also the base of its heading's id. */
  id: string;
  /** Two digits and a word, e.g. «01 — Experience». */
  label: string;
  title: string;
  /** Beside the heading, e.g. a link to the whole page. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A numbered section of the home page. */
export function Section({ id, label, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width pt-24 md:pt-36">
      <div className="border-t pt-4">
        <p className="label text-ink-muted">{label}</p>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-10">
          <h2 id={`${id}-title`} className="max-w-[20ch] font-serif text-headline">
            {title}
          </h2>
          {aside}
        </div>
      </div>
      <div className="mt-10 md:mt-14">{children}</div>
    </section>
  );
}
