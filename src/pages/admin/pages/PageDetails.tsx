import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { pageRecord } from "@/data/pages/record";
import * as limits from "@/lib/supabase/limits/pages";
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
    <FormCard title="Page">
      {isNew && <TemplateField input={input} onChange={onChange} />}
      <TextField
        label={pageRecord.title.label}
        value={input.title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={limits.title_max_length}
        required
        error={errors.title}
      />
      <TextField
        label={pageRecord.path.label}
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
            ? "The page's address after the slash: now, or talks/2026. It follows the title until you change it."
            : "The page's address after the slash. A path that it had while it was public leads to it."
        }
        error={errors.path}
      />
      <TextArea
        label={pageRecord.description.label}
        value={input.description}
        onChange={({ target }) => onChange({ description: target.value })}
        maxLength={limits.description_max_length}
        rows={2}
        hint="One or two sentences, below the title, for search and previews."
        error={errors.description}
      />
      <RecordText
        label={pageRecord.source.label}
        hint="Written as articles are."
        isRequired
        format={input.format === "html" ? "html" : "markdown"}
        value={writtenText(input)}
        onChange={(text) => onChange(withText(input, text))}
        error={errors.source ?? errors.content}
      />
    </FormCard>
  );
}
