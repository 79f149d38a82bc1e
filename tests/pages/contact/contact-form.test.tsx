import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { HONEYPOT } from "@/lib/forms/honeypot";
import { expect, test, vi } from "vitest";
import { settingsRow } from "../../support/factories";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { field, fillIn, message, openContact, sendButton } from "./contact-form";
import { fill } from "../../support/fill";

const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const SUCCESS = "Message sent successfully! I'll get back to you soon.";
const FAILURE = "Failed to send message. Please try again.";

const idOf = (body: unknown): unknown => Reflect.get(Object(body), "id");
const down = () => new HttpResponse(null, { status: 503 });
const stored = () => new HttpResponse(null, { status: 201 });

test("a message is sent trimmed, under an id of its own, and the form is empty afterwards", async () => {
  const user = await openContact();
  const answer = heldBack(stored);
  const sent = recordPosts("rpc/send_contact_message", answer.answer);
  await fillIn(user);
  await user.click(sendButton());

  expect(await screen.findByRole("button", { name: "Sending..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(field("Message")).toHaveValue(message.message);
  answer.release();

  await findToast(SUCCESS);
  expect(sent).toEqual([{ id: UUID, ...message }]);
  for (const name of ["Name", "Email", "Subject", "Message"]) expect(field(name)).toHaveValue("");
  expect(sendButton()).not.toHaveAttribute("aria-disabled");

  await openContact();
  expect(field("Message")).toHaveValue("");
});

test("a failure says so, keeps what was typed over a reload, and a retry is the same message", async () => {
  const user = await openContact();
  const sent = recordPosts("rpc/send_contact_message", down);
  await fillIn(user);
  await user.click(sendButton());

  await findToast(FAILURE);
  expect(screen.getByRole("alert")).toHaveTextContent("The server had a problem.");
  expect(field("Subject")).toHaveValue(message.subject);

  const userAfterReload = await openContact();
  expect(field("Name")).toHaveValue(` ${message.name} `);
  expect(field("Email")).toHaveValue(message.email);
  expect(field("Message")).toHaveValue(message.message);

  const sentLater = recordPosts("rpc/send_contact_message");
  await userAfterReload.click(sendButton());
  await findToast(SUCCESS);
  expect(sentLater).toEqual(sent);
  expect(field("Name")).toHaveValue("");
});

test("a message whose answer got lost counts as sent when it is found stored", async () => {
  const user = await openContact();
  recordPosts("rpc/send_contact_message", () => HttpResponse.error());
  await fillIn(user);
  await user.click(sendButton());
  await findToast(FAILURE);
  expect(screen.getByRole("alert")).toHaveTextContent("The server did not answer.");

  recordPosts("rpc/send_contact_message");
  await user.click(sendButton());

  await findToast(SUCCESS);
  expect(field("Message")).toHaveValue("");
});

test("a message that was changed after a failure is another message", async () => {
  const user = await openContact();
  const sent = recordPosts("rpc/send_contact_message", down);
  await fillIn(user);
  await user.click(sendButton());
  await findToast(FAILURE);
  await fill(user, field("Message"), " And more.");
  await user.click(sendButton());

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ message: `${message.message} And more.` });
  expect(new Set(sent.map(idOf)).size).toBe(2);
});

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

test("a refusal shows the database's sentence in the form", async () => {
  const user = await openContact();
  recordPosts("rpc/send_contact_message", () =>
    refusal("That does not look like an e-mail address."),
  );
  await fillIn(user);
  await user.click(sendButton());

  await findToast(FAILURE);
  expect(screen.getByRole("alert")).toHaveTextContent("That does not look like an e-mail address.");
});

test("who sends too often is offered the e-mail address", async () => {
  const user = await openContact();
  recordPosts("rpc/send_contact_message", () =>
    refusal("Too many messages. Please wait a while.", "PT429", 429),
  );
  await fillIn(user);
  await user.click(sendButton());

  await findToast(FAILURE);
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("Too many messages. Please wait a while. Or write to");
  expect(alert.querySelector("a")).toHaveAttribute("href", "mailto:hello@example.com");
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

test("a form that a bot filled in is not sent", async () => {
  const user = await openContact();
  const sent = recordPosts("rpc/send_contact_message");
  await fillIn(user);
  const trap = document.querySelector(`input[name=${HONEYPOT}]`);
  if (!trap) throw new Error("There is no trap for bots");
  fireEvent.change(trap, { target: { value: "https://spam.example.com" } });
  await user.click(sendButton());

  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("pressing Enter while it is being sent does not send it twice", async () => {
  const user = await openContact();
  const answer = heldBack(stored);
  const sent = recordPosts("rpc/send_contact_message", answer.answer);
  await fillIn(user);
  await user.type(field("Subject"), "{Enter}");
  await screen.findByRole("button", { name: "Sending..." });
  await user.type(field("Subject"), "{Enter}");
  answer.release();

  await findToast(SUCCESS);
  expect(sent).toHaveLength(1);
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
