import { useQuery } from "@tanstack/react-query";
import { useAuth } from "@/auth/use-auth";
import { Page } from "@/components/Page";
import { useSiteName } from "@/components/site-context";
import { ThemeToggle } from "@/components/ThemeToggle";
import { maintenanceContactQuery, siteSettingsQuery } from "@/data/settings/public";
import { AuthControls } from "./AuthControls";
import { t } from "@/lib/words";

const ONE_MINUTE = 60_000;

/** What visitors see in maintenance mode. It disappears without a reload. */
export function MaintenancePage() {
  const siteName = useSiteName();
  const { user } = useAuth();
  useQuery({ ...siteSettingsQuery(), refetchInterval: ONE_MINUTE });
  const { data: contact } = useQuery(maintenanceContactQuery());

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex min-h-16 items-center justify-between">
        <p className="site-name">
          <span>{siteName}</span>
        </p>
        <ThemeToggle />
      </header>
      <Page
        title={t("Under maintenance")}
        description={t("{siteName} is being worked on and will be back soon.", { siteName })}
        isHidden
        className="page-width grid w-full flex-1 content-center gap-10 py-16"
      >
        <Rule />
        <div role="status" className="grid gap-6">
          <p className="label text-ink-muted">{t("Under maintenance")}</p>
          <h1 className="max-w-[6.44em] font-serif text-display tracking-[-0.015em]">
            {t("The site will be back shortly")}
          </h1>
          <p className="max-w-measure text-lead text-ink-muted">
            {t(
              "Something is being fixed or moved. This page will open as soon as that is done; anything you had started to write is kept in this browser.",
            )}
          </p>
        </div>
        {contact && (
          <p>
            {t("Urgent? Write to {address}.", {
              address: (
                <a href={`mailto:${contact}`} className="underline underline-offset-4">
                  {contact}
                </a>
              ),
            })}
          </p>
        )}
      </Page>
      <footer className="page-width">
        <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t py-4">
          <p className="text-sm text-ink-muted">
            {user
              ? t("You are signed in as {email}.", { email: user.email ?? t("a reader") })
              : t("Is this your site?")}
          </p>
          <AuthControls isClosed />
        </div>
      </footer>
    </div>
  );
}

/** A ruler with one mark out of line. */
function Rule() {
  return (
    <div aria-hidden className="flex h-4 max-w-md border-b border-line-strong">
      {Array.from({ length: 24 }, (_, mark) => (
        <span
          key={mark}
          className="h-2 flex-1 self-end border-s border-line-strong nth-[17]:h-4 nth-[17]:translate-y-1 nth-[17]:border-s-2 nth-[17]:border-accent nth-[6n+1]:h-4"
        />
      ))}
    </div>
  );
}
