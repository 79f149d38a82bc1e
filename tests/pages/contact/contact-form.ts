import { cleanup, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { fill } from "../../support/fill";
import { renderApp } from "../../support/render";

export const message = {
  name: "Grace Reader",
  email: "grace@example.com",
  subject: "A question",
  message: "First line.\nSecond line.",
};

export const field = (name: string) => screen.getByRole("textbox", { name });
export const sendButton = () => screen.getByRole("button", { name: "Send Message" });

/** Opens the page as after typing its address or a reload. */
export async function openContact() {
  cleanup();
  const { user } = renderApp("/contact");
  await screen.findByRole("button", { name: "Send Message" });
  return user;
}

export async function fillIn(user: UserEvent) {
  await fill(user, field("Name"), ` ${message.name} `);
  await fill(user, field("Email"), message.email);
  await fill(user, field("Subject"), message.subject);
  await fill(user, field("Message"), message.message);
}
