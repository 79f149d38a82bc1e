import { cleanup, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
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
  await paste(user, field("Name"), ` ${message.name} `);
  await paste(user, field("Email"), message.email);
  await paste(user, field("Subject"), message.subject);
  await paste(user, field("Message"), message.message);
}

/** Quicker than typing key by key. */
async function paste(user: UserEvent, control: HTMLElement, text: string) {
  await user.click(control);
  await user.paste(text);
}
