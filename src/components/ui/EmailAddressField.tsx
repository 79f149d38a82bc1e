import type { ComponentProps } from "react";
import { correctTyped } from "@/lib/forms/correct-typed";
import { typedAddress } from "@/lib/forms/typed-address";
import { TextField } from "./TextField";

/** Otherwise the browser refuses it, and says so with a character that nobody sees. */
const corrections = correctTyped(typedAddress);

/** A field for an email address, which it takes as it was meant. */
export function EmailAddressField(
  props: Omit<ComponentProps<typeof TextField>, "type" | keyof typeof corrections>,
) {
  return <TextField {...props} type="email" {...corrections} />;
}
