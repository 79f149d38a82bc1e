import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { PostLine } from "@/components/PostLine";
import {
  furtherReadingQuery,
  type FurtherPost,
  type Post,
  type SeriesPart,
} from "@/data/posts/public";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";
import { useSeries } from "./use-series";

type Props = { post: Pick<Post, "id" | "series"> };

/** The articles before and after this one, in its series where it has one, and those like it. */
export function FurtherReading({ post }: Props) {
  const { data } = useQuery(furtherReadingQuery(post.id));
  const { parts, index } = useSeries(post);
  if (!data) return null;
  // The parts stand above the text, and the nearest ones here.
  const isOutside = (other: FurtherPost | undefined) => !parts.some(({ id }) => id === other?.id);
  const previousPart = parts[index - 1];
  const nextPart = index < 0 ? undefined : parts[index + 1];
  const previous = previousPart ?? (isOutside(data.previous) ? data.previous : undefined);
  const next = nextPart ?? (isOutside(data.next) ? data.next : undefined);
  const related = data.related.filter(isOutside);
  if (!previous && !next && related.length === 0) return null;
  return (
    <div className="page-width mt-16 print:hidden">
      <div className="below-article mx-auto grid max-w-measure gap-12">
        {(previous ?? next) && (
          <nav aria-label="Previous and next article" className="grid border-y sm:grid-cols-2">
            {previous && (
              <Neighbour post={previous} isNext={false} isInSeries={Boolean(previousPart)} />
            )}
            {next && <Neighbour post={next} isNext isInSeries={Boolean(nextPart)} />}
          </nav>
        )}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="font-serif text-headline">
              Related articles
            </h2>
            <ul className="mt-4 divide-y">
              {related.map((post) => (
                <li key={post.id}>
                  <PostLine post={post} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

type NeighbourProps = { post: SeriesPart; isNext: boolean; isInSeries: boolean };

function Neighbour({ post, isNext, isInSeries }: NeighbourProps) {
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={paths.post(post.slug)}
      rel={isNext ? "next" : "prev"}
      className={classNames(
        "group grid content-start gap-1 py-5",
        isNext
          ? "max-sm:not-first:border-t sm:col-start-2 sm:border-l sm:pl-6 sm:text-right"
          : "sm:pr-6",
      )}
    >
      <span
        className={classNames(
          "flex items-center gap-2 label text-ink-muted",
          isNext && "sm:justify-end",
        )}
      >
        {!isNext && <Arrow aria-hidden className="size-4" />}
        {isNext ? "Next" : "Previous"} {isInSeries ? "in this series" : "article"}
        {isNext && <Arrow aria-hidden className="size-4" />}
      </span>{" "}
      <span className="user-text font-serif text-title group-hover:underline group-hover:decoration-accent group-hover:decoration-1 group-hover:underline-offset-4">
        {post.title}
      </span>
    </Link>
  );
}
