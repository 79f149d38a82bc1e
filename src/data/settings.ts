import { queryOptions } from "@tanstack/react-query";
import { answerOf, getClient } from "@/lib/supabase";

/** The settings that visitors' pages need. */
export function siteSettingsQuery() {
  return queryOptions({
    queryKey: ["site-settings"],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await answerOf(
        client
          .from("site_settings")
          .select(
            "site_name, site_description, contact_email, enable_comments, enable_analytics, maintenance_mode, seo_title, seo_description, social_twitter, social_linkedin, social_github",
          )
          .abortSignal(signal)
          .single(),
      );
      return data;
    },
    staleTime: 300_000,
  });
}
