import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import { isUuid } from "@/lib/text/is-uuid";
import { postKeys, type Post } from "./public";

const AT_SLUG_COLUMNS = "id, slug, title, published";

/** The post at a slug or id. `slug` is the requested one, current or former. */
export type PostAtSlug = Pick<Post, ColumnsOf<typeof AT_SLUG_COLUMNS>>;

/**
 * The posts at some slugs or ids, current or former; unknown ones are left out.
 *
 * @param slugsOrIds at most some dozens
 */
export function postsAtSlugsQuery(slugsOrIds: readonly string[]) {
  const ids = slugsOrIds.filter(isUuid);
  const slugs = slugsOrIds.filter((slugOrId) => !isUuid(slugOrId));
  return queryOptions({
    queryKey: [...postKeys.one, "slugs", ...slugsOrIds],
    queryFn: async ({ signal }): Promise<PostAtSlug[]> => {
      const found = await Promise.all([
        ids.length > 0 ? readAt("id", ids, signal) : [],
        slugs.length > 0 ? readAt("slug", slugs, signal) : [],
        slugs.length > 0 ? readAtFormerSlugs(slugs, signal) : [],
      ]);
      return found.flat();
    },
  });
}

async function readAt(
  column: "id" | "slug",
  values: string[],
  signal: AbortSignal,
): Promise<PostAtSlug[]> {
  return request((client) =>
    client.from("posts").select(AT_SLUG_COLUMNS).in(column, values).abortSignal(signal),
  );
}

async function readAtFormerSlugs(slugs: string[], signal: AbortSignal): Promise<PostAtSlug[]> {
  const data = await request((client) =>
    client
      .from("post_slugs")
      .select(`slug, posts!inner(${AT_SLUG_COLUMNS})`)
      .in("slug", slugs)
      .abortSignal(signal),
  );
  return data.map(({ slug, posts: { id, title, published } }) => ({ id, slug, title, published }));
}
