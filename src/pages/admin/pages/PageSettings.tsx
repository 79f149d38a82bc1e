import { ChoiceField } from "@/components/admin/ChoiceField";
import { FormCard } from "@/components/admin/FormCard";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { LanguageField } from "@/components/admin/LanguageField";
import { numberFields, switchFields } from "@/components/admin/field-props";
import { useSite } from "@/components/site-context";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { pageRecord, pageMenuNames } from "@/data/pages/record";
import * as limits from "@/lib/supabase/limits/pages";
import { t } from "@/lib/words";
import type { PageInput } from "./page-input";

export function PageSettings(part: RecordPartProps<PageInput>) {
  const { input, errors, onChange } = part;
  const site = useSite();
  const flag = switchFields(pageRecord, part);
  return (
    <FormCard title={t("Settings")}>
      <SwitchField {...flag("published")} hint={t("Everyone can read it.")} />
      <ChoiceField
        label={pageRecord.place.label}
        choices={Object.entries(pageMenuNames)}
        value={input.place}
        onChange={(place) => onChange({ place })}
        hint={t("Which menu links to it. Search finds it either way.")}
        error={errors.place}
      />
      {input.place !== "nowhere" && (
        <TextField
          {...numberFields(pageRecord, limits, part)("position")}
          hint={t("Lower numbers come first.")}
        />
      )}
      <SwitchField
        {...flag("indexed")}
        hint={t(
          "It is in the sitemap. If you switch this off, search engines are asked to leave it out.",
        )}
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
