import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { CodeField } from "@/components/CodeField";
import { EmailAddressField } from "@/components/ui/EmailAddressField";

type FieldProps = { value: string; onChange: (value: string) => void };

/** Fields that correct what is typed, with what an input method composes, key by key. */
const fields: [string, (props: FieldProps) => React.ReactNode, string[], string][] = [
  [
    "an email address",
    ({ value, onChange }) => (
      <EmailAddressField
        label="Field"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    ),
    ["ada＠", "ada＠example．com"],
    "ada@example.com",
  ],
  [
    "the code of an app",
    (props) => <CodeField {...props} ref={null} />,
    ["１", "１２", "１２３４５６"],
    "123456",
  ],
];

test.each(fields)("%s is corrected once it is composed", (_, renderField, keys, meant) => {
  function Form() {
    const [value, setValue] = useState("");
    return (
      <>
        {renderField({ value, onChange: setValue })}
        <output>{value}</output>
      </>
    );
  }
  render(<Form />);
  const field = screen.getByRole("textbox");
  fireEvent.compositionStart(field);
  for (const value of keys) {
    fireEvent.input(field, { target: { value }, isComposing: true });
    // Had it changed, the browser would add the whole composition again with the next key.
    expect(field).toHaveValue(value);
  }
  // To Chrome, the last change belonged to the composition.
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue(meant);
  expect(screen.getByRole("status")).toHaveTextContent(meant);
});
