import { useQuery } from "@tanstack/react-query";
import { useRef, type FormEvent } from "react";
import { EditorFooter } from "@/components/admin/EditorFooter";
import { useDescribedSave } from "@/components/admin/media/use-described-save";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useFirstField } from "@/components/use-first-field";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { storedProjectQuery } from "@/data/projects/admin";
import * as limits from "@/lib/supabase/limits/projects";
import { errorsOf, INCOMPLETE, type ProjectInput } from "./project-input";
import { ProjectDetails } from "./ProjectDetails";
import { ProjectSettings } from "./ProjectSettings";
import { TagInput } from "@/components/admin/TagInput";
import { FormCard } from "@/components/admin/FormCard";
import { t } from "@/lib/words";

export function ProjectForm(props: RecordFormProps<ProjectInput>) {
  const { id, input, isNew, isSaving, refusal, onChange, onCancel } = props;
  const { data: stored } = useQuery({ ...storedProjectQuery(id), enabled: false });
  const { saveDescribed, question } = useDescribedSave({
    text: input.long_description,
    onDescribe: (described) => onChange({ long_description: described }),
    onSave: props.onSave,
    saveLabel: t("Save Project"),
  });
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE);
  useFirstField(fields);
  useSaveKeys(form, isSaving);
  useAutomaticSlug(input, id, onChange);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(input)) saveDescribed(stored?.long_description ?? "");
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset
        ref={fields}
        aria-disabled={isSaving}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-disabled:opacity-60 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
      >
        <ProjectDetails input={input} isNew={isNew} errors={errors} onChange={onChange} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ProjectTechnologies input={input} error={errors.technologies} onChange={onChange} />
          <ProjectSettings input={input} errors={errors} onChange={onChange} />
        </div>
      </fieldset>
      <EditorFooter noun="project" isSaving={isSaving} refusal={refusal} onCancel={onCancel} />
      {question}
    </form>
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
