import { ChevronDown, Layers } from "lucide-react";
import { Link } from "react-router-dom";
import { OrderedList } from "@/components/ui/List";
import type { Post } from "@/data/posts/public";
import { inLanguage } from "@/lib/text/language";
import { paths } from "@/paths";
import { useSeries } from "./use-series";
import { t } from "@/lib/words";

type Props = { post: Pick<Post, "id" | "series"> };

/** The parts of an article's series, folded above its text. */
export function SeriesContents({ post }: Props) {
  const { parts, index } = useSeries(post);
  if (post.series === null) return null;
  return (
    <details className="group mb-8 border bg-paper-raised has-[+details]:max-[1099px]:mb-4 print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 text-sm font-medium">
        <Layers aria-hidden className="size-4 shrink-0" />
        <span className="user-text min-w-0">
          {index >= 0 && (
            <span className="text-ink-muted tabular">
              {t("Part {place} of {count}", { place: index + 1, count: parts.length })} —{" "}
            </span>
          )}
          {post.series}
        </span>
        <ChevronDown
          aria-hidden
          className="ms-auto size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label={t("Parts of this series")} className="px-4 pb-3">
        <OrderedList className="mt-1 grid border-s text-sm">
          {parts.map(({ id, title, slug, language }, at) => (
            <li key={id}>
              <Link
                to={paths.post(slug)}
                aria-current={id === post.id ? "page" : undefined}
                className="-ms-px flex gap-3 border-s py-2 ps-4 text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                <span aria-hidden className="label">
                  {at + 1}
                </span>
                <span {...inLanguage(language)} className="user-text">
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </OrderedList>
      </nav>
    </details>
  );
}
