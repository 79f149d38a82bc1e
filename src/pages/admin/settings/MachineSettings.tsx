import { Link } from "react-router-dom";
import { SelectField } from "@/components/ui/SelectField";
import { settingsRecord } from "@/data/settings/record";
import { paths } from "@/paths";
import type { PartProps } from "./part-props";
import { SettingsTextField } from "./SettingsTextField";
import { SettingsSection } from "./SettingsSection";

const uses = [
  {
    name: "robots_search",
    unsaid: "No preference is stated: search engines list the site.",
    allowed: "robots.txt says that search engines may list the site.",
    refused: "Every page asks search engines not to list it, and robots.txt says so.",
  },
  {
    name: "robots_ai_answers",
    unsaid: "No preference is stated for assistants that answer with what they find here.",
    allowed: "robots.txt says that assistants may answer with what they find here.",
    refused: "robots.txt keeps the robots of assistants away that it knows by name.",
  },
  {
    name: "robots_ai_training",
    unsaid: "No preference is stated for training models on your texts.",
    allowed: "robots.txt says that models may be trained on your texts.",
    refused: "robots.txt refuses it, and keeps the robots away that it knows by name.",
  },
] as const;

export function MachineSettings(part: PartProps) {
  const { input, onChange, errorOf } = part;
  return (
    <SettingsSection
      name="machines"
      lead={
        <>
          What the site tells robots and feed readers, from the next build on. Robots that ignore
          rules are not bound by it:{" "}
          <Link to={paths.adminGuide("machines")} className="underline underline-offset-4">
            what that means
          </Link>
          .
        </>
      }
    >
      {uses.map(({ name, ...hints }) => (
        <SelectField
          key={name}
          label={settingsRecord[name].label}
          name={name}
          value={input[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          hint={Object.entries(hints).find(([value]) => value === input[name])?.[1]}
          error={errorOf(name)}
        >
          <option value="unsaid">Say nothing</option>
          <option value="allowed">Allow</option>
          <option value="refused">Refuse</option>
        </SelectField>
      ))}
      <SettingsTextField
        {...part}
        name="content_license"
        type="url"
        placeholder="https://creativecommons.org/licenses/by/4.0/"
        hint="The address of a licence, if others may use your articles under one. An empty field says nothing."
      />
      <SettingsTextField
        {...part}
        name="websub_hub"
        type="url"
        placeholder="https://…"
        hint="A hub that tells feed readers at once of new articles. It has to be told itself, as the guide says."
      />
    </SettingsSection>
  );
}
