import { answerOf, getClient } from "@/lib/supabase";

const PAGE_SIZE = 1_000;

/** Id and slug of every published post, for the build: each is rendered under both. */
export async function readPostAddresses(): Promise<{ id: string; slug: string }[]> {
  const client = await getClient();
  const posts: { id: string; slug: string }[] = [];
  for (;;) {
    let query = client.from("posts").select("id, slug").eq("published", true);
    const last = posts.at(-1);
    if (last) query = query.gt("id", last.id);
    const { data } = await answerOf(query.order("id").limit(PAGE_SIZE));
    posts.push(...data);
    if (data.length < PAGE_SIZE) return posts;
  }
}
