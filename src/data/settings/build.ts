import { request } from "@/lib/supabase/client";

/** The settings that only the files for machines need: robots.txt and the feeds. */
export async function readMachineSettings() {
  return request((client) =>
    client
      .from("site_settings")
      .select("robots_search, robots_ai_answers, robots_ai_training, websub_hub")
      .single(),
  );
}
