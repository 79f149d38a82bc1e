import { profile, socialsOf } from "../content/profile.ts";
import type { Tables } from "@/lib/supabase/database.types";
import { fediverseHandle } from "../lib/seo/fediverse-handle.ts";
import { twitterHandle } from "../lib/seo/twitter-handle.ts";

type Settings = Pick<
  Tables<"site_settings">,
  | "site_name"
  | "site_description"
  | "language"
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
  const { github, linkedin, twitter } = socialsOf(settings);
  const mastodon = settings?.social_mastodon ?? "";
  return {
    name,
    title: settings?.seo_title || name,
    description: settings?.seo_description || settings?.site_description || profile.tagline,
    language: settings?.language ?? "en",
    owner: {
      name,
      role: profile.role,
      profiles: [github, linkedin, twitter, mastodon].filter(Boolean),
    },
    license: settings?.content_license ?? "",
    isSearchable: settings?.robots_search !== "refused",
    twitter: twitterHandle(twitter),
    fediverse: fediverseHandle(mastodon),
  };
}
