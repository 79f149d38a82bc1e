import { OwnerStructuredData } from "@/components/OwnerStructuredData";
import { Page } from "@/components/Page";
import { Hero } from "./Hero";
import { StatGrid } from "@/components/StatGrid";
import { homeStats } from "@/content/home";
import { paths } from "@/paths";
import { hasPage, twoDigits } from "@/sections";
import { AboutSection } from "./AboutSection";
import { ArticlesSection } from "./ArticlesSection";
import { ContactSection } from "./ContactSection";
import { ExperienceSection } from "./ExperienceSection";
import { ProjectsSection } from "./ProjectsSection";
import { ServicesSection } from "./ServicesSection";
import { t } from "@/lib/words";

/** The sections below the first screen, each with the page it links to and depends on. */
const sections = [
  { path: paths.resume, Part: ExperienceSection },
  { path: paths.services, Part: ServicesSection },
  { path: paths.about, Part: AboutSection },
  { path: paths.projects, Part: ProjectsSection },
  { path: paths.blog, Part: ArticlesSection },
  { path: paths.contact, Part: ContactSection },
].filter(({ path }) => hasPage(path));

export function HomePage() {
  return (
    <Page title="">
      <OwnerStructuredData path={hasPage(paths.about) ? paths.about : paths.home} />
      <Hero />
      <div className="page-width mt-16 md:mt-24">
        <StatGrid label={t("In numbers")} stats={homeStats} />
      </div>
      {sections.map(({ path, Part }, index) => (
        <Part key={path} number={twoDigits(index + 1)} />
      ))}
    </Page>
  );
}
