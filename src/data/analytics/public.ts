import { call } from "@/lib/supabase/client";

/** Longest path that the database accepts. */
const PATH_LIMIT = 300;

/**
 * Records one view of a page. Nothing is sent about the visitor except the path and, if known, the
 * referring host.
 */
export async function recordPageView(path: string, referrer?: string): Promise<void> {
  await call("record_page_view", {
    path: path.slice(0, PATH_LIMIT),
    ...(referrer !== undefined && { referrer }),
  });
}
