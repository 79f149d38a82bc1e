import { OwnerStructuredData } from "@/components/OwnerStructuredData";
import { Page } from "@/components/Page";
import { StatGrid } from "@/components/StatGrid";
import { aboutStats } from "@/content/about";
import { profile } from "@/content/profile";
import { AboutHeader } from "./AboutHeader";
import { Sections } from "./Sections";

export function AboutPage() {
  return (
    <Page
      title="About Me"
      description={`Who ${profile.name} is: journey, skills, values, achievements.`}
    >
      <OwnerStructuredData />
      <AboutHeader />
      <div className="page-width">
        <StatGrid label="In numbers" stats={aboutStats} />
      </div>
      <Sections />
    </Page>
  );
}
