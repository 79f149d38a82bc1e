import { SkillBar } from "@/components/SkillBar";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { List } from "@/components/ui/List";
import { aboutSkillGroups } from "@/content/about";
import { skillCategories, skillPercent } from "@/content/skills";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

const groups = skillCategories.filter(({ id }) => aboutSkillGroups.some((shown) => shown === id));

export function SkillGroups() {
  return (
    <>
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {groups.map(({ id, name, skills }) => (
          <section key={id} aria-labelledby={`${id}-skills`}>
            <h2 {...asWritten(name)} id={`${id}-skills`} className="font-serif text-title">
              {name}
            </h2>
            <List className="mt-5 grid gap-5">
              {skills.map((skill) => (
                <li key={skill.name}>
                  <SkillBar name={skill.name} percent={skillPercent(skill.level)} />
                </li>
              ))}
            </List>
          </section>
        ))}
      </div>
      <ButtonLink to={paths.skills} variant="secondary" className="mt-10">
        {t("All skills")}
      </ButtonLink>
    </>
  );
}
