import { useQuery } from "@tanstack/react-query";
import { furtherReadingQuery, type FurtherPost } from "@/data/posts/public";

const NONE: FurtherPost[] = [];

/** The listed translations of a post; empty until they are loaded. */
export function useTranslations(postId: string): FurtherPost[] {
  const { data } = useQuery(furtherReadingQuery(postId));
  return data?.translations ?? NONE;
}
