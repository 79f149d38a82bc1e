import { RecordText } from "@/components/admin/editor/RecordText";
import { FormCard } from "@/components/admin/FormCard";
import { PictureField } from "@/components/admin/media/PictureField";
import { SlugField } from "@/components/admin/SlugField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { projectLabels } from "@/data/projects/labels";
import * as limits from "@/lib/supabase/limits/projects";
import { t } from "@/lib/words";
import type { ProjectErrors, ProjectInput } from "./project-input";

type Props = {
  input: ProjectInput;
  isNew: boolean;
  errors: ProjectErrors;
  onChange: (values: Partial<ProjectInput>) => void;
};

const addressProps = {
  inputMode: "url",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
  placeholder: "https://…",
} as const;

/** What the project is, and where it can be seen. */
export function ProjectDetails({ input, isNew, errors, onChange }: Props) {
  return (
    <FormCard title={t("Project Details")}>
      <TextField
        label={projectLabels.title}
        value={input.title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={limits.title_max_length}
        required
        error={errors.title}
      />
      <SlugField
        maxLength={limits.slug_max_length}
        value={input.slug}
        onChange={(slug) => onChange({ slug, hasOwnSlug: true })}
        hint={
          isNew
            ? t("The project's address, /projects/… It follows the title until you change it.")
            : t("The project's address, /projects/… Links to another one lead nowhere.")
        }
        error={errors.slug}
      />
      <TextArea
        label={projectLabels.description}
        value={input.description}
        onChange={({ target }) => onChange({ description: target.value })}
        maxLength={limits.description_max_length}
        rows={3}
        required
        hint={t("One or two sentences, for cards, search and previews.")}
        error={errors.description}
      />
      <RecordText
        label={projectLabels.long_description}
        hint={t("The article on the project's page.")}
        value={input.long_description}
        onChange={(long_description) => onChange({ long_description })}
        error={errors.long_description}
      />
      <PictureField
        maxLength={limits.image_url_max_length}
        label={projectLabels.image_url}
        previewLabel={t("Image Preview")}
        value={input.image_url}
        onChange={(image_url) => onChange({ image_url })}
        error={errors.image_url}
      />
      <TextField
        label={projectLabels.github_url}
        value={input.github_url}
        onChange={({ target }) => onChange({ github_url: target.value })}
        maxLength={limits.github_url_max_length}
        {...addressProps}
        error={errors.github_url}
      />
      <TextField
        label={projectLabels.live_url}
        value={input.live_url}
        onChange={({ target }) => onChange({ live_url: target.value })}
        maxLength={limits.live_url_max_length}
        {...addressProps}
        error={errors.live_url}
      />
    </FormCard>
  );
}
