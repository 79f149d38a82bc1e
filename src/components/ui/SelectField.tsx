import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field, type FieldProps } from "./Field";

type Props = Omit<ComponentProps<"select">, "id"> & FieldProps;

export function SelectField({ label, hint, error, isLabelHidden, className, ...rest }: Props) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden }}
      renderControl={(props) => (
        <div className={classNames("relative", className)}>
          <select
            {...rest}
            {...props}
            className={classNames(controlClass, "appearance-none truncate pe-9")}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
          />
        </div>
      )}
    />
  );
}

type OptionsProps = { of: readonly { value: string; label: string }[] };

/** Options from a list of choices. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
