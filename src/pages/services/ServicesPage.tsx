import { useState, useTransition, type KeyboardEvent } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { List, OrderedList } from "@/components/ui/List";
import { services, workSteps, type ProjectType } from "@/content/services";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { hasPage, numberedLabel, twoDigits } from "@/sections";
import { ServiceCard } from "./ServiceCard";
import { ServicesData } from "./ServicesData";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

const loadDialog = () => import("./ConsultationDialog");
const ConsultationDialog = lazyPart(loadDialog, "ConsultationDialog");

/** The form's code is loaded when a visitor hovers over or focuses a button that opens it. */
const prefetchDialog = () => void loadDialog().catch(() => undefined);

export function ServicesPage() {
  const { buttonFor, projectType, failures, giveUp, isOpen, close } = useConsultationDialog();

  return (
    <Page
      title={t("Services")}
      description={t(
        "Each kind of work has a starting price, and an end that is in sight from the start.",
      )}
    >
      <ServicesData />
      <PageHeader
        label={numberedLabel(paths.services, t("Services"))}
        title={t("Services")}
        lead={t(
          "Each kind of work has a starting price, and an end that is in sight from the start.",
        )}
      >
        <div className="flex flex-wrap gap-3">
          <Button {...buttonFor("")}>{t("Schedule Consultation")}</Button>
          {hasPage(paths.projects) && (
            <ButtonLink to={paths.projects} variant="secondary">
              {t("View Portfolio")}
            </ButtonLink>
          )}
        </div>
      </PageHeader>
      <section aria-label={t("What I offer")} className="page-width">
        <List className="border-b">
          {services.map((service, index) => (
            <li key={service.title}>
              <ServiceCard
                service={service}
                number={index + 1}
                startButton={buttonFor(service.projectType)}
              />
            </li>
          ))}
        </List>
      </section>
      {workSteps.length > 0 && <HowIWork />}
      {/* Always mounted: only then can the page stay unchanged while the form is loading. */}
      <LoadedLater key={failures} what={t("The form")} onFailure={giveUp}>
        {projectType !== undefined && (
          <ConsultationDialog isOpen={isOpen} onClose={close} preselectedType={projectType} />
        )}
      </LoadedLater>
    </Page>
  );
}

/** The state of the dialog, and the props of the buttons that open it. */
function useConsultationDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [projectType, setProjectType] = useState<ProjectType | "">();
  const [failures, setFailures] = useState(0);
  // Until the form's code is loaded, the page stays unchanged, and the pressed button shows a spinner.
  const [isLoading, startLoading] = useTransition();
  const [pressed, setPressed] = useState<ProjectType | "">();

  function open(preselected: ProjectType | "") {
    setPressed(preselected);
    startLoading(() => {
      setProjectType(preselected);
      setIsOpen(true);
    });
  }

  function giveUp() {
    setProjectType(undefined);
    setFailures(failures + 1);
  }

  function cancelOnEscape({ key }: KeyboardEvent) {
    if (key !== "Escape" || !isLoading) return;
    setPressed(undefined);
    setIsOpen(false);
  }

  const buttonFor = (preselected: ProjectType | "") => ({
    isBusy: isLoading && pressed === preselected,
    onPointerEnter: prefetchDialog,
    onFocus: prefetchDialog,
    onClick: () => open(preselected),
    onKeyDown: cancelOnEscape,
  });

  const close = () => setIsOpen(false);
  return { buttonFor, projectType, failures, giveUp, isOpen, close };
}

function HowIWork() {
  return (
    <section aria-labelledby="how-i-work" className="page-width pt-20">
      <h2 id="how-i-work" className="font-serif text-headline">
        {t("How I Work")}
      </h2>
      <OrderedList className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {workSteps.map(({ title, description }, index) => (
          <li key={title} className="border-t pt-4">
            <p aria-hidden className="label text-accent">
              {twoDigits(index + 1)}
            </p>
            <h3 {...asWritten(title)} className="mt-6 font-serif text-title">
              {title}
            </h3>
            <p {...asWritten(description)} className="mt-2 text-ink-muted">
              {description}
            </p>
          </li>
        ))}
      </OrderedList>
    </section>
  );
}
