import { useId, useState, type FormEvent, type ReactNode } from "react";

type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  onInvalid: (event: FormEvent<FormControl>) => void;
  onInput: () => void;
};
type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** An error from outside, e.g. the backend. Browser validation is handled by the field. */
  error?: string | undefined;
  /** Hides the label visually if the context makes it obvious. */
  isLabelHidden?: boolean | undefined;
};
type Props = FieldProps & { renderControl: (props: ControlProps) => ReactNode };

/**
 * Connects label, hint and error to a form control by id. The browser's validation message is shown under the
 * control instead of in a temporary bubble.
 */
export function Field({ label, hint, error, isLabelHidden = false, renderControl }: Props) {
  const id = useId();
  const [invalidMessage, setInvalidMessage] = useState("");
  const message = invalidMessage || error;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = message ? `${id}-error` : undefined;

  return (
    <div className="grid content-start gap-2">
      <label
        htmlFor={id}
        className={isLabelHidden ? "sr-only" : "justify-self-start text-sm font-medium"}
      >
        {label}
      </label>
      {renderControl({
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": message ? true : undefined,
        onInvalid: (event) => {
          event.preventDefault();
          setInvalidMessage(event.currentTarget.validationMessage);
          const first = event.currentTarget.form?.querySelector<FormControl>(
            ":is(input, textarea, select):invalid",
          );
          if (first === event.currentTarget) first.focus();
        },
        onInput: () => setInvalidMessage(""),
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {message && (
        <p id={errorId} className="text-sm text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
