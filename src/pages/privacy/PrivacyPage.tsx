import { useQuery } from "@tanstack/react-query";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { useSite } from "@/components/site-context";
import { List } from "@/components/ui/List";
import { formsAreSentToQuery, siteSettingsQuery } from "@/data/settings/public";
import { allowedFrames } from "@/lib/html/allowed-frames";
import { env } from "@/lib/env";
import { privacySections } from "./privacy-sections";
import { t } from "@/lib/words";

export function PrivacyPage() {
  const { owner } = useSite();
  const { data: settings } = useQuery(siteSettingsQuery());
  const { data: formHost = "" } = useQuery(formsAreSentToQuery());
  const sections = privacySections({
    contactEmail: owner.email,
    countsViews: settings?.enable_analytics ?? true,
    takesComments: settings?.enable_comments ?? true,
    offersGitHub: settings?.enable_github_sign_in ?? false,
    offersTimes: Boolean(settings?.booking_hours),
    formHost,
    mailsReaders: settings?.mails_readers ?? false,
    rateUrl: env.rateUrl,
    checksHumans: env.turnstileKey !== "",
    showsFrames: allowedFrames().length > 0,
    keepsPages: env.keepsPages,
  });

  return (
    <Page
      title={t("Privacy")}
      description={t("What this site stores about you, for how long, and why.")}
    >
      <PageHeader
        label={t("Privacy")}
        title={t("Privacy")}
        lead={t(
          "What this site stores about you, for how long, and why. This page is generated from the site’s own settings: when they change, so does it.",
        )}
      />
      <div className="page-width grid gap-10 md:gap-14">
        {sections.map(({ title, points }) => (
          <section
            key={title}
            aria-label={title}
            className="grid gap-x-8 gap-y-4 border-t pt-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 className="font-serif text-title">{title}</h2>
            <List className="grid max-w-measure gap-4">
              {points.map((point) => (
                <li key={point} className="wrap-anywhere">
                  {point}
                </li>
              ))}
            </List>
          </section>
        ))}
      </div>
    </Page>
  );
}
