import type { ComponentProps, CompositionEvent, FormEvent } from "react";
import { typedAddress } from "@/lib/forms/typed-address";
import { TextField } from "./TextField";

/** A field for an email address, which it takes as it was meant. */
export function EmailAddressField(
  props: Omit<ComponentProps<typeof TextField>, "type" | "onInput" | "onCompositionEnd">,
) {
  return (
    <TextField
      {...props}
      type="email"
      onInput={correctAddress}
      onCompositionEnd={correctComposed}
    />
  );
}

/** Otherwise the browser refuses it, and says so with a character that nobody sees. */
function correctAddress({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const { value } = currentTarget;
  const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const address = isComposing ? value : typedAddress(value);
  if (address !== value) currentTarget.value = address;
}

/** To Chrome, the last change belongs to the composition, which must not be disturbed. */
function correctComposed({ currentTarget }: CompositionEvent<HTMLInputElement>): void {
  const address = typedAddress(currentTarget.value);
  if (address === currentTarget.value) return;
  // What is set on the element itself, React takes for its own change, and tells nobody.
  Reflect.set(HTMLInputElement.prototype, "value", address, currentTarget);
  currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
}
