import { useQuery } from "@tanstack/react-query";
import { siteSettingsQuery } from "@/data/settings/public";

/** Whether page views are recorded. */
export function useTracking(): "on" | "off" | "unknown" {
  const { data } = useQuery(siteSettingsQuery());
  if (!data) return "unknown";
  return data.enable_analytics ? "on" : "off";
}
