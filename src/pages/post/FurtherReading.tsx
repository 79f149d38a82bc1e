import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { PostLine } from "@/components/PostLine";
import { furtherReadingQuery, type FurtherPost } from "@/data/posts/public";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";

type Props = { postId: string };

/** The articles before and after this one, and those like it. */
export function FurtherReading({ postId }: Props) {
  const { data } = useQuery(furtherReadingQuery(postId));
  if (!data) return null;
  const { previous, next, related } = data;
  if (!previous && !next && related.length === 0) return null;
  return (
    <div className="page-width mt-16 print:hidden">
      <div className="below-article mx-auto grid max-w-measure gap-12">
        {(previous ?? next) && (
          <nav aria-label="Previous and next article" className="grid border-y sm:grid-cols-2">
            {previous && <Neighbour post={previous} isNext={false} />}
            {next && <Neighbour post={next} isNext />}
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

function Neighbour({ post, isNext }: { post: FurtherPost; isNext: boolean }) {
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
        {isNext ? "Next article" : "Previous article"}
        {isNext && <Arrow aria-hidden className="size-4" />}
      </span>{" "}
      <span className="user-text font-serif text-title group-hover:underline group-hover:decoration-accent group-hover:decoration-1 group-hover:underline-offset-4">
        {post.title}
      </span>
    </Link>
  );
}
