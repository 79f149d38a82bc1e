import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { heldBack, recordPosts } from "../../support/requests";
import { findToast } from "../../support/toasts";
import { field, fillIn, openContact, sendButton } from "./contact-form";

const SUCCESS = "Message sent successfully! I'll get back to you soon.";

const stored = () => new HttpResponse(null, { status: 201 });

test("who leaves while it is being sent finds an empty form on coming back", async () => {
  const user = await openContact();
  const answer = heldBack(stored);
  recordPosts("rpc/send_contact_message", answer.answer);
  await fillIn(user);
  await user.click(sendButton());
  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(navigation.getByRole("link", { name: "Projects" }));
  await screen.findByRole("heading", { name: "My Projects" });
  answer.release();
  await findToast(SUCCESS);

  await openContact();
  expect(field("Message")).toHaveValue("");
});
