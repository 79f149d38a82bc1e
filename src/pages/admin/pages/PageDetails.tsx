import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { pageLabels } from "@/data/pages/labels";
import * as limits from "@/lib/supabase/limits/pages";
import { t } from "@/lib/words";
import { withText, writtenText, type PageErrors, type PageInput } from "./page-input";
import { TemplateField } from "./TemplateField";

type Props = {
  input: PageInput;
  isNew: boolean;
  errors: PageErrors;
  onChange: (values: Partial<PageInput>) => void;
};

/** What the page is, and where it can be read. */
export function PageDetails({ input, isNew, errors, onChange }: Props) {
  return (
    <FormCard title={t("Page")}>
      {isNew && <TemplateField input={input} onChange={onChange} />}
      <TextField
        label={pageLabels.title}
        value={input.title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={limits.title_max_length}
        required
        error={errors.title}
      />
      <TextField
        label={pageLabels.path}
        value={input.path}
        onChange={({ target }) => onChange({ path: target.value, hasOwnPath: true })}
        maxLength={limits.path_max_length}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="font-mono text-sm"
        hint={
          isNew
            ? t(
                "The page's address after the slash: now, or talks/2026. It follows the title until you change it.",
              )
            : t(
                "The page's address after the slash. A path that it had while it was public leads to it.",
              )
        }
        error={errors.path}
      />
      <TextArea
        label={pageLabels.description}
        value={input.description}
        onChange={({ target }) => onChange({ description: target.value })}
        maxLength={limits.description_max_length}
        rows={2}
        hint={t("One or two sentences, below the title, for search and previews.")}
        error={errors.description}
      />
      <RecordText
        label={pageLabels.source}
        hint={t("Written as articles are.")}
        isRequired
        format={input.format === "html" ? "html" : "markdown"}
        value={writtenText(input)}
        onChange={(text) => onChange(withText(input, text))}
        error={errors.source ?? errors.content}
      />
    </FormCard>
  );
}
