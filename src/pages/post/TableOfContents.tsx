import { ChevronDown, List } from "lucide-react";
import { useEffect, useRef } from "react";
import { OrderedList } from "@/components/ui/List";
import type { Heading } from "@/lib/article/headings";
import { classNames } from "@/lib/class-names";
import { inLanguage } from "@/lib/text/language";
import { useReadingProgress } from "./use-reading-progress";
import { t } from "@/lib/words";

type Props = { headings: Heading[]; /** Of the article. */ language: string };

/**
 * The table of contents beside an article, with the current section, and the remaining reading time.
 *
 * @param minutes that the whole article takes
 */
export function TableOfContents({ headings, language, minutes }: Props & { minutes: number }) {
  const { section, minutesLeft } = useReadingProgress(headings, minutes);
  const contents = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = contents.current;
    if (!nav) return;
    const entry = section && nav.querySelector<HTMLElement>("[aria-current]");
    // Scrolls only the table of contents: `scrollIntoView` would move the page as well.
    nav.scrollTop = entry ? entry.offsetTop - nav.clientHeight / 2 : 0;
  }, [section]);
  return (
    <nav
      ref={contents}
      id="contents"
      aria-label={t("On this page")}
      className="sticky top-24 -m-1.5 max-h-[calc(100dvh-8rem)] overflow-y-auto p-1.5 max-[1099px]:hidden print:hidden"
    >
      <p className="label text-ink-muted">{t("On this page")}</p>
      <Entries headings={headings} language={language} current={section} />
      <p className="mt-4 label text-ink-muted">
        {minutesLeft > 0 ? t("{minutes} min left", { minutes: minutesLeft }) : t("Read to the end")}
      </p>
    </nav>
  );
}

/** The same, folded above the text if there is no room beside it. */
export function FoldedContents({ headings, language }: Props) {
  return (
    <details className="group mb-8 border bg-paper-raised min-[1100px]:hidden print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-medium">
        <List aria-hidden className="size-4" />
        {t("On this page")}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label={t("On this page")} className="px-4 pb-3">
        <Entries headings={headings} language={language} current={undefined} />
      </nav>
    </details>
  );
}

function Entries({ headings, language, current }: Props & { current: string | undefined }) {
  return (
    <OrderedList {...inLanguage(language)} className="mt-3 grid border-s text-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={classNames(
              "-ms-px block user-text border-s py-2 text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink",
              level === 2 ? "ps-4" : "ps-8",
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </OrderedList>
  );
}
