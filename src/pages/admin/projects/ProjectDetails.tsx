import { PictureField } from "@/components/media/PictureField";
import { SlugField } from "@/components/SlugField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { FormCard } from "./FormCard";
import { LongDescription } from "./LongDescription";
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
  maxLength: 2000,
  placeholder: "https://…",
} as const;

/** What the project is, and where it can be seen. */
export function ProjectDetails({ input, isNew, errors, onChange }: Props) {
  return (
    <FormCard title="Project Details">
      <TextField
        label="Title"
        value={input.title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={200}
        required
        error={errors.title}
      />
      <SlugField
        value={input.slug}
        onChange={(slug) => onChange({ slug, hasOwnSlug: true })}
        hint={
          isNew
            ? "The project's address, /projects/… It follows the title until you change it."
            : "The project's address, /projects/… Links to another one lead nowhere."
        }
        error={errors.slug}
      />
      <TextArea
        label="Description"
        value={input.description}
        onChange={({ target }) => onChange({ description: target.value })}
        maxLength={1000}
        rows={3}
        required
        hint="One or two sentences, for cards, search and previews."
        error={errors.description}
      />
      <LongDescription
        value={input.longDescription}
        onChange={(longDescription) => onChange({ longDescription })}
        error={errors.longDescription}
      />
      <PictureField
        label="Image"
        previewLabel="Image Preview"
        value={input.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        error={errors.imageUrl}
      />
      <TextField
        label="Code link"
        value={input.githubUrl}
        onChange={({ target }) => onChange({ githubUrl: target.value })}
        {...addressProps}
        error={errors.githubUrl}
      />
      <TextField
        label="Live link"
        value={input.liveUrl}
        onChange={({ target }) => onChange({ liveUrl: target.value })}
        {...addressProps}
        error={errors.liveUrl}
      />
    </FormCard>
  );
}
