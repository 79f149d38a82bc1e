import type { ComponentProps, FormEvent } from "react";
import { classNames } from "@/lib/class-names";
import { typedAddress } from "@/lib/forms/typed-address";
import { controlClass } from "./control-class";
import { Field, type FieldProps } from "./Field";

type Props = Omit<ComponentProps<"input">, "id"> & FieldProps;

export function TextField({ label, hint, error, isLabelHidden, className, ...rest }: Props) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden }}
      renderControl={(props) => (
        <input
          {...rest}
          {...props}
          // Before a form around it reads the text.
          onInput={(event) => {
            if (rest.type === "email") correctAddress(event);
            props.onInput();
          }}
          // While the page is scrolled, Chrome changes the value of a focused number field.
          onWheel={({ currentTarget }) => {
            if (currentTarget.type === "number") currentTarget.blur();
          }}
          className={classNames(controlClass, className)}
        />
      )}
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
