import { OwnerStructuredData } from "@/components/OwnerStructuredData";
import { Page } from "@/components/Page";
import { Hero } from "./Hero";
import { StatGrid } from "@/components/StatGrid";
import { homeStats } from "@/content/home";
import { AboutSection } from "./AboutSection";
import { ArticlesSection } from "./ArticlesSection";
import { ContactSection } from "./ContactSection";
import { ExperienceSection } from "./ExperienceSection";
import { ProjectsSection } from "./ProjectsSection";
import { ServicesSection } from "./ServicesSection";

export function HomePage() {
  return (
    <Page title="">
      <OwnerStructuredData />
      <Hero />
      <Stats />
      <Sections />
    </Page>
  );
}

function Stats() {
  return (
    <div className="page-width mt-16 md:mt-24">
      <StatGrid label="In numbers" stats={homeStats} />
    </div>
  );
}

/** The home page below its first screen. */
function Sections() {
  return (
    <>
      <ExperienceSection />
      <ServicesSection />
      <AboutSection />
      <ProjectsSection />
      <ArticlesSection />
      <ContactSection />
    </>
  );
}
