import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import { inLanguage } from "@/lib/text/language";
import { PostLine } from "./PostLine";
import { List } from "./ui/List";
import { t } from "@/lib/words";

export type Neighbour = {
  title: string;
  /** The title's language, if it is not the page's; BCP 47. */
  language?: string;
  path: string;
  label: string;
};
type RelatedPost = { id: string } & ComponentProps<typeof PostLine>["post"];
type Props = {
  noun: "article" | "project";
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  related: readonly RelatedPost[];
};

export function BelowArticle({ noun, previous, next, related }: Props) {
  if (!previous && !next && related.length === 0) return null;
  return (
    <div className="page-width mt-16 print:hidden">
      <div className="below-article mx-auto grid max-w-measure gap-12">
        {(previous ?? next) && (
          <nav
            aria-label={
              noun === "article" ? t("Previous and next article") : t("Previous and next project")
            }
            className="grid border-y sm:grid-cols-2"
          >
            {previous && <NeighbourLink {...previous} isNext={false} />}
            {next && <NeighbourLink {...next} isNext />}
          </nav>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="font-serif text-headline">
              {t("Related articles")}
            </h2>
            <List className="mt-4 divide-y">
              {related.map((post) => (
                <li key={post.id}>
                  <PostLine post={post} />
                </li>
              ))}
            </List>
          </section>
        )}
      </div>
    </div>
  );
}

function NeighbourLink({ title, language, path, label, isNext }: Neighbour & { isNext: boolean }) {
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={path}
      rel={isNext ? "next" : "prev"}
      className={classNames(
        "group grid content-start gap-1 py-5",
        isNext
          ? "max-sm:not-first:border-t sm:col-start-2 sm:ps-6 sm:not-first:border-s sm:text-end"
          : "sm:pe-6",
      )}
    >
      <span
        className={classNames(
          "flex items-center gap-2 label text-ink-muted",
          isNext && "sm:justify-end",
        )}
      >
        {!isNext && <Arrow aria-hidden className="size-4" />}
        {label}
        {isNext && <Arrow aria-hidden className="size-4" />}
      </span>{" "}
      <span {...inLanguage(language)} className="user-text font-serif text-title group-underline">
        {title}
      </span>
    </Link>
  );
}
