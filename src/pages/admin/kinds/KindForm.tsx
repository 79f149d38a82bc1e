import { useRef, type FormEvent } from "react";
import { EditorFooter } from "@/components/admin/EditorFooter";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { Checkbox } from "@/components/ui/Checkbox";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { useFirstField } from "@/components/use-first-field";
import { projectTypes } from "@/content/services";
import { kindLabels } from "@/data/consultation-kinds/labels";
import * as limits from "@/lib/supabase/limits/consultation-kinds";
import { t } from "@/lib/words";
import { PaymentFields } from "./PaymentFields";
import { errorsOf, INCOMPLETE, type KindInput } from "./kind-input";

const numberProps = { type: "number", inputMode: "numeric", step: 1 } as const;

export function KindForm(props: RecordFormProps<KindInput>) {
  const { input, isSaving, refusal, onChange, onCancel, onSave } = props;
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE);
  useFirstField(fields);
  useSaveKeys(form, isSaving);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete(input)) onSave();
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset
        ref={fields}
        aria-disabled={isSaving}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 aria-disabled:opacity-60 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <TextField
            label={kindLabels.title}
            value={input.title}
            onChange={({ target }) => onChange({ title: target.value })}
            maxLength={limits.title_max_length}
            required
            hint={t("For example «First talk» or «Code review».")}
            error={errors.title}
          />
        </div>
        <TextField
          label={kindLabels.minutes}
          {...numberProps}
          value={input.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
          min={limits.minutes_min}
          max={limits.minutes_max}
          hint={t("In minutes.")}
          error={errors.minutes}
        />
        <TextField
          label={kindLabels.price}
          value={input.price}
          onChange={({ target }) => onChange({ price: target.value })}
          maxLength={limits.price_max_length}
          hint={t(
            "As visitors read it, such as $120. Empty where it is free, or the amount below.",
          )}
          error={errors.price}
        />
        <PaymentFields input={input} errors={errors} onChange={onChange} />
        <ProjectTypes chosen={input.project_types} onChange={onChange} />
        <TextField
          label={kindLabels.place}
          {...numberProps}
          value={input.place}
          onChange={({ target }) => onChange({ place: target.value })}
          min={limits.place_min}
          max={limits.place_max}
          hint={t("In the list of kinds: 1 is the first. Empty for the last.")}
          error={errors.place}
        />
        <SwitchField
          label={kindLabels.published}
          hint={t("Visitors can choose it.")}
          isOn={input.published}
          onChange={(published) => onChange({ published })}
        />
      </fieldset>
      <EditorFooter noun="kind" isSaving={isSaving} refusal={refusal} onCancel={onCancel} />
    </form>
  );
}

type ProjectTypesProps = {
  chosen: string[];
  onChange: (values: Pick<KindInput, "project_types">) => void;
};

/** Which project types it goes with, in the order of the form. */
function ProjectTypes({ chosen, onChange }: ProjectTypesProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">{kindLabels.project_types}</legend>
      <p className="mt-1 text-sm text-ink-muted">
        {t("Those it is offered for. Without one, for all of them.")}
      </p>
      <div className="mt-1 grid gap-x-5 sm:grid-cols-2">
        {projectTypes.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange({
                project_types: projectTypes
                  .map((type): string => type.value)
                  .filter((type) => (type === value ? target.checked : chosen.includes(type))),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
