import { SkillBar } from "@/components/SkillBar";
import { List } from "@/components/ui/List";
import { story } from "@/content/about";
import { skillCategories, skillPercent } from "@/content/skills";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Section, type SectionProps } from "./Section";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function AboutSection({ number }: SectionProps) {
  return (
    <Section
      id="about"
      label={`${number} — ${t("About")}`}
      title={t("What I work with, and how well")}
      more={{ to: paths.about, label: t("The longer story") }}
    >
      <p {...asWritten(story.at(-1))} className="max-w-measure text-lead text-ink-muted">
        {story.at(-1)}
      </p>
      {hasPage(paths.skills) && <Skills />}
    </Section>
  );
}

function Skills() {
  return (
    <List className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {skillCategories.map(({ id, name, skills }) => (
        <li key={id}>
          <h3 {...asWritten(name)} className="border-t pt-3 label text-ink-muted">
            {name}
          </h3>
          <List className="mt-4 grid gap-4">
            {skills.map((skill) => (
              <li key={skill.name}>
                <SkillBar name={skill.name} percent={skillPercent(skill.level)} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
