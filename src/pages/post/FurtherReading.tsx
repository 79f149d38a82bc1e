import { useQuery } from "@tanstack/react-query";
import { BelowArticle, type Neighbour } from "@/components/BelowArticle";
import { furtherReadingQuery, type FurtherPost, type Post } from "@/data/posts/public";
import { paths } from "@/paths";
import { useSeries } from "./use-series";
import { t } from "@/lib/words";

type Props = { post: Pick<Post, "id" | "series"> };

const labels = {
  previous: { part: t("Previous in this series"), article: t("Previous article") },
  next: { part: t("Next in this series"), article: t("Next article") },
};

/** The previous and next articles, in its series if it has one, and related ones. */
export function FurtherReading({ post }: Props) {
  const { data } = useQuery(furtherReadingQuery(post.id));
  const { parts, index, isLoading } = useSeries(post);
  // Other neighbours would be replaced by those in the series.
  if (!data || isLoading) return null;
  // Parts of the series are listed above the text, and the nearest ones are the neighbours.
  const isOutside = (other: FurtherPost) => !parts.some(({ id }) => id === other.id);

  function neighbour(step: keyof typeof labels, other: FurtherPost | undefined) {
    const part = index < 0 ? undefined : parts[step === "next" ? index + 1 : index - 1];
    if (part) return neighbourOf(part, labels[step].part);
    return other && isOutside(other) ? neighbourOf(other, labels[step].article) : undefined;
  }

  const previous = neighbour("previous", data.previous);
  const next = neighbour("next", data.next);
  const isNamed = ({ slug }: FurtherPost) =>
    [previous?.path, next?.path].includes(paths.post(slug));

  return (
    <BelowArticle
      noun="article"
      previous={previous}
      next={next}
      related={data.related.filter((other) => isOutside(other) && !isNamed(other))}
    />
  );
}

function neighbourOf(
  { title, slug, language }: Pick<Post, "title" | "slug" | "language">,
  label: string,
): Neighbour {
  return { title, language, path: paths.post(slug), label };
}
