import { FormCard } from "@/components/admin/FormCard";
import { LanguageField } from "@/components/admin/LanguageField";
import { useSite } from "@/components/site-context";
import { SelectField } from "@/components/ui/SelectField";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { pagePlaces, pageRecord } from "@/data/pages/record";
import type { PageErrors, PageInput } from "./page-input";

type Props = {
  input: PageInput;
  errors: PageErrors;
  onChange: (values: Partial<PageInput>) => void;
};

/** Who finds the page, and how. */
export function PageSettings({ input, errors, onChange }: Props) {
  const site = useSite();
  return (
    <FormCard title="Settings">
      <SwitchField
        label={pageRecord.published.label}
        hint="Everybody can read it."
        isOn={input.published}
        onChange={(published) => onChange({ published })}
      />
      <SelectField
        label={pageRecord.place.label}
        value={input.place}
        onChange={({ target }) => onChange({ place: target.value })}
        hint="Which one links to it. The search finds it in any case."
        className="capitalize"
        error={errors.place}
      >
        {pagePlaces.map((place) => (
          <option key={place} value={place} className="capitalize">
            {place === "nowhere" ? "None" : place}
          </option>
        ))}
      </SelectField>
      {input.place !== "nowhere" && (
        <TextField
          label={pageRecord.position.label}
          type="number"
          min={1}
          max={999}
          value={input.position}
          onChange={({ target }) => onChange({ position: target.value })}
          hint="Small numbers come first."
          error={errors.position}
        />
      )}
      <SwitchField
        label={pageRecord.indexed.label}
        hint="In the sitemap. Switched off, search engines are asked to leave it out."
        isOn={input.indexed}
        onChange={(indexed) => onChange({ indexed })}
      />
      <LanguageField
        label={pageRecord.language.label}
        value={input.language || site.language}
        onChange={(language) => onChange({ language })}
        error={errors.language}
      />
    </FormCard>
  );
}
