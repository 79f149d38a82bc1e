import { request } from "@/lib/supabase/client";

/** Longest path that the database takes. */
const PATH_LIMIT = 300;

/** Records one view of a page. Nothing about the visitor is sent but the path. */
export async function recordPageView(path: string): Promise<void> {
  await request((client) =>
    client.from("site_analytics").insert({ page_path: path.slice(0, PATH_LIMIT) }),
  );
}
