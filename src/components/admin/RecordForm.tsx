import { useRef, type ReactNode } from "react";
import { useFirstField } from "@/components/use-first-field";
import { classNames } from "@/lib/class-names";
import { EditorFooter } from "./EditorFooter";
import type { RecordFormProps } from "./RecordEditor";
import { useSaveKeys } from "./use-save-keys";

type Props = Pick<
  RecordFormProps<object>,
  "texts" | "isSaving" | "refusal" | "status" | "onCancel"
> & {
  /** Visibility and the like, beside the content. */
  aside?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
};

/** The form of an editor in a dialog: the first field has the focus, and keyboard shortcuts save. */
export function RecordForm({
  texts,
  aside,
  isSaving,
  refusal,
  status,
  onCancel,
  onSubmit,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  useFirstField(fields);
  useSaveKeys(form, isSaving);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (areNumbersReadable(event.currentTarget)) onSubmit();
      }}
    >
      <fieldset
        ref={fields}
        aria-disabled={isSaving}
        className={classNames(
          // What has the focus stays clear of the buttons at the bottom.
          "[&_:is(a,input,select,textarea,button)]:scroll-mb-36",
          "grid grid-cols-[minmax(0,1fr)] gap-5 aria-disabled:opacity-60",
          aside ? "md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]" : "sm:grid-cols-2",
        )}
      >
        {children}
        {aside && <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">{aside}</div>}
      </fieldset>
      <EditorFooter {...{ texts, isSaving, refusal, status, onCancel }} />
    </form>
  );
}

/**
 * Whether the numbers of a form are what they look like: to the form, one that the browser cannot read is empty. Those that
 * are not show the browser's message. The database checks the rest.
 */
function areNumbersReadable(form: HTMLFormElement): boolean {
  const unclear = [...form.querySelectorAll<HTMLInputElement>("input[type=number]")].filter(
    ({ validity }) => validity.badInput || validity.stepMismatch,
  );
  for (const field of unclear) field.checkValidity();
  unclear[0]?.focus();
  return unclear.length === 0;
}
