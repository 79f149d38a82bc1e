import { useDescribedSave } from "@/components/admin/media/use-described-save";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { RecordForm } from "@/components/admin/RecordForm";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import * as limits from "@/lib/supabase/limits/projects";
import { projectRecord } from "@/data/projects/record";
import { missingIn } from "@/lib/record";
import type { ProjectInput } from "./project-input";
import { ProjectDetails } from "./ProjectDetails";
import { ProjectSettings } from "./ProjectSettings";
import { TagInput } from "@/components/admin/TagInput";
import { FormCard } from "@/components/admin/FormCard";
import { t } from "@/lib/words";

export function ProjectForm(props: RecordFormProps<ProjectInput>) {
  const { id, input, stored, isNew, onChange } = props;
  const { errors, isComplete } = useRecordErrors(
    props,
    (sent) => missingIn(projectRecord, sent),
    t("Please fill in at least the title and description"),
  );
  const { save, question } = useDescribedSave({
    text: input.long_description,
    publicText: stored?.long_description ?? "",
    isComplete: () => isComplete(input),
    onDescribe: (described) => onChange({ long_description: described }),
    onPrepare: props.onPrepare,
    onSave: props.onSave,
    saveLabel: props.texts.save,
  });
  useAutomaticSlug(input, id, props.isSending, onChange);

  return (
    <>
      <RecordForm
        {...props}
        aside={
          <>
            <ProjectTechnologies input={input} error={errors.technologies} onChange={onChange} />
            <ProjectSettings input={input} errors={errors} onChange={onChange} />
          </>
        }
        onSubmit={save}
      >
        <ProjectDetails input={input} isNew={isNew} errors={errors} onChange={onChange} />
      </RecordForm>
      {question}
    </>
  );
}

type ProjectTechnologiesProps = {
  input: ProjectInput;
  error: string | undefined;
  onChange: (values: Partial<ProjectInput>) => void;
};

function ProjectTechnologies({ input, error, onChange }: ProjectTechnologiesProps) {
  return (
    <FormCard title={t("Technologies")}>
      <TagInput
        maxLength={limits.technologies_max_length}
        label={t("Add a technology")}
        isLabelHidden
        noun="technology"
        listLabel={t("Technologies of this project")}
        names={input.technologies}
        typed={input.typedTechnology}
        error={error}
        onChange={(technologies, typedTechnology) => onChange({ technologies, typedTechnology })}
      />
    </FormCard>
  );
}
