import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import * as limits from "@/lib/supabase/limits/posts";
import { SLUG_LENGTH } from "@/lib/text/slug";
import { storableText } from "@/lib/text/storable-text";
import { postKeys, type Post } from "./public";
import { postText } from "./record";

/** Copies the text of a post to a new draft, under an id made by the caller. Returns the copy. */
export function useDuplicatePost(
  notices: Notices<Pick<Post, "id" | "title">, { id: string; copyId: string }>,
) {
  return useMutation({
    mutationFn: async ({ id, copyId }: { id: string; copyId: string }) => {
      const { data: post } = await request((client) =>
        client.from("posts").select().eq("id", id).single(),
      );
      const copy = {
        ...postText(post),
        id: copyId,
        title: storableText(`Copy of ${post.title}`.slice(0, limits.title_max_length)),
        slug: `copy-of-${post.slug}`.slice(0, SLUG_LENGTH).replace(/-$/, ""),
      };
      const { data } = await request((client) =>
        client.from("posts").insert(copy).select("id, title").single(),
      );
      return data;
    },
    meta: { invalidates: [postKeys.all], ...notices },
  });
}

export const formerSlugsKey = ["former-slugs"] as const;
const FORMER_LIMIT = 100;

/** The former slugs of a post, the latest first; each redirects to it. */
export function formerSlugsQuery(postId: string) {
  return queryOptions({
    queryKey: [...formerSlugsKey, postId],
    queryFn: async ({ signal }) => {
      const { data } = await request((client) =>
        client
          .from("post_slugs")
          .select("slug, since")
          .eq("post_id", postId)
          .order("since", { ascending: false })
          .limit(FORMER_LIMIT)
          .abortSignal(signal),
      );
      return data;
    },
  });
}

/** The series by name, each with the number of its last part. */
export type KnownSeries = Map<string, number>;

export const seriesKey = ["series"] as const;
const PARTS_LIMIT = 1000;

/** The series of all posts, in alphabetical order, from at most 1,000 parts. */
export function knownSeriesQuery() {
  return queryOptions({
    queryKey: seriesKey,
    queryFn: async ({ signal }) => {
      const { data } = await request((client) =>
        client
          .from("posts")
          .select("series, series_part")
          .not("series", "is", null)
          .order("series")
          .order("series_part")
          .limit(PARTS_LIMIT)
          .abortSignal(signal),
      );
      return data;
    },
    // A later part of the same series overwrites an earlier one.
    select: (parts): KnownSeries =>
      new Map(parts.map(({ series, series_part: part }) => [series ?? "", part])),
  });
}
