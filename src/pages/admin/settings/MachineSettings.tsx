import { Link } from "react-router-dom";
import { SelectField } from "@/components/ui/SelectField";
import { exactProps } from "@/components/admin/field-props";
import { TextField } from "@/components/ui/TextField";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { settingsFields, type PartProps } from "./settings-fields";
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
    unsaid: t("No preference is stated about AI assistants that answer from your content."),
    allowed: t("robots.txt says that AI assistants may answer from your content."),
    refused: t("robots.txt blocks the crawlers of AI assistants that it lists by name."),
  },
  {
    name: "robots_ai_training",
    unsaid: t("No preference is stated about training AI models on your texts."),
    allowed: t("robots.txt says that AI models may be trained on your texts."),
    refused: t("robots.txt disallows it, and blocks the training crawlers that it lists by name."),
  },
] as const;

export function MachineSettings(part: PartProps) {
  const field = settingsFields(part);
  return (
    <SettingsSection
      name="machines"
      lead={t(
        "What the site tells crawlers and feed readers, from the next build on. Crawlers can ignore it: {whatThatMeans}.",
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
          {...field(name)}
          hint={Object.entries(hints).find(([value]) => value === part.input[name])?.[1]}
        >
          <option value="unsaid">{t("Say nothing")}</option>
          <option value="allowed">{t("Allow")}</option>
          <option value="refused">{t("Refuse")}</option>
        </SelectField>
      ))}
      <TextField
        {...field("content_license")}
        type="url"
        {...exactProps}
        placeholder={"https://creativecommons.org/licenses/by/4.0/"}
        hint={t(
          "The address of the licence under which others may use your articles. Leave it empty to state none.",
        )}
      />
      <TextField
        {...field("websub_hub")}
        type="url"
        {...exactProps}
        placeholder={"https://…"}
        hint={t(
          "A hub that notifies feed readers of new articles at once. Ping it after each build; the guide shows how.",
        )}
      />
    </SettingsSection>
  );
}
