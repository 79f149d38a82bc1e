import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { StatGrid } from "@/components/StatGrid";
import { List } from "@/components/ui/List";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { learning, skillCategories, skillCategoryIds, skillStats } from "@/content/skills";
import { useUrlChoice } from "@/lib/hydration/use-url-params";
import { SkillChart } from "./SkillChart";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

/** The page opens with the first. */
const [first = skillCategoryIds[0], ...others] = skillCategories.map(({ id }) => id);
const tabs = skillCategories.map(({ id, name }) => ({ value: id, label: name }));

/** Skills by category, and skills being learned. */
export function SkillsPage() {
  const [chosen, choose] = useUrlChoice("category", [first, ...others]);
  return (
    <Page
      title={t("Skills")}
      description={t("What I work with, how well, and for how many years.")}
    >
      <PageHeader
        label={numberedLabel(paths.skills, t("Skills"))}
        title={t("Skills")}
        lead={t("What I work with, how well, and for how many years.")}
      />
      <div className="page-width">
        <StatGrid label={t("Skills in numbers")} stats={skillStats} />
      </div>
      <section aria-labelledby="by-category" className="page-width pt-16">
        <h2 id="by-category" className="mb-6 font-serif text-headline">
          {t("By category")}
        </h2>
        <Tabs label={t("Categories")} tabs={tabs} value={chosen} onChange={choose}>
          {skillCategories.map((category) => (
            <TabPanel key={category.id} value={category.id} className="pt-8">
              <SkillChart category={category} />
            </TabPanel>
          ))}
        </Tabs>
      </section>
      {learning.length > 0 && <Learning />}
    </Page>
  );
}

function Learning() {
  return (
    <section aria-labelledby="learning" className="page-width pt-16">
      <div className="grid gap-6 border bg-paper-raised p-6 md:grid-cols-12 md:p-10">
        <div className="md:col-span-5">
          <h2 id="learning" className="font-serif text-headline">
            {t("Continuous Learning")}
          </h2>
          <p className="mt-3 max-w-[23.9em] text-ink-muted">
            {t("What I am learning now, and why.")}
          </p>
        </div>
        <List className="md:col-span-6 md:col-start-7">
          {learning.map(({ topic, why }) => (
            <li
              key={topic}
              className="grid border-t py-3 first:border-t-0 first:pt-0 last:pb-0 md:first:pt-1"
            >
              <span {...asWritten(topic)} className="font-medium">
                {topic}
              </span>
              <span {...asWritten(why)} className="text-ink-muted">
                {why}
              </span>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
