import { ChoiceField } from "@/components/admin/ChoiceField";
import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { switchFields, textFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { FormCard } from "@/components/admin/FormCard";
import type { ProjectInput } from "./project-input";
import { projectStatuses, statusLabel } from "@/components/project-status";
import { projectRecord } from "@/data/projects/record";
import { t } from "@/lib/words";

/** Status, dates and whether it is featured. */
export function ProjectSettings(part: RecordPartProps<ProjectInput>) {
  const { input, onChange } = part;
  const field = textFields(projectRecord, {}, part);
  const flag = switchFields(projectRecord, part);
  return (
    <FormCard title={t("Settings")}>
      <ChoiceField
        label={projectRecord.status.label}
        choices={projectStatuses.map((status) => [status, statusLabel(status)])}
        value={input.status}
        onChange={(status) => onChange({ status })}
      />
      <SwitchField
        {...flag("featured")}
        hint={t("The two newest are shown above the list of projects.")}
      />
      <TextField {...field("start_date")} type="date" max={input.end_date} />
      <TextField
        {...field("end_date")}
        type="date"
        min={input.start_date}
        hint={t("Leave it empty while it is ongoing.")}
      />
    </FormCard>
  );
}
