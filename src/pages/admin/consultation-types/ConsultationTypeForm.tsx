import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { RecordForm } from "@/components/admin/RecordForm";
import { numberFields, switchFields, textFields } from "@/components/admin/field-props";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { Checkbox } from "@/components/ui/Checkbox";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { projectTypes } from "@/content/services";
import { consultationTypeRecord } from "@/data/consultation-types/record";
import * as limits from "@/lib/supabase/limits/consultation-kinds";
import { t } from "@/lib/words";
import { PaymentFields } from "./PaymentFields";
import { errorsOf, INCOMPLETE, type ConsultationTypeInput } from "./consultation-type-input";

export function ConsultationTypeForm(props: RecordFormProps<ConsultationTypeInput>) {
  const { input, onChange, onSave } = props;
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE);
  const part = { input, errors, onChange };
  const field = textFields(consultationTypeRecord, limits, part);
  const number = numberFields(consultationTypeRecord, limits, part);
  const flag = switchFields(consultationTypeRecord, part);

  return (
    <RecordForm
      {...props}
      onSubmit={() => {
        if (isComplete(input)) onSave();
      }}
    >
      <div className="sm:col-span-2">
        <TextField {...field("title")} hint={t("For example “Intro call” or “Code review”.")} />
      </div>
      <TextField {...number("minutes")} hint={t("In minutes.")} />
      <TextField
        {...field("price")}
        hint={t(
          "As visitors see it, such as $120. Leave it empty if the kind is free or the amount below applies.",
        )}
      />
      <PaymentFields {...part} />
      <ProjectTypes chosen={input.project_types} onChange={onChange} />
      <TextField
        {...number("place")}
        hint={t("In the list of kinds: 1 is the first. Leave it empty for the last.")}
      />
      <SwitchField {...flag("published")} hint={t("Visitors can choose it.")} />
    </RecordForm>
  );
}

type ProjectTypesProps = {
  chosen: string[];
  onChange: (values: Pick<ConsultationTypeInput, "project_types">) => void;
};

/** The project types it is offered for, in the order of the form. */
function ProjectTypes({ chosen, onChange }: ProjectTypesProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium">{consultationTypeRecord.project_types.label}</legend>
      <p className="mt-1 text-sm text-ink-muted">
        {t("The ones it is offered for. If you choose none, it is offered for all.")}
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
