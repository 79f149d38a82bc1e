import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ContactForm } from "@/components/ContactForm";

// As on pages that owners made before it had a sender.
test("the form begins empty without a sender", () => {
  const rest = { isSending: false, error: null, contactEmail: "", sendingLabel: "Sending..." };
  render(<ContactForm onSend={() => Promise.resolve()} {...rest} />);
  expect(screen.getByLabelText("Name")).toHaveValue("");
  expect(screen.getByLabelText("Email")).toHaveValue("");
});
