import { request } from "@/lib/supabase/client";

/** Longest path that the database takes. */
const PATH_LIMIT = 300;

/**
 * Records one view of a page. Nothing about the visitor is sent but the path and, where it is known,
 * the host of the page that led to it.
 */
export async function recordPageView(path: string, referrer?: string): Promise<void> {
  await request((client) =>
    client.rpc("record_page_view", {
      path: path.slice(0, PATH_LIMIT),
      ...(referrer !== undefined && { referrer }),
    }),
  );
}
