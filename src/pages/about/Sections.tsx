import type { ComponentType } from "react";
import { CallToAction } from "@/components/CallToAction";
import { DownloadResumeLink } from "@/components/DownloadResumeLink";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { OrderedList } from "@/components/ui/List";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { useUrlChoice } from "@/lib/hydration/use-url-params";
import { profile } from "@/content/profile";
import { paths } from "@/paths";
import { hasPage, twoDigits } from "@/sections";
import { Journey } from "./Journey";
import { SkillGroups } from "./SkillGroups";
import { achievements, values } from "@/content/about";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type TabId = "journey" | "skills" | "values" | "achievements";

const tabsById: Record<TabId, { label: string; Panel: ComponentType; isShown: boolean }> = {
  journey: { label: t("My Journey"), Panel: Journey, isShown: true },
  skills: { label: t("Skills"), Panel: SkillGroups, isShown: hasPage(paths.skills) },
  values: { label: t("Values"), Panel: Values, isShown: values.length > 0 },
  achievements: {
    label: t("Achievements"),
    Panel: Achievements,
    isShown: achievements.length > 0,
  },
};
const others = (["skills", "values", "achievements"] as const).filter((id) => tabsById[id].isShown);
const tabIds: readonly [TabId, ...TabId[]] = ["journey", ...others];
const tabs = tabIds.map((value) => ({ value, label: tabsById[value].label }));

/** The about page below its first screen. */
export function Sections() {
  const [chosen, choose] = useUrlChoice("tab", tabIds);
  return (
    <>
      <div className="page-width pt-16">
        <Tabs label={t("About Me")} tabs={tabs} value={chosen} onChange={choose}>
          {tabIds.map((id) => {
            const { Panel } = tabsById[id];
            return (
              <TabPanel key={id} value={id} className="pt-10">
                <Panel />
              </TabPanel>
            );
          })}
        </Tabs>
      </div>
      <CallToAction
        title={t("Shall we talk?")}
        text={
          hasPage(paths.resume)
            ? t("The long version is in the CV; the quick one is a message away.")
            : t("It is a message away.")
        }
      >
        <ButtonLink to={paths.contact}>{t("Contact Me")}</ButtonLink>
        {hasPage(paths.resume) && (
          <DownloadResumeLink name={profile.name} label={t("Download CV")} variant="secondary" />
        )}
      </CallToAction>
    </>
  );
}

function Achievements() {
  return (
    <OrderedList className="border-b">
      {achievements.map(({ year, title, text }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-2 border-t py-7 first:border-t-0 first:pt-0 md:grid-cols-12 md:items-baseline"
        >
          <p className="font-serif text-headline text-accent tabular md:col-span-2">{year}</p>
          <h2 {...asWritten(title)} className="font-serif text-title md:col-span-4">
            {title}
          </h2>
          <p {...asWritten(text)} className="max-w-measure text-ink-muted md:col-span-6">
            {text}
          </p>
        </li>
      ))}
    </OrderedList>
  );
}

function Values() {
  return (
    <OrderedList className="grid gap-x-6 gap-y-12 sm:grid-cols-2">
      {values.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3rem_1fr]">
          <span aria-hidden className="pt-1 label text-accent">
            {twoDigits(index + 1)}
          </span>
          <div>
            <h2 {...asWritten(title)} className="font-serif text-headline">
              {title}
            </h2>
            <p {...asWritten(text)} className="mt-3 max-w-[29.2em] text-ink-muted">
              {text}
            </p>
          </div>
        </li>
      ))}
    </OrderedList>
  );
}
