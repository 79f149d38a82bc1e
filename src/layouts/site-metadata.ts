import { profile, socialsOf } from "../content/profile.ts";
import type { Tables } from "@/lib/supabase/database.types";
import { fediverseHandle, twitterHandle } from "../lib/seo/social-handles.ts";

type Settings = Pick<
  Tables<"site_settings">,
  | "site_name"
  | "site_description"
  | "language"
  | "contact_email"
  | "seo_title"
  | "seo_description"
  | "content_license"
  | "robots_search"
  | "social_github"
  | "social_linkedin"
  | "social_twitter"
  | "social_mastodon"
>;

/** The site's names and owner: from its settings, else from the profile. */
export function siteMetadata(settings: Settings | undefined) {
  const name = settings?.site_name || profile.name;
  const socials = { ...socialsOf(settings), mastodon: settings?.social_mastodon ?? "" };
  return {
    name,
    title: settings?.seo_title || name,
    description: settings?.seo_description || settings?.site_description || profile.tagline,
    language: settings?.language ?? "en",
    owner: {
      name,
      role: profile.role,
      email: settings?.contact_email || profile.email,
      socials,
    },
    license: settings?.content_license ?? "",
    isSearchable: settings?.robots_search !== "refused",
    twitter: twitterHandle(socials.twitter),
    fediverse: fediverseHandle(socials.mastodon),
  };
}
