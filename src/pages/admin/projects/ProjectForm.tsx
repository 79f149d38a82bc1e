import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useDescribedSave } from "@/components/admin/media/use-described-save";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { Button } from "@/components/ui/Button";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useFirstField } from "@/components/use-first-field";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { storedProjectQuery } from "@/data/projects/admin";
import { notify } from "@/lib/notify";
import * as limits from "@/lib/supabase/limits/projects";
import { errorsOf, type ProjectErrors, type ProjectInput } from "./project-input";
import { ProjectDetails } from "./ProjectDetails";
import { ProjectSettings } from "./ProjectSettings";
import { TagInput } from "@/components/admin/TagInput";
import { FormCard } from "./FormCard";

export function ProjectForm(props: RecordFormProps<ProjectInput>) {
  const { id, input, isNew, isSaving, refusal, onChange, onCancel } = props;
  const { data: stored } = useQuery({ ...storedProjectQuery(id), enabled: false });
  const { saveDescribed, question } = useDescribedSave({
    text: input.long_description,
    onDescribe: (described) => onChange({ long_description: described }),
    onSave: props.onSave,
    saveLabel: "Save Project",
  });
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const refused = refusal?.field;
  const errors: ProjectErrors = {
    ...(refused && { [refused]: refusal.message }),
    ...(isChecked && errorsOf(input)),
  };
  useFirstField(fields);
  useSaveKeys(form, isSaving);
  useEffect(() => {
    if (refused && !isSaving) focusError(fields.current);
  }, [refused, isSaving]);
  useAutomaticSlug(input, id, onChange);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf(input);
    if (Object.keys(found).length === 0) {
      saveDescribed(stored?.long_description ?? "");
      return;
    }
    if (found.title || found.description)
      notify({ title: "Please fill in at least the title and description", tone: "danger" });
    flushSync(() => setIsChecked(true));
    focusError(fields.current);
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
      <EditorFooter refusal={refused ? undefined : refusal?.message}>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? "Saving..." : "Save Project"}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to Projects
        </Button>
      </EditorFooter>
      {question}
    </form>
  );
}

function focusError(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

type Props = {
  /** Message of the backend's refusal. */
  refusal: string | undefined;
  children: ReactNode;
};

/** The buttons of an editor, fixed to the bottom of its dialog. */
function EditorFooter({ refusal, children }: Props) {
  return (
    <footer
      data-keep-clear
      className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-3 border-t bg-paper-raised p-5 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8"
    >
      {refusal && (
        <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
          {refusal}
        </p>
      )}
      <div className="flex gap-3">{children}</div>
    </footer>
  );
}

type ProjectTechnologiesProps = {
  input: ProjectInput;
  error: string | undefined;
  onChange: (values: Partial<ProjectInput>) => void;
};

function ProjectTechnologies({ input, error, onChange }: ProjectTechnologiesProps) {
  return (
    <FormCard title="Technologies">
      <TagInput
        maxLength={limits.technologies_max_length}
        label="Add a technology"
        isLabelHidden
        noun="technology"
        listLabel="Technologies of this project"
        names={input.technologies}
        typed={input.typedTechnology}
        error={error}
        onChange={(technologies, typedTechnology) => onChange({ technologies, typedTechnology })}
      />
    </FormCard>
  );
}
