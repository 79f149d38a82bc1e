import { CallToAction } from "@/components/CallToAction";
import { DownloadResumeLink } from "@/components/DownloadResumeLink";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { useUrlChoice } from "@/lib/hydration/use-url-params";
import { profile } from "@/content/profile";
import { paths } from "@/paths";
import { Achievements } from "./Achievements";
import { Journey } from "./Journey";
import { SkillGroups } from "./SkillGroups";
import { Values } from "./Values";

const tabIds = ["journey", "skills", "values", "achievements"] as const;
const tabs = [
  { value: "journey", label: "My Journey" },
  { value: "skills", label: "Skills" },
  { value: "values", label: "Values" },
  { value: "achievements", label: "Achievements" },
] as const;

/** The about page below its first screen. */
export function Sections() {
  const [chosen, choose] = useUrlChoice("tab", tabIds);
  return (
    <>
      <div className="page-width pt-16">
        <Tabs label="About me" tabs={tabs} value={chosen} onChange={choose}>
          <TabPanel value="journey" className="pt-10">
            <Journey />
          </TabPanel>
          <TabPanel value="skills" className="pt-10">
            <SkillGroups />
          </TabPanel>
          <TabPanel value="values" className="pt-10">
            <Values />
          </TabPanel>
          <TabPanel value="achievements" className="pt-10">
            <Achievements />
          </TabPanel>
        </Tabs>
      </div>
      <CallToAction
        title="Shall we talk?"
        text="The long version is in the CV; the quick one is a message away."
      >
        <ButtonLink to={paths.contact}>Contact Me</ButtonLink>
        <DownloadResumeLink name={profile.name} label="Download CV" variant="secondary" />
      </CallToAction>
    </>
  );
}
