import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { slugProps, textFields } from "@/components/admin/field-props";
import { useSite } from "@/components/site-context";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { pageRecord } from "@/data/pages/record";
import * as limits from "@/lib/supabase/limits/pages";
import { inLanguage } from "@/lib/text/language";
import { t } from "@/lib/words";
import { withText, writtenText } from "@/lib/written-text";
import type { PageInput } from "./page-input";
import { TemplateField } from "./TemplateField";

type Props = RecordPartProps<PageInput> & { isNew: boolean };

/** The page's content and path. */
export function PageDetails({ isNew, ...part }: Props) {
  const { input, errors, onChange } = part;
  const site = useSite();
  const language = input.language || site.language;
  const field = textFields(pageRecord, limits, part);
  return (
    <FormCard title={t("Page")}>
      {isNew && <TemplateField input={input} onChange={onChange} />}
      <TextField {...field("title")} {...inLanguage(language)} />
      <TextField
        {...field("path")}
        onChange={({ target }) => onChange({ path: target.value, hasOwnPath: true })}
        {...slugProps}
        hint={
          isNew
            ? t(
                "The page's address after the slash: now, or talks/2026. It follows the title until you change it.",
              )
            : t(
                "The page's address after the slash. Paths that it had while it was public lead here.",
              )
        }
      />
      <TextArea
        {...field("description")}
        {...inLanguage(language)}
        rows={2}
        hint={t("One or two sentences, below the title, for search and previews.")}
      />
      <RecordText
        label={pageRecord.source.label}
        hint={t("Written like articles.")}
        isRequired
        format={input.format === "html" ? "html" : "markdown"}
        language={language}
        value={writtenText(input)}
        onChange={(text) => onChange(withText(input, text))}
        error={errors.source ?? errors.content}
      />
    </FormCard>
  );
}
