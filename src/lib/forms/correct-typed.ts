import type { CompositionEvent, FormEvent } from "react";

/**
 * The handlers of a text field that correct what is typed into it, before any other handler reads it. What an input
 * method composes is corrected when it is complete: to change it before would add it again with each key.
 */
export function correctTyped(correct: (typed: string) => string) {
  return {
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
      const { value } = currentTarget;
      const corrected = correct(value);
      if (corrected !== value) currentTarget.value = corrected;
    },
    // To Chrome, the last change still belongs to the composition.
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      const { value } = currentTarget;
      const corrected = correct(value);
      if (corrected === value) return;
      // React takes what is set on the element itself for its own change, and tells nobody.
      Reflect.set(HTMLInputElement.prototype, "value", corrected, currentTarget);
      currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}
