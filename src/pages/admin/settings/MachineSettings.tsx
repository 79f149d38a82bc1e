import { Link } from "react-router-dom";
import { SelectField } from "@/components/ui/SelectField";
import { settingsLabels } from "@/data/settings/labels";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import type { PartProps } from "./part-props";
import { SettingsTextField } from "./SettingsTextField";
import { SettingsSection } from "./SettingsSection";

const uses = [
  {
    name: "robots_search",
    unsaid: t("No preference is stated: search engines list the site."),
    allowed: t("robots.txt says that search engines may list the site."),
    refused: t("Every page asks search engines not to list it, and robots.txt says so."),
  },
  {
    name: "robots_ai_answers",
    unsaid: t("No preference is stated for assistants that answer with what they find here."),
    allowed: t("robots.txt says that assistants may answer with what they find here."),
    refused: t("robots.txt keeps the robots of assistants away that it knows by name."),
  },
  {
    name: "robots_ai_training",
    unsaid: t("No preference is stated for training models on your texts."),
    allowed: t("robots.txt says that models may be trained on your texts."),
    refused: t("robots.txt refuses it, and keeps the robots away that it knows by name."),
  },
] as const;

export function MachineSettings(part: PartProps) {
  const { input, onChange, errorOf } = part;
  return (
    <SettingsSection
      name="machines"
      lead={t(
        "What the site tells robots and feed readers, from the next build on. Robots that ignore rules are not bound by it: {whatThatMeans}.",
        {
          whatThatMeans: (
            <Link to={paths.adminGuide("machines")} className="underline underline-offset-4">
              {t("what that means")}
            </Link>
          ),
        },
      )}
    >
      {uses.map(({ name, ...hints }) => (
        <SelectField
          key={name}
          label={settingsLabels[name]}
          name={name}
          value={input[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          hint={Object.entries(hints).find(([value]) => value === input[name])?.[1]}
          error={errorOf(name)}
        >
          <option value="unsaid">{t("Say nothing")}</option>
          <option value="allowed">{t("Allow")}</option>
          <option value="refused">{t("Refuse")}</option>
        </SelectField>
      ))}
      <SettingsTextField
        {...part}
        name="content_license"
        type="url"
        placeholder={"https://creativecommons.org/licenses/by/4.0/"}
        hint={t(
          "The address of a licence, if others may use your articles under one. An empty field says nothing.",
        )}
      />
      <SettingsTextField
        {...part}
        name="websub_hub"
        type="url"
        placeholder={"https://…"}
        hint={t(
          "A hub that tells feed readers at once of new articles. It has to be told itself, as the guide says.",
        )}
      />
    </SettingsSection>
  );
}
