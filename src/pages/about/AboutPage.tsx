import { OwnerStructuredData } from "@/components/OwnerStructuredData";
import { Page } from "@/components/Page";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { StatGrid } from "@/components/StatGrid";
import { aboutStats } from "@/content/about";
import { profile } from "@/content/profile";
import { Sections } from "./Sections";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { useSite } from "@/components/site-context";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function AboutPage() {
  return (
    <Page
      title={t("About Me")}
      description={t("Who {name} is: journey, skills, values, achievements.", {
        name: profile.name,
      })}
    >
      <OwnerStructuredData path={paths.about} />
      <AboutHeader />
      <div className="page-width">
        <StatGrid label={t("In numbers")} stats={aboutStats} />
      </div>
      <Sections />
    </Page>
  );
}

function AboutHeader() {
  const { owner } = useSite();
  return (
    <header className="page-width grid items-end gap-8 pt-12 pb-10 md:grid-cols-12 md:gap-6 md:pt-20 md:pb-14">
      <div className="grid gap-6 md:col-span-8">
        <p className="label text-ink-muted">{numberedLabel(paths.about, t("About"))}</p>
        <h1 className="font-serif text-display tracking-[-0.015em]">{t("About Me")}</h1>
        <p {...asWritten(profile.introduction)} className="max-w-[30.5em] text-lead text-ink-muted">
          {profile.introduction}
        </p>
        <p className="label">
          {profile.location} <span className="text-ink-muted">({profile.timeZone})</span>
        </p>
      </div>
      <ImageWithFallback
        src="/images/portrait-480.avif"
        alt={t("Portrait of {name}", { name: owner.name })}
        width={480}
        height={480}
        isPriority
        className="aspect-square w-full max-w-52 md:col-span-3 md:col-start-10 md:max-w-none"
      />
    </header>
  );
}
