import { useCallback, useEffect, useRef, type FormEvent } from "react";
import { fieldText } from "@/lib/forms/field-text";
import { HONEYPOT } from "@/lib/forms/honeypot";
import { typedSince } from "./typed-since";
import { onDiscard, readDraft } from "./draft-store";
import { useDraft } from "./use-draft";

/**
 * Keeps the values of a native form through failures, closed dialogs and reloads.
 *
 * @param key name of the form, unique on the site
 * @param preset non-empty values by field name, which take precedence over stored ones
 * @returns props for the `<form>`, and `clear`, which removes what was sent after a success, keeps what has been typed
 *   since, and returns true if nothing is left
 */
export function useFormDraft(key: string, preset: Record<string, string> = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [stored, store] = useDraft(key);
  const restored = useRef(false);
  const defaults = useRef(new Map<string, string>());

  // After mounting, because prerendered HTML cannot contain what this browser stores.
  useEffect(() => {
    const values = [...new URLSearchParams(stored), ...Object.entries(preset)];
    if (restored.current || !form.current || values.length === 0) return;
    restored.current = true;
    fill(form.current, values);
  }, [stored, preset]);

  // A default value changes with the account. Browsers do not show it in a field whose value was ever set.
  useEffect(() => {
    for (const field of [...(form.current?.elements ?? [])].filter(isTextField)) {
      const former = defaults.current.get(field.name) ?? field.defaultValue;
      defaults.current.set(field.name, field.defaultValue);
      if (field.value === former && former !== field.defaultValue) field.value = field.defaultValue;
    }
  });

  useEffect(() => onDiscard(() => form.current?.reset()), []);

  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = [...new FormData(currentTarget)].filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === "string" &&
          entry[1] !== "" &&
          entry[0] !== HONEYPOT &&
          !isAsPrefilled(currentTarget.elements.namedItem(entry[0])),
      );
      store(new URLSearchParams(typed).toString());
    },
    [store],
  );
  const clear = useCallback(
    (sent: FormData) => {
      const left = [...new URLSearchParams(readDraft(key))]
        .filter(([name]) => sent.has(name))
        .map(([name, value]) => [name, typedSince(fieldText(sent, name), value)] as const)
        .filter(([, value]) => value !== "");
      form.current?.reset();
      if (form.current) fill(form.current, left);
      store(new URLSearchParams(left.map(([name, value]) => [name, value])).toString());
      return left.length === 0;
    },
    [key, store],
  );

  return { formProps: { ref: form, onInput }, clear };
}

function fill(form: HTMLFormElement, values: readonly (readonly [string, string])[]): void {
  for (const [name, value] of values) {
    const control = form.elements.namedItem(name);
    if (value && isTextControl(control) && isOffered(control, value)) control.value = value;
  }
}

/** Whether the form still offers a stored choice. */
function isOffered(control: HTMLElement, value: string): boolean {
  return (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  );
}

/** Whether a field shows what the form began with: others who use this browser must not find that in a draft. */
function isAsPrefilled(control: Element | RadioNodeList | null): boolean {
  return isTextField(control) && control.value === control.defaultValue;
}

function isTextControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return isTextField(control) || control instanceof HTMLSelectElement;
}

/** Not selections, or what the page sets itself. */
function isTextField(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    (control instanceof HTMLInputElement && !/hidden|radio/.test(control.type)) ||
    control instanceof HTMLTextAreaElement
  );
}
