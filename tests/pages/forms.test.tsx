/** What every visitors' form does when it is sent, and when that fails. */
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { profile } from "@/content/profile";
import { commentRow, postRow } from "../support/factories";
import { fill } from "../support/fill";
import { renderApp } from "../support/render";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../support/requests";
import { refusal, refusedBy } from "../support/server";
import { findToast } from "../support/toasts";
import { signedInAs } from "../support/session";
import { serveFunctions } from "../support/table";
import { servePost } from "./post/serve-post";
import { request, typed } from "./services/consultation-form";
import { sample } from "../support/scope";

const post = postRow();
const ada = commentRow({ post_id: post.id, author_name: "Ada" });
const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

type Form = {
  path: string;
  /** The button that opens it, on a page that does not show it immediately. */
  opener?: string;
  /** The typed text, by label; the last one is the message itself. */
  typed: Record<string, string>;
  sent: object;
  rpc: string;
  send: string;
  /** The button's label while sending. */
  sending?: string;
  /** The titles of the toasts. */
  done: string;
  failed: string;
};

const person = { name: "Grace Reader", email: "grace@example.com" };
const contact: Omit<Form, "path" | "done" | "failed"> = {
  typed: {
    Name: ` ${person.name} `,
    Email: person.email,
    Subject: "A question",
    Message: "One.\nTwo & three.",
  },
  sent: { ...person, subject: "A question", message: "One.\nTwo & three." },
  rpc: "send_contact_message",
  send: "Send Message",
};

const forms: Record<string, Form> = {
  "the contact form": {
    ...contact,
    path: "/contact",
    sending: "Sending...",
    done: "Message sent successfully! I'll get back to you soon.",
    failed: "Failed to send message. Please try again.",
  },
  "the contact form of the home page": {
    ...contact,
    path: "/",
    sending: "Sending Magic...",
    done: "Message Sent Successfully! 🚀",
    failed: "Oops! Something went wrong 😅",
  },
  "the consultation request": {
    path: "/services",
    opener: "Schedule Consultation",
    typed,
    sent: request,
    rpc: "send_consultation_request",
    send: "Send Request",
    sending: "Sending...",
    done: `Consultation request sent! I'll get back to you ${profile.replyTime}.`,
    failed: "Failed to send request. Please try again.",
  },
  "a comment": {
    path: `/blog/${post.id}`,
    typed: { Name: "  Grace ", "Leave a comment": " Two lines,\none thought. " },
    sent: { post_id: post.id, author_name: "Grace", content: "Two lines,\none thought." },
    rpc: "add_comment",
    send: "Post Comment",
    done: "Comment added!",
    failed: "Error",
  },
  "a reply": {
    path: `/blog/${post.id}`,
    opener: "Reply to Ada",
    typed: { Name: "Grace", "Your reply": "I agree." },
    sent: { post_id: post.id, parent_id: ada.id, author_name: "Grace", content: "I agree." },
    rpc: "add_comment",
    send: "Post Reply",
    done: "Reply added!",
    failed: "Failed to post reply",
  },
};

beforeEach(() => {
  servePost(post, [ada]);
  serveFunctions("send_contact_message", "send_consultation_request");
});

/** Opens a form as if its URL was typed, or the page reloaded. */
async function open({ path, opener, send }: Form) {
  cleanup();
  const { user } = renderApp(path);
  await screen.findByRole("button", { name: "Sign In" });
  if (opener) await user.click(await screen.findByRole("button", { name: opener }));
  const button = await screen.findByRole("button", { name: send });
  const place = within(button.closest("form") ?? document.body);
  return { user, button, place };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function fillIn({ user, place }: Opened, { typed }: Form) {
  for (const [label, text] of Object.entries(typed)) {
    const field = place.getByLabelText(label, { exact: true });
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else await fill(user, field, text);
  }
}

async function send(form: Form) {
  const opened = await open(form);
  await fillIn(opened, form);
  await opened.user.click(opened.button);
  return opened;
}

function expectTyped(place: Opened["place"], { typed }: Form) {
  for (const [label, text] of Object.entries(typed))
    expect(place.getByLabelText(label, { exact: true })).toHaveValue(text);
}

const tried = sample(Object.entries(forms), ([name]) =>
  ["the contact form", "a comment"].includes(name),
);

test.each(tried)("%s is sent once, trimmed and with its own id", async (_, form) => {
  const { answer, release } = heldBack(() => undefined);
  const sent = recordPosts(`rpc/${form.rpc}`, answer);
  const { user, button, place } = await send(form);
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  expect(button).toHaveTextContent(form.sending ?? /./);
  await user.click(button);
  await user.type(place.getByLabelText("Name", { exact: true }), "{Enter}");
  expectTyped(place, form);
  release();

  await findToast(form.done);
  expect(sent).toEqual([{ id: UUID, ...form.sent }]);
  const message = Object.values(form.typed).at(-1) ?? "";
  await waitFor(() =>
    expect(screen.queryByDisplayValue(message, { normalizer: String })).not.toBeInTheDocument(),
  );
});

test.each(tried)("%s keeps the typed text after a failure and a reload", async (_, form) => {
  const lost = recordPosts(`rpc/${form.rpc}`, () => HttpResponse.error());
  const { user, button, place } = await send(form);
  await waitFor(() =>
    expect(place.getByRole("alert")).toHaveTextContent("The server did not answer."),
  );
  expectTyped(place, form);
  const again = recordPosts(`rpc/${form.rpc}`, () => new HttpResponse(null, { status: 503 }));
  await user.click(button);
  await waitFor(() =>
    expect(place.getByRole("alert")).toHaveTextContent("The server had a problem."),
  );

  const reloaded = await open(form);
  expectTyped(reloaded.place, form);
  serveFunctions(form.rpc);
  const stored = recordPosts(`rpc/${form.rpc}`);
  await reloaded.user.click(reloaded.button);
  await findToast(form.done);
  expect([again, stored]).toEqual([lost, lost]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each(tried)("%s shows the database's own words, and an email address", async (_, form) => {
  recordPosts(`rpc/${form.rpc}`, () => refusal("That is too long."));
  const { user, button, place } = await send(form);
  await findToast(form.failed);
  expect(place.getByRole("alert")).toHaveTextContent(/^That is too long\.$/);

  recordPosts(`rpc/${form.rpc}`, () => refusal("Please wait a little.", "PT429", 429));
  await user.click(button);
  const words = "Please wait a little. Or write to hello@example.com.";
  await waitFor(() => expect(place.getByRole("alert")).toHaveTextContent(words));
  const link = within(place.getByRole("alert")).getByRole("link");
  expect(link).toHaveAttribute("href", "mailto:hello@example.com");
  expectTyped(place, form);
});

test.each(tried.filter(([, { typed }]) => "Email" in typed))(
  "%s shows the database's refusal beside its field, which gets the focus",
  async (_, form) => {
    const message = "That does not look like an e-mail address.";
    const rule = `${form.rpc.replace("send_", "")}s_email_format`;
    recordPosts(`rpc/${form.rpc}`, () => refusedBy(rule, message));
    const { place } = await send(form);
    await findToast(form.failed);

    const field = place.getByLabelText("Email", { exact: true });
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(place.queryByRole("alert")).not.toBeInTheDocument();
    expectTyped(place, form);
  },
);

test.each(tried.filter(([, { typed }]) => "Email" in typed))(
  "%s begins with the account's name and address, which can be replaced",
  async (_, { path, opener, send }) => {
    signedInAs({ fullName: "Ada Reader", email: "ada@example.com" });
    const { user } = renderApp(path);
    await screen.findByRole("button", { name: "Sign Out" });
    if (opener) await user.click(await screen.findByRole("button", { name: opener }));
    const button = await screen.findByRole("button", { name: send });
    const place = within(button.closest("form") ?? document.body);
    expect(place.getByLabelText("Name")).toHaveValue("Ada Reader");
    expect(place.getByLabelText("Email")).toHaveValue("ada@example.com");
    await user.clear(place.getByLabelText("Email"));
    await fill(user, place.getByLabelText("Email"), "work@example.com");

    cleanup();
    const { user: again } = renderApp(path);
    await screen.findByRole("button", { name: "Sign Out" });
    if (opener) await again.click(await screen.findByRole("button", { name: opener }));
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue("work@example.com"));
  },
);

test.each(tried)("%s is not sent if a bot filled it in", async (_, form) => {
  const sent = recordPosts(`rpc/${form.rpc}`);
  const opened = await open(form);
  const { user, button, place } = opened;
  await fillIn(opened, form);
  await fill(user, place.getByLabelText("Leave this empty"), "https://spam.example.com");
  await user.click(button);

  // In case it was a person's program.
  await findToast("This form was filled in by a program");
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
  expectTyped(place, form);
});
