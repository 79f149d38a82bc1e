import { useCallback, useEffect, useRef, type FormEvent } from "react";
import { HONEYPOT } from "@/lib/forms/honeypot";
import { useDraft } from "./use-draft";

/**
 * Keeps what is typed into a native form through failures, closed dialogs and reloads.
 *
 * @param key name of the form, unique on the site
 * @param preset values by field name that win over kept ones, where they are not empty
 * @returns props for the `<form>`, and `clear`, which empties it after a success
 */
export function useFormDraft(key: string, preset: Record<string, string> = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [kept, keep, forget] = useDraft(key);
  const restored = useRef(false);

  // After mounting: prerendered HTML cannot know what this browser keeps.
  useEffect(() => {
    const values = [...new URLSearchParams(kept), ...Object.entries(preset)];
    if (restored.current || !form.current || values.length === 0) return;
    restored.current = true;
    for (const [name, value] of values) {
      const control = form.current.elements.namedItem(name);
      if (value && isTextControl(control)) control.value = value;
    }
  }, [kept, preset]);

  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = [...new FormData(currentTarget)].filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === "string" && entry[1] !== "" && entry[0] !== HONEYPOT,
      );
      keep(new URLSearchParams(typed).toString());
    },
    [keep],
  );
  const clear = useCallback(() => {
    form.current?.reset();
    forget();
  }, [forget]);

  return { formProps: { ref: form, onInput }, clear };
}

function isTextControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
