import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { paths } from "@/paths";
import { numbered } from "@/sections";
import { StatGrid } from "@/components/StatGrid";
import { skillStats } from "@/content/skills";
import { Sections } from "./Sections";

export function SkillsPage() {
  return (
    <Page title="Skills" description="What I work with, how well, and for how many years.">
      <PageHeader
        label={numbered(paths.skills, "Skills")}
        title="Skills"
        lead="What I work with, how well, and for how many years. Nothing on this list is from a weekend."
      />
      <div className="page-width">
        <StatGrid label="Skills in numbers" stats={skillStats} />
      </div>
      <Sections />
    </Page>
  );
}
