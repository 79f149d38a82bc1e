import { call } from "@/lib/supabase/client";
import * as limits from "@/lib/supabase/limits/site-analytics";

/**
 * Records one view of a page. Nothing is sent about the visitor except the path and, if known, the
 * referring host.
 */
export async function recordPageView(path: string, referrer?: string): Promise<void> {
  await call("record_page_view", {
    path: path.slice(0, limits.page_path_max_length),
    ...(referrer !== undefined && { referrer }),
  });
}
