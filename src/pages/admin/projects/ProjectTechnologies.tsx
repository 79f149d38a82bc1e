import { TagInput } from "@/components/TagInput";
import { FormCard } from "./FormCard";
import type { ProjectInput } from "./project-input";

type Props = { input: ProjectInput; onChange: (values: Partial<ProjectInput>) => void };

export function ProjectTechnologies({ input, onChange }: Props) {
  return (
    <FormCard title="Technologies">
      <TagInput
        label="Add a technology"
        isLabelHidden
        noun="technology"
        listLabel="Technologies of this project"
        names={input.technologies}
        typed={input.typedTechnology}
        onChange={(technologies, typedTechnology) => onChange({ technologies, typedTechnology })}
      />
    </FormCard>
  );
}
