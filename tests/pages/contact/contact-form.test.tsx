import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { settingsRow } from "../../support/factories";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { field, fillIn, openContact, sendButton } from "./contact-form";
import { fill } from "../../support/fill";

const SUCCESS = "Message sent successfully! I'll get back to you soon.";

const stored = () => new HttpResponse(null, { status: 201 });

test("whoever wrote too often is offered the owner's contact address", async () => {
  server.use(
    http.get(rest("site_settings"), () =>
      HttpResponse.json(settingsRow({ contact_email: "studio@example.com" })),
    ),
  );
  const user = await openContact();
  recordPosts("rpc/send_contact_message", () => refusal("Too many messages.", "PT429", 429));
  await fillIn(user);
  await user.click(sendButton());

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Too many messages. Or write to studio@example.com.",
  );
});

test("an incomplete form is not sent and names what is missing at its field", async () => {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    vi.spyOn(prototype, "validationMessage", "get").mockReturnValue("Please fill out this field.");
  }
  const user = await openContact();
  const sent = recordPosts("rpc/send_contact_message");
  await fill(user, field("Name"), "Grace");
  await user.click(sendButton());

  expect(field("Email")).toHaveFocus();
  for (const name of ["Email", "Subject", "Message"]) {
    expect(field(name)).toHaveAccessibleDescription("Please fill out this field.");
  }
  expect(field("Name")).not.toBeInvalid();
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("who leaves while it is being sent finds an empty form on coming back", async () => {
  const user = await openContact();
  const answer = heldBack(stored);
  recordPosts("rpc/send_contact_message", answer.answer);
  server.use(http.get(rest("projects"), () => HttpResponse.json([])));
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
