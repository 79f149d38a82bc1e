import { useQuery } from "@tanstack/react-query";
import { seriesPartsQuery, type Post, type SeriesPart } from "@/data/posts/public";

type Series = {
  /** Its listed parts; empty until they are there, and of a post in no series. */
  parts: SeriesPart[];
  /** Where the post stands among them, from 0; -1 where it is not listed itself. */
  index: number;
};

const NO_PARTS: SeriesPart[] = [];

/** The parts of the series that a post is in. */
export function useSeries({ id, series }: Pick<Post, "id" | "series">): Series {
  const { data: parts = NO_PARTS } = useQuery({
    ...seriesPartsQuery(series ?? ""),
    enabled: series !== null,
  });
  return { parts, index: parts.findIndex((part) => part.id === id) };
}
