import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Waits until a toast with this title, and this text below it, is visible. */
export async function findToast(title: string, description?: string): Promise<HTMLElement> {
  const host = await screen.findByRole("region", { name: /Notifications/ });
  return waitFor(() => {
    const toast = within(host)
      .getAllByRole("listitem")
      .find((item) => within(item).queryByText(title));
    if (!toast) throw new Error(`No toast says «${title}»`);
    if (description) expect(within(toast).getByText(description)).toBeInTheDocument();
    expect(toast).toBeVisible();
    return toast;
  });
}

/** Presses a button of a toast, such as Undo. */
export async function pressInToast(
  user: UserEvent,
  name: string,
  ...toast: Parameters<typeof findToast>
): Promise<void> {
  await user.click(within(await findToast(...toast)).getByRole("button", { name }));
}
