import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import { PictureField } from "@/components/admin/media/PictureField";
import { SlugField } from "@/components/admin/SlugField";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { textFields } from "@/components/admin/text-fields";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { projectRecord } from "@/data/projects/record";
import * as limits from "@/lib/supabase/limits/projects";
import { t } from "@/lib/words";
import type { ProjectInput } from "./project-input";

type Props = RecordPartProps<ProjectInput> & { isNew: boolean };

const addressProps = {
  inputMode: "url",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
  placeholder: "https://…",
} as const;

/** The project's content and links. */
export function ProjectDetails({ input, isNew, errors, onChange }: Props) {
  const field = textFields<"title" | "description" | "github_url" | "live_url">({
    input,
    record: projectRecord,
    errors,
    limits,
    onChange,
  });
  return (
    <FormCard title={t("Project Details")}>
      <TextField {...field("title")} required />
      <SlugField
        maxLength={limits.slug_max_length}
        value={input.slug}
        onChange={(slug) => onChange({ slug, hasOwnSlug: true })}
        hint={
          isNew
            ? t("The project's address, /projects/… It follows the title until you change it.")
            : t("The project's address, /projects/… Links to any other address stop working.")
        }
        error={errors.slug}
      />
      <TextArea
        {...field("description")}
        rows={3}
        required
        hint={t("One or two sentences for cards, search and previews.")}
      />
      <RecordText
        label={projectRecord.long_description.label}
        hint={t("The article on the project's page.")}
        value={input.long_description}
        onChange={(long_description) => onChange({ long_description })}
        error={errors.long_description}
      />
      <PictureField
        maxLength={limits.image_url_max_length}
        label={projectRecord.image_url.label}
        previewLabel={t("Image Preview")}
        value={input.image_url}
        onChange={(image_url) => onChange({ image_url })}
        error={errors.image_url}
      />
      <TextField {...field("github_url")} {...addressProps} />
      <TextField {...field("live_url")} {...addressProps} />
    </FormCard>
  );
}
