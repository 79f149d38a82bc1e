import { SelectField } from "@/components/ui/SelectField";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { FormCard } from "@/components/admin/FormCard";
import type { ProjectErrors, ProjectInput } from "./project-input";
import { projectStatuses, statusLabel } from "@/components/project-status";
import { projectLabels } from "@/data/projects/labels";
import { t } from "@/lib/words";

type Props = {
  input: ProjectInput;
  errors: ProjectErrors;
  onChange: (values: Partial<ProjectInput>) => void;
};

/** Status, dates and whether it is featured. */
export function ProjectSettings({ input, errors, onChange }: Props) {
  return (
    <FormCard title={t("Settings")}>
      <SelectField
        label={projectLabels.status}
        value={input.status}
        onChange={({ target }) => onChange({ status: target.value })}
        className="capitalize"
      >
        {projectStatuses.map((status) => (
          <option key={status} value={status} className="capitalize">
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <SwitchField
        label={projectLabels.featured}
        hint={t("The two newest stand above the list of projects.")}
        isOn={input.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <TextField
        label={projectLabels.start_date}
        type="date"
        value={input.start_date}
        onChange={({ target }) => onChange({ start_date: target.value })}
        max={input.end_date}
        error={errors.start_date}
      />
      <TextField
        label={projectLabels.end_date}
        type="date"
        value={input.end_date}
        onChange={({ target }) => onChange({ end_date: target.value })}
        min={input.start_date}
        hint={t("Empty while it goes on.")}
        error={errors.end_date}
      />
    </FormCard>
  );
}
