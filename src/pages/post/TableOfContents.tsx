import { ChevronDown, List } from "lucide-react";
import type { Heading } from "@/lib/article/headings";
import { classNames } from "@/lib/class-names";
import { useSectionInView } from "./use-section-in-view";

type Props = { headings: Heading[] };

/** The sections of an article beside it; the one that is being read is marked. */
export function TableOfContents({ headings }: Props) {
  const current = useSectionInView(headings);
  return (
    <nav
      aria-label="On this page"
      className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-[1099px]:hidden print:hidden"
    >
      <p className="label text-ink-muted">On this page</p>
      <Entries headings={headings} current={current} />
    </nav>
  );
}

/** The same, folded above the text where there is no room beside it. */
export function FoldedContents({ headings }: Props) {
  return (
    <details className="group mb-8 border bg-paper-raised min-[1100px]:hidden print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-medium">
        <List aria-hidden className="size-4" />
        On this page
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="px-4 pb-3">
        <Entries headings={headings} current={undefined} />
      </nav>
    </details>
  );
}

function Entries({ headings, current }: Props & { current: string | undefined }) {
  return (
    <ol className="mt-3 grid border-l text-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={classNames(
              "-ml-px block user-text border-l py-1.5 text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink",
              level === 2 ? "pl-4" : "pl-8",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
