import type { ComponentProps, FormEvent } from "react";
import { typedAddress } from "@/lib/forms/typed-address";
import { TextField } from "./TextField";

/** A field for an email address, which it takes as it was meant. */
export function EmailAddressField(
  props: Omit<ComponentProps<typeof TextField>, "type" | "onInput">,
) {
  return <TextField {...props} type="email" onInput={correctAddress} />;
}

/** Otherwise the browser refuses it, and says so with a character that nobody sees. */
function correctAddress({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const { value } = currentTarget;
  const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const address = isComposing ? value : typedAddress(value);
  if (address !== value) currentTarget.value = address;
}
