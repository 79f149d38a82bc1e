import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";

export type SectionProps = {
  /** Its number on the page, e.g. "02". */
  number: string;
};

type Props = {
  /** Anchor of the section, also the base of its heading's id. */
  id: string;
  /** Two digits and a word, e.g. "01 — Experience". */
  label: string;
  title: string;
  /** The link beside the heading, to the complete page. */
  more?: { to: string; label: string };
  children: ReactNode;
};

export function Section({ id, label, title, more, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // A link to the section scrolls to its rule, not to the space above.
      className="page-width -scroll-mt-16 pt-24 md:-scroll-mt-28 md:pt-36"
    >
      <div className="border-t pt-4">
        <p className="label text-ink-muted">{label}</p>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mt-10">
          <h2 id={`${id}-title`} className="max-w-[9.2em] font-serif text-headline">
            {title}
          </h2>
          {more && (
            <ButtonLink
              to={more.to}
              variant="ghost"
              size="small"
              // Not wider than the page's edge, with larger text either.
              className="-mx-[16px] min-h-11 max-w-full px-4"
            >
              {more.label}
              <ArrowRight aria-hidden className="size-4" />
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="mt-10 md:mt-14">{children}</div>
    </section>
  );
}
