import { FormCard } from "@/components/admin/FormCard";
import { LanguageField } from "@/components/admin/LanguageField";
import { useSite } from "@/components/site-context";
import { SelectField } from "@/components/ui/SelectField";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { pageLabels, pagePlaceNames } from "@/data/pages/labels";
import { pagePlaces } from "@/data/pages/record";
import { t } from "@/lib/words";
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
    <FormCard title={t("Settings")}>
      <SwitchField
        label={pageLabels.published}
        hint={t("Everybody can read it.")}
        isOn={input.published}
        onChange={(published) => onChange({ published })}
      />
      <SelectField
        label={pageLabels.place}
        value={input.place}
        onChange={({ target }) => onChange({ place: target.value })}
        hint={t("Which one links to it. The search finds it in any case.")}
        className="capitalize"
        error={errors.place}
      >
        {pagePlaces.map((place) => (
          <option key={place} value={place} className="capitalize">
            {pagePlaceNames[place] ?? place}
          </option>
        ))}
      </SelectField>
      {input.place !== "nowhere" && (
        <TextField
          label={pageLabels.position}
          type="number"
          min={1}
          max={999}
          value={input.position}
          onChange={({ target }) => onChange({ position: target.value })}
          hint={t("Small numbers come first.")}
          error={errors.position}
        />
      )}
      <SwitchField
        label={pageLabels.indexed}
        hint={t("In the sitemap. Switched off, search engines are asked to leave it out.")}
        isOn={input.indexed}
        onChange={(indexed) => onChange({ indexed })}
      />
      <LanguageField
        label={pageLabels.language}
        value={input.language || site.language}
        onChange={(language) => onChange({ language })}
        error={errors.language}
      />
    </FormCard>
  );
}
