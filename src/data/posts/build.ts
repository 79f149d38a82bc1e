import { readAllRows } from "@/data/paging";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { quotedList } from "@/lib/supabase/quoted-list";
import {
  CARD_COLUMNS,
  furtherReadingIn,
  POST_COLUMNS,
  type FurtherReading,
  type Post,
} from "./public";

const BUILD_COLUMNS =
  `${CARD_COLUMNS}, discussions, unlisted, revised_at, updated_at, translation_key` as const;

/** A post, as far as the build needs it besides its page: everything but its content. */
export type PublicPost = Pick<Tables<"posts">, ColumnsOf<typeof BUILD_COLUMNS>> & {
  former: string[];
};

/**
 * Every post that readers may open, including unlisted ones: each has a page at its id and at its
 * slug.
 */
export async function readPublicPosts(): Promise<PublicPost[]> {
  const posts = await readAllRows((after, size) =>
    request((client) => {
      const published = client
        .from("posts")
        .select(`${BUILD_COLUMNS}, post_slugs(slug)`)
        .eq("published", true);
      return (after ? published.gt("id", after) : published).order("id").limit(size);
    }),
  );
  return posts.map(({ post_slugs: slugs, ...post }) =>
    Object.assign(post, { former: slugs.map(({ slug }) => slug) }),
  );
}

/** The complete posts with some slugs, in the form that their pages query; those that are gone are missing. */
export async function readPosts(slugs: readonly string[]): Promise<Post[]> {
  if (slugs.length === 0) return [];
  return request((client) =>
    client
      .from("posts")
      .select(POST_COLUMNS)
      .filter("slug", "in", quotedList(...slugs)),
  );
}

/** The maximum number of posts in a call of `further_reading_of`; any beyond that would seem to have none. */
export const POSTS_AT_ONCE = 20;

/**
 * The further reading of some posts, in the form that their pages query.
 *
 * @param ids of at most POSTS_AT_ONCE posts
 * @returns by the posts' ids
 */
export async function readFurtherReading(
  ids: readonly string[],
): Promise<Map<string, FurtherReading>> {
  if (ids.length === 0) return new Map();
  const rows = await request((client) => client.rpc("further_reading_of", { posts: [...ids] }));
  return new Map(
    ids.map((id) => {
      const related = rows.filter((row) => row.of_post === id);
      return [id, furtherReadingIn(related.map(({ of_post: _post, ...row }) => row))];
    }),
  );
}
