import { useQuery } from "@tanstack/react-query";
import { seriesPartsQuery, type Post, type SeriesPart } from "@/data/posts/public";

type Series = {
  /** Its listed parts; empty until they are loaded, and for a post without a series. */
  parts: SeriesPart[];
  /** The post's index among them; -1 if it is not listed itself. */
  index: number;
  /** Whether they are being loaded. */
  isLoading: boolean;
};

const NO_PARTS: SeriesPart[] = [];

export function useSeries({ id, series }: Pick<Post, "id" | "series">): Series {
  const { data: parts = NO_PARTS, isLoading } = useQuery({
    ...seriesPartsQuery(series ?? ""),
    enabled: series !== null,
  });
  return { parts, index: parts.findIndex((part) => part.id === id), isLoading };
}
