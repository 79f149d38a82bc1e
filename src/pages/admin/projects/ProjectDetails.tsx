import { ImageWithFallback } from "@/components/ImageWithFallback";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { FormCard } from "./FormCard";
import type { ProjectErrors, ProjectInput } from "./project-input";

type Props = {
  input: ProjectInput;
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
export function ProjectDetails({ input, errors, onChange }: Props) {
  const image = input.imageUrl.trim();
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
      <TextArea
        label="Description"
        value={input.description}
        onChange={({ target }) => onChange({ description: target.value })}
        maxLength={1000}
        rows={3}
        required
        hint="One or two sentences, for the card."
        error={errors.description}
      />
      <TextArea
        label="Long description"
        value={input.longDescription}
        onChange={({ target }) => onChange({ longDescription: target.value })}
        maxLength={20_000}
        rows={8}
        hint="Unfolds on the card. An empty line begins a paragraph."
      />
      <div className="grid gap-3">
        <TextField
          label="Image"
          value={input.imageUrl}
          onChange={({ target }) => onChange({ imageUrl: target.value })}
          {...addressProps}
          error={errors.imageUrl}
        />
        {/^(https?:\/)?\/./.test(image) && (
          <ImageWithFallback
            src={image}
            alt="Image Preview"
            width={480}
            height={270}
            sizes="28rem"
            className="aspect-video w-full bg-paper-sunk object-cover"
          />
        )}
      </div>
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
