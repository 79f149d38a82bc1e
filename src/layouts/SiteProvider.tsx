import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { SiteContext } from "@/components/site";
import { profile } from "@/content/profile";
import { siteSettingsQuery } from "@/data/settings";

type Props = { children: ReactNode };

/** Tells every page below what the site is called: by its settings, else by the profile. */
export function SiteProvider({ children }: Props) {
  const { data: settings } = useQuery(siteSettingsQuery());
  const name = settings?.site_name || profile.name;
  const title = settings?.seo_title || name;
  const description = settings?.seo_description || settings?.site_description || profile.tagline;
  const site = useMemo(() => ({ name, title, description }), [name, title, description]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
