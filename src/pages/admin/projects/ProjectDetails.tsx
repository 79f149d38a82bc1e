import { slugProps, textFields, urlProps } from "@/components/admin/field-props";
import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import { PictureField } from "@/components/admin/media/PictureField";
import { useUploads } from "@/components/admin/media/use-uploads";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { projectRecord } from "@/data/projects/record";
import { urlOf } from "@/lib/media/urls";
import * as limits from "@/lib/supabase/limits/projects";
import { t } from "@/lib/words";
import type { ProjectInput } from "./project-input";

type Props = RecordPartProps<ProjectInput> & { isNew: boolean };

/** The project's content and links. */
export function ProjectDetails({ isNew, ...part }: Props) {
  const { input, errors, onChange } = part;
  const uploads = useUploads(({ path }) => onChange({ image_url: urlOf(path) }));
  const field = textFields(projectRecord, limits, part);
  return (
    <FormCard title={t("Project Details")}>
      <TextField {...field("title")} />
      <TextField
        {...field("slug")}
        {...slugProps}
        onChange={({ target }) => onChange({ slug: target.value, hasOwnSlug: true })}
        hint={
          isNew
            ? t("The project's address, /projects/… It follows the title until you change it.")
            : t("The project's address, /projects/… Links to any other address stop working.")
        }
      />
      <TextArea
        {...field("description")}
        rows={3}
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
        {...field("image_url")}
        previewLabel={t("Image Preview")}
        onChange={(image_url) => onChange({ image_url })}
        uploads={uploads}
      />
      <TextField {...field("github_url")} {...urlProps} />
      <TextField {...field("live_url")} {...urlProps} />
    </FormCard>
  );
}
