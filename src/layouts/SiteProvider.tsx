import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { SiteContext } from "@/components/site-context";
import { siteSettingsQuery } from "@/data/settings/public";
import { siteMetadata } from "./site-metadata";

type Props = {
  /** Whether search engines may index the pages below. */
  isPublic?: boolean;
  children: ReactNode;
};

/** Provides the site's metadata to the pages below. */
export function SiteProvider({ isPublic = true, children }: Props) {
  const { data: settings } = useQuery(siteSettingsQuery());
  const site = useMemo(() => ({ ...siteMetadata(settings), isPublic }), [settings, isPublic]);
  return <SiteContext value={site}>{children}</SiteContext>;
}
