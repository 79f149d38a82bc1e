import { OwnerData } from "@/components/OwnerData";
import { Page } from "@/components/Page";
import { AboutSection } from "./AboutSection";
import { ArticlesSection } from "./ArticlesSection";
import { ContactSection } from "./ContactSection";
import { ExperienceSection } from "./ExperienceSection";
import { Hero } from "./Hero";
import { ProjectsSection } from "./ProjectsSection";
import { ServicesSection } from "./ServicesSection";
import { Stats } from "./Stats";

export function HomePage() {
  return (
    <Page title="">
      <OwnerData />
      <Hero />
      <Stats />
      <ExperienceSection />
      <ServicesSection />
      <AboutSection />
      <ProjectsSection />
      <ArticlesSection />
      <ContactSection />
    </Page>
  );
}
