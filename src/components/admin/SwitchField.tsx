import * as Radix from "@radix-ui/react-switch";
import { useId, type ReactNode } from "react";

type Props = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
};

/** A setting that is on or off, with its name and what it does. */
export function SwitchField({ label, hint, isOn, onChange, disabled = false }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm wrap-anywhere text-ink-muted">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hintId}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-paper-sunk transition-colors duration-150 before:absolute before:-inset-2.5 hover:border-ink disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-ink-muted transition-transform duration-150 data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent rtl:-translate-x-1 rtl:data-[state=checked]:-translate-x-5.5" />
      </Radix.Root>
    </div>
  );
}
