import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { SiteContext } from "@/components/site";
import { profile, socialsOf } from "@/content/profile";
import { siteSettingsQuery } from "@/data/settings";
import { twitterHandle } from "@/lib/twitter-handle";

type Props = {
  /** Whether search engines may show the pages below. */
  isPublic?: boolean;
  children: ReactNode;
};

/** Tells every page below what the site is called: by its settings, else by the profile. */
export function SiteProvider({ isPublic = true, children }: Props) {
  const { data: settings } = useQuery(siteSettingsQuery());
  const site = useMemo(() => {
    const name = settings?.site_name || profile.name;
    const { github, linkedin, twitter } = socialsOf(settings);
    return {
      name,
      title: settings?.seo_title || name,
      description: settings?.seo_description || settings?.site_description || profile.tagline,
      owner: { name, role: profile.role, profiles: [github, linkedin, twitter].filter(Boolean) },
      twitter: twitterHandle(twitter),
      isPublic,
    };
  }, [settings, isPublic]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
