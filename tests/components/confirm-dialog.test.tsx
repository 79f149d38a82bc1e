import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";

test.each([
  ["is open while it does what was confirmed", { isBusy: true }, 0],
  ["can be closed while what it would destroy is looked up", { isLoading: true }, 3],
])("a question %s, as its buttons say", async (_case, state, closings) => {
  const onClose = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  render(
    <ConfirmDialog
      title="Delete it?"
      description="It is gone for good."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
      {...state}
    />,
  );
  const user = userEvent.setup();
  await user.keyboard("{Escape}");
  for (const name of ["Close", "Cancel"]) {
    const button = screen.getByRole("button", { name });
    expect(button.ariaDisabled).toBe(closings === 0 ? "true" : null);
    await user.click(button);
  }
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(onClose).toHaveBeenCalledTimes(closings);
  expect(onConfirm).not.toHaveBeenCalled();
});
