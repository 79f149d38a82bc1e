import { within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { recordPosts } from "./requests";
import { serveFunctions } from "./table";
import { findToast } from "./toasts";

/** Presses Undo in the toast of a deletion, and expects these rows to be restored. */
export async function undoDeletion(
  user: UserEvent,
  title: string,
  expected: { kind: string; ids: string[] },
): Promise<void> {
  serveFunctions("restore_deleted");
  const asked = recordPosts("rpc/restore_deleted");
  await user.click(within(await findToast(title)).getByRole("button", { name: "Undo" }));
  await findToast("Restored");
  expect(asked).toEqual([expected]);
}
