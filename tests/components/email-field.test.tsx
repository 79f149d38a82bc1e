import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type FormEvent } from "react";
import { expect, test } from "vitest";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { TextField } from "@/components/ui/TextField";
import { fieldText } from "@/lib/forms/field-text";
import { fill } from "../support/fill";

function Kept() {
  const [value, setValue] = useState("");
  return (
    <>
      <EmailAddressField
        label="Kept"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test("an email address is taken as it was meant, and other text as it is", async () => {
  const user = userEvent.setup();
  const seen: string[] = [];
  const see = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    seen.push(fieldText(new FormData(currentTarget), "email"));
  render(
    <form onInput={see}>
      <Kept />
      <EmailAddressField label="Email" name="email" />
      <TextField label="Name" />
    </form>,
  );
  const pasted = "mailto:ada@\u200bexample.com";
  for (const name of ["Kept", "Email", "Name"])
    await fill(user, screen.getByLabelText(name), pasted);

  expect(screen.getByLabelText("Kept")).toHaveValue("ada@example.com");
  expect(screen.getByRole("status")).toHaveTextContent("ada@example.com");
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
  expect(seen.at(-1)).toBe("ada@example.com");
  expect(screen.getByLabelText("Name")).toHaveValue(pasted);
});
