import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { heldBack, recordPosts } from "../../support/requests";
import { refusal } from "../../support/server";
import { findToast } from "../../support/toasts";
import { nameField, openPost, send, textField } from "./open-comments";
import { fill } from "../../support/fill";

test("a refused comment keeps its text and shows the database's sentence", async () => {
  const user = await openPost();
  recordPosts("rpc/add_comment", () => refusal("A comment can have at most 2,000 characters."));
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Too long, somehow");
  await user.click(send());

  await findToast("Error", "Failed to post comment");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A comment can have at most 2,000 characters.",
  );
  expect(textField()).toHaveValue("Too long, somehow");
  expect(nameField()).toHaveValue("Grace");
  expect(screen.queryByRole("link", { name: "hello@example.com" })).not.toBeInTheDocument();
});

test("who comments too often is asked to wait, with an e-mail address beside it", async () => {
  const user = await openPost();
  const sentence = "That was a lot in a short time. Please wait a little and try again.";
  recordPosts("rpc/add_comment", () => refusal(sentence, "PT429", 429));
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Once more");
  await user.click(send());

  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(`${sentence} Or write to hello@example.com.`);
  expect(within(alert).getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(textField()).toHaveValue("Once more");
});

test("sending again after a lost answer sends the same comment, not a second one", async () => {
  const user = await openPost();
  const lost = recordPosts("rpc/add_comment", () => HttpResponse.error());
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Only once");
  await user.click(send());
  await findToast("Error", "Failed to post comment");
  expect(screen.getByRole("alert")).toHaveTextContent("The server did not answer.");

  const again = recordPosts("rpc/add_comment");
  await user.click(send());

  await findToast("Comment added!");
  expect(again).toEqual(lost);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(textField()).toHaveValue("");
});

test("sending again after a reload sends the same comment, not a second one", async () => {
  const user = await openPost();
  const lost = recordPosts("rpc/add_comment", () => HttpResponse.error());
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Only once");
  await user.click(send());
  await findToast("Error", "Failed to post comment");

  cleanup();
  const afterwards = await openPost();
  const again = recordPosts("rpc/add_comment");
  await afterwards.click(send());

  await findToast("Comment added!");
  expect(again).toEqual(lost);
});

test("another text is another comment", async () => {
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  await fill(user, nameField(), "Grace");
  for (const [index, text] of ["First", "Second"].entries()) {
    await fill(user, textField(), text);
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(index + 1));
    await waitFor(() => expect(textField()).toHaveValue(""));
  }
  const ids = sent.map((comment) => Reflect.get(Object(comment), "id") as unknown);
  expect(new Set(ids).size).toBe(2);
});

test("while a comment is being sent it cannot be sent again", async () => {
  const user = await openPost();
  const { release, answer } = heldBack(() => new HttpResponse(null, { status: 201 }));
  const sent = recordPosts("rpc/add_comment", answer);
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Patience");
  await user.click(send());

  expect(send()).toHaveAttribute("aria-disabled", "true");
  await user.click(send());
  await user.type(nameField(), "{Enter}");
  expect(textField()).toHaveValue("Patience");
  release();
  await findToast("Comment added!");
  expect(sent).toHaveLength(1);
});

test("what is typed while a comment is being sent stays in the field", async () => {
  const user = await openPost();
  const { release, answer } = heldBack(() => new HttpResponse(null, { status: 201 }));
  const sent = recordPosts("rpc/add_comment", answer);
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "A first thought.");
  await user.click(send());
  await user.type(textField(), "{Enter}And a second.");
  release();

  await findToast("Comment added!");
  expect(sent).toMatchObject([{ content: "A first thought." }]);
  expect(textField()).toHaveValue("And a second.");
});
