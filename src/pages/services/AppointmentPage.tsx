import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { useSite } from "@/components/site-context";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { linkedAppointmentQuery } from "@/data/consultation-requests/appointment";
import { keepFocus } from "@/lib/browser/keep-focus";
import { plainFragment } from "@/lib/text/fragment-name";
import { paths } from "@/paths";
import { appointmentState, appointmentTitle } from "./appointment-texts";
import { AppointmentDetails } from "./AppointmentDetails";
import { t } from "@/lib/words";

/**
 * The appointment behind a link. Its secret is in the fragment, which browsers do not send, and opening the link
 * changes nothing, because mail clients open every link to preview it.
 */
export function AppointmentPage() {
  const token = plainFragment(useLocation().hash);
  const { owner } = useSite();
  const query = useQuery({ ...linkedAppointmentQuery(token), enabled: token !== "" });
  const { data: appointment, error } = query;
  const isLoading = token !== "" && query.isPending;
  const isMissing = !appointment && !isLoading && !error;
  const title = appointment
    ? appointmentTitle(appointment)
    : isLoading
      ? t("Loading…")
      : error
        ? t("Your consultation")
        : t("Link not valid");
  useEffect(keepFocus, []);

  return (
    <Page title={title} description={t("Details of a consultation.")} isHidden>
      <meta name="referrer" content="no-referrer" />
      <PageHeader
        label={t("Consultation")}
        title={title}
        lead={
          appointment
            ? appointmentState(appointment, owner.name)
            : isMissing &&
              t(
                "There is nothing at this link. Check that it is complete, or use the one in the latest email.",
              )
        }
      >
        {isMissing && (
          <div>
            <ButtonLink to={paths.home} variant="secondary">
              {t("To the site")}
            </ButtonLink>
          </div>
        )}
      </PageHeader>
      <div className="page-width">
        {appointment ? (
          <AppointmentDetails key={token} token={token} appointment={appointment} />
        ) : isLoading ? (
          <div role="status" aria-label={t("Loading details")} className="grid max-w-measure gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : (
          error && <ErrorState message={error.message} query={query} />
        )}
      </div>
    </Page>
  );
}
