import { queryOptions } from "@tanstack/react-query";
import { request } from "@/lib/supabase/client";

export const settingsKey = ["site-settings"];

/** The settings that visitors' pages need. */
export function siteSettingsQuery() {
  return queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) =>
      request((client) =>
        client
          .from("site_settings")
          .select(
            "site_name, site_description, language, contact_email, enable_comments, enable_analytics, enable_github_sign_in, maintenance_mode, seo_title, seo_description, content_license, robots_search, social_twitter, social_linkedin, social_github, social_mastodon, booking_hours, mails_readers",
          )
          .abortSignal(signal)
          .single(),
      ),
  });
}

/** The host of the service that messages and requests are forwarded to; empty without one. */
export function formsAreSentToQuery() {
  return queryOptions({
    queryKey: [...settingsKey, "forms-are-sent-to"],
    queryFn: async ({ signal }): Promise<string> => {
      const data = await request((client) =>
        client.rpc("forms_are_sent_to", {}, { get: true }).abortSignal(signal),
      );
      // Null without one, contrary to the generated type.
      return data || "";
    },
  });
}

/** The contact address in maintenance mode; empty if the owner has set none. */
export function maintenanceContactQuery() {
  return queryOptions({
    queryKey: [...settingsKey, "maintenance-contact"],
    queryFn: async ({ signal }): Promise<string> => {
      const data = await request((client) =>
        client.rpc("maintenance_contact", {}, { get: true }).abortSignal(signal),
      );
      // Null without an address, contrary to the generated type.
      return data || "";
    },
  });
}
