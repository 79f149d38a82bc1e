import { SelectField } from "@/components/ui/SelectField";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { FormCard } from "./FormCard";
import { FIRST_DAY, LAST_DAY, type ProjectErrors, type ProjectInput } from "./project-input";
import { projectStatuses, statusLabel } from "@/components/project-status";

type Props = {
  input: ProjectInput;
  errors: ProjectErrors;
  onChange: (values: Partial<ProjectInput>) => void;
};

/** Status, dates and whether it is featured. */
export function ProjectSettings({ input, errors, onChange }: Props) {
  return (
    <FormCard title="Settings">
      <SelectField
        label="Status"
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
        label="Featured"
        hint="The two newest stand above the list of projects."
        isOn={input.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <TextField
        label="Start date"
        type="date"
        value={input.startDate}
        onChange={({ target }) => onChange({ startDate: target.value })}
        min={FIRST_DAY}
        max={input.endDate || LAST_DAY}
        error={errors.startDate}
      />
      <TextField
        label="End date"
        type="date"
        value={input.endDate}
        onChange={({ target }) => onChange({ endDate: target.value })}
        min={input.startDate || FIRST_DAY}
        max={LAST_DAY}
        hint="Empty while it goes on."
        error={errors.endDate}
      />
    </FormCard>
  );
}
