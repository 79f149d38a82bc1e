import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dialog } from "@/components/ui/Dialog";

test("what is above a dialog can be pressed without closing it, such as the menu of a password manager", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  const onFill = vi.fn<() => void>();
  render(
    <>
      <button type="button" onClick={onFill}>
        Fill in
      </button>
      <Dialog title="Sign In" onClose={onClose}>
        <input aria-label="Email" />
      </Dialog>
    </>,
  );
  await user.click(screen.getByText("Fill in"));
  expect(onFill).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();

  const dialog = screen.getByRole("dialog");
  if (dialog.previousElementSibling) await user.click(dialog.previousElementSibling);
  expect(onClose).toHaveBeenCalledOnce();
});
