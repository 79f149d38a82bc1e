import { request } from "@/lib/supabase/client";
import { POST_COLUMNS, type Post } from "./public";

const PAGE_SIZE = 1_000;

/** What the build needs to know of every post. */
export type ListedPost = Pick<
  Post,
  "id" | "slug" | "title" | "category" | "created_at" | "updated_at"
>;

/** Every published post, for the build: each is rendered under its id and its slug. */
export async function readPostAddresses(): Promise<ListedPost[]> {
  const posts: ListedPost[] = [];
  for (;;) {
    const last = posts.at(-1);
    const { data } = await request((client) => {
      const published = client
        .from("posts")
        .select("id, slug, title, category, created_at, updated_at")
        .eq("published", true);
      return (last ? published.gt("id", last.id) : published).order("id").limit(PAGE_SIZE);
    });
    posts.push(...data);
    if (data.length < PAGE_SIZE) return posts;
  }
}

/** The newest published posts, whole, for the feeds. */
export async function readNewestPosts(limit: number): Promise<Post[]> {
  const { data } = await request((client) =>
    client
      .from("posts")
      .select(POST_COLUMNS)
      .eq("published", true)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(limit),
  );
  return data;
}
