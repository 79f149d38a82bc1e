import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { paths } from "@/paths";
import { numbered } from "@/sections";
import { StatGrid } from "@/components/StatGrid";
import { skillStats } from "@/content/skills";
import { Sections } from "./Sections";
import { t } from "@/lib/words";

export function SkillsPage() {
  return (
    <Page
      title={t("Skills")}
      description={t("What I work with, how well, and for how many years.")}
    >
      <PageHeader
        label={numbered(paths.skills, t("Skills"))}
        title={t("Skills")}
        lead={t(
          "What I work with, how well, and for how many years. Nothing on this list is from a weekend.",
        )}
      />
      <div className="page-width">
        <StatGrid label={t("Skills in numbers")} stats={skillStats} />
      </div>
      <Sections />
    </Page>
  );
}
