import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { fill } from "../support/fill";

const REQUIRED = "Please fill out this field.";

test("label, hint and error belong to their field", () => {
  render(<TextField label="Email" hint="We never share it." error="That one is taken." />);

  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field).toHaveAccessibleDescription("We never share it. That one is taken.");
  expect(field).toBeInvalid();
});

test("a field without hint or error has no description and is not invalid", () => {
  render(<TextField label="Email" />);

  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field).not.toHaveAttribute("aria-describedby");
  expect(field).not.toHaveAttribute("aria-invalid");
});

test("a text may have another direction than the page", () => {
  render(<TextArea label="Message" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("dir", "auto");
});

test("a text that is longer than the database accepts is not cut when it is pasted", async () => {
  const user = userEvent.setup();
  render(<TextArea label="Message" maxLength={10} />);
  await fill(
    user,
    screen.getByRole("textbox"),
    "Twelve words in a message that matter to the one who wrote it.",
  );
  expect(screen.getByRole("textbox")).toHaveDisplayValue(/wrote it\.$/);
});

test("scrolling the page does not change a number", () => {
  render(<TextField label="Amount" type="number" />);
  const field = screen.getByRole("spinbutton", { name: "Amount" });
  field.focus();
  fireEvent.wheel(field);
  // Browsers ignore the wheel on a field without focus.
  expect(field).not.toHaveFocus();
});

test("a hidden label still names its field", () => {
  render(<TextField label="Search" isLabelHidden />);

  expect(screen.getByRole("textbox", { name: "Search" })).toBeVisible();
});

test("a refused form shows the browser's message under each field and focuses the first", async () => {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement]) {
    vi.spyOn(prototype, "validationMessage", "get").mockReturnValue(REQUIRED);
  }
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={submit}>
      <TextField label="Name" defaultValue="Ada" required />
      <SelectField label="Topic" required>
        <option value="">Choose one</option>
        <option value="other">Other</option>
      </SelectField>
      <TextArea label="Message" required />
      <button>Send</button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Send" }));

  const topic = screen.getByRole("combobox", { name: "Topic" });
  const message = screen.getByRole("textbox", { name: "Message" });
  expect(screen.getByRole("textbox", { name: "Name" })).not.toHaveAttribute("aria-invalid");
  expect(topic).toHaveAccessibleDescription(REQUIRED);
  expect(message).toHaveAccessibleDescription(REQUIRED);
  expect(topic).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();

  await fill(user, message, "Hello");
  expect(message).not.toHaveAttribute("aria-invalid");
  expect(message).not.toHaveAccessibleDescription();

  await user.selectOptions(topic, "other");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledOnce();
});
