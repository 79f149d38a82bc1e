import { AboutSection } from "./AboutSection";
import { ArticlesSection } from "./ArticlesSection";
import { ContactSection } from "./ContactSection";
import { ExperienceSection } from "./ExperienceSection";
import { ProjectsSection } from "./ProjectsSection";
import { ServicesSection } from "./ServicesSection";

/** The home page below its first screen. */
export function Sections() {
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
