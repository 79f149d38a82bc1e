import { useLocation } from "react-router-dom";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { env } from "@/lib/env";
import { leaveSite } from "@/lib/browser/leave-site";
import { paths } from "@/paths";
import { readAuthLink } from "./auth-link";
import { t } from "@/lib/words";

const textsByType = {
  recovery: { title: t("A new password"), button: t("Choose a new password") },
  other: { title: t("Your address"), button: t("Confirm my address") },
};

/**
 * The target of links in sign-in emails. Mail clients open every link to preview it, which would use up a link that
 * signs in, but they do not press buttons.
 */
export function ConfirmPage() {
  const { hash } = useLocation();
  const link = hash ? readAuthLink(hash.slice(1), env.backendUrl()) : null;
  const texts = link?.type === "recovery" ? textsByType.recovery : textsByType.other;
  const title = link ? texts.title : t("Link not valid");

  return (
    <Page title={title} description={t("A link in an email.")} isHidden>
      <meta name="referrer" content="no-referrer" />
      <PageHeader
        label={t("Account")}
        title={title}
        lead={
          link
            ? t(
                "Press the button to show that you opened the link, and not your email app. Use the browser you requested the email from.",
              )
            : t(
                "Part of the link is missing. Open it from the email again, or request a new one in the sign-in form.",
              )
        }
      >
        <div>
          {link ? (
            <Button onClick={() => leaveSite(link.url)}>{texts.button}</Button>
          ) : (
            <ButtonLink to={paths.home} variant="secondary">
              {t("To the site")}
            </ButtonLink>
          )}
        </div>
      </PageHeader>
    </Page>
  );
}
