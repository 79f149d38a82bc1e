import { answerOf, getClient } from "@/lib/supabase";

/** Records one view of a page. Nothing about the visitor is sent but the path. */
export async function recordPageView(path: string): Promise<void> {
  const client = await getClient();
  await answerOf(client.from("site_analytics").insert({ page_path: path }));
}
