import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { expect, test } from "vitest";
import { readDraft } from "@/lib/drafts/draft-store";
import { useFormDraft } from "@/lib/drafts/use-form-draft";
import { fill } from "../../support/fill";

type Props = { preset?: Record<string, string>; name?: string };

function Form({ preset, name }: Props) {
  const { formProps, clear } = useFormDraft("form", preset);
  const sent = useRef<FormData>(null);
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = new FormData(event.currentTarget);
      }}
    >
      <input aria-label="Name" name="name" defaultValue={name} />
      <textarea aria-label="Message" name="message" />
      <select aria-label="Topic" name="topic">
        <option value="">None</option>
        <option value="web">Web</option>
        <option value="maps">Maps</option>
      </select>
      <button type="submit">Send</button>
      <button type="button" onClick={() => sent.current && clear(sent.current)}>
        Sent
      </button>
    </form>
  );
}

/** Opens the form as after a reload. */
function openForm(preset?: Record<string, string>) {
  cleanup();
  render(<Form {...(preset && { preset })} />);
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name);

test("typed and chosen values are restored when the form is opened again", async () => {
  const user = openForm();
  await fill(user, field("Name"), "Grace & Ada = “friends”");
  await user.type(field("Message"), "First line{Enter}50% + 1");
  await user.selectOptions(field("Topic"), "maps");

  openForm();
  expect(field("Name")).toHaveValue("Grace & Ada = “friends”");
  expect(field("Message")).toHaveValue("First line\n50% + 1");
  expect(field("Topic")).toHaveValue("maps");
});

test("a field that was cleared stays empty", async () => {
  const user = openForm();
  await fill(user, field("Name"), "Grace");
  await fill(user, field("Message"), "Hello");
  await user.clear(field("Name"));

  openForm();
  expect(field("Name")).toHaveValue("");
  expect(field("Message")).toHaveValue("Hello");
});

test("after a successful submission the form is empty, now and the next time", async () => {
  const user = openForm();
  await fill(user, field("Name"), "Grace");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.click(screen.getByRole("button", { name: "Sent" }));
  expect(field("Name")).toHaveValue("");

  openForm();
  expect(field("Name")).toHaveValue("");
});

test("text typed while the form was being sent is kept, now and the next time", async () => {
  const user = openForm();
  await fill(user, field("Name"), "Grace");
  await fill(user, field("Message"), "Hello");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.type(field("Message"), "{Enter}PS: one more thing");
  await user.selectOptions(field("Topic"), "maps");
  await user.click(screen.getByRole("button", { name: "Sent" }));

  for (const open of [() => undefined, openForm]) {
    open();
    expect(field("Name")).toHaveValue("");
    expect(field("Message")).toHaveValue("PS: one more thing");
    expect(field("Topic")).toHaveValue("maps");
  }
});

test("a preset value replaces a stored one, an empty preset does not", async () => {
  const user = openForm();
  await fill(user, field("Name"), "Grace");
  await user.selectOptions(field("Topic"), "maps");

  openForm({ topic: "web" });
  expect(field("Topic")).toHaveValue("web");
  expect(field("Name")).toHaveValue("Grace");

  openForm({ topic: "" });
  expect(field("Topic")).toHaveValue("maps");
});

test("what the form begins with is not stored, and is replaced with the account", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form name="Ada" />);
  await fill(user, field("Message"), "Hello");
  await user.type(field("Name"), "m{Backspace}");
  expect(readDraft("form")).toBe("message=Hello");

  for (const name of ["", "Bob"]) {
    rerender(<Form name={name} />);
    expect(field("Name")).toHaveValue(name);
    expect(field("Message")).toHaveValue("Hello");
  }
  await user.type(field("Name"), " B.");
  rerender(<Form name="Grace" />);
  expect(field("Name")).toHaveValue("Bob B.");
});
