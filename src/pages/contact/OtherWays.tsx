import { useQuery } from "@tanstack/react-query";
import { profile, socialsOf } from "@/content/profile";
import { siteSettingsQuery } from "@/data/settings/public";
import { ContactFacts } from "./ContactFacts";
import { QuickResponse } from "./QuickResponse";

/** The promised time of a reply, and contact details besides the form. */
export function OtherWays() {
  const { data: settings } = useQuery(siteSettingsQuery());
  const email = settings?.contact_email || profile.email;
  return (
    <aside
      aria-label="Other ways"
      className="grid content-start gap-10 lg:col-span-4 lg:col-start-9"
    >
      <QuickResponse />
      <ContactFacts email={email} socials={socialsOf(settings)} />
    </aside>
  );
}
