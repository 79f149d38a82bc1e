import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { renderApp } from "./render";
import { signedInAs } from "./session";

/** Opens a page as the owner of the site, who signed in on an earlier visit. */
export function openAsOwner(address: string) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  return renderApp(address);
}

export async function choose(user: UserEvent, menu: string | RegExp, item: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: menu }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}
