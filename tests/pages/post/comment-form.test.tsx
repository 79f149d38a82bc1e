import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../../support/requests";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { textsOf } from "../../support/texts";
import { findToast } from "../../support/toasts";
import { holdComments } from "./serve-post";
import { nameField, openPost, post, send, textField } from "./open-comments";
import { fill } from "../../support/fill";
import { sample } from "../../support/scope";

const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

test.each(
  sample([
    ["full name", { fullName: " Ada Reader ", email: "ada@example.com" }, "Ada Reader"],
    ["email if there is no name", { fullName: "  ", email: "ada@example.com" }, "ada@example.com"],
    ["Anonymous where there is neither", { fullName: "", email: "" }, "Anonymous"],
  ]),
)("a signed-in reader comments under their %s", async (_what, person, name) => {
  signedInAs(person);
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
  expect(screen.getByText(/^You comment as/)).toHaveTextContent(`You comment as ${name}.`);
  await fill(user, textField(), "Hello");
  await user.click(send());

  await findToast("Comment added!");
  expect(sent).toEqual([{ id: UUID, post_id: post.id, author_name: name, content: "Hello" }]);
});

test("an account without a name is warned that its address becomes public, and offered a name", async () => {
  signedInAs({ fullName: " ", email: "ada@example.com" });
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  const name = screen.getByRole("textbox", { name: "Name (optional)" });
  expect(name).toHaveAccessibleDescription(
    "Without a name, everyone sees your email address: ada@example.com",
  );
  await fill(user, name, " Ada ");
  expect(screen.getByText(/^You comment as/)).toHaveTextContent("You comment as Ada.");
  await fill(user, textField(), "Hello");
  await user.click(send());

  await findToast("Comment added!");
  expect(sent).toMatchObject([{ author_name: "Ada" }]);
});

test.each(
  sample(
    [
      ["name", "   ", "Text", ["Please fill in your name."]],
      ["text", "Grace", "  {Enter} ", ["Please write something."]],
      ["name and text", " ", " ", ["Please fill in your name.", "Please write something."]],
    ],
    ([name]) => name === "name and text",
  ),
)("without %s nothing is sent, and the fields show why", async (_what, name, text, hints) => {
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  await user.type(nameField(), name);
  await user.type(textField(), text);
  await user.click(send());

  await findToast("Error", "Please fill in all fields");
  const invalid = [nameField(), textField()].filter((field) =>
    field.matches("[aria-invalid=true]"),
  );
  expect(invalid).toHaveLength(hints.length);
  expect(invalid[0]).toHaveFocus();
  for (const [index, hint] of hints.entries()) {
    expect(invalid[index]).toHaveAccessibleDescription(expect.stringContaining(hint));
  }
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("text typed while a comment is sent stays in the field, and a held comment is announced as such", async () => {
  holdComments();
  const user = await openPost();
  const { release, answer } = heldBack(() => undefined);
  const sent = recordPosts("rpc/add_comment", answer);
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "A first thought.");
  await user.click(send());
  await user.type(textField(), "{Enter}And a second.");
  release();

  const awaiting = "Your comment is awaiting moderation.";
  await findToast("Comment added!", awaiting);
  expect(textsOf("status")).toContain(awaiting);
  expect(sent).toMatchObject([{ content: "A first thought." }]);
  expect(textField()).toHaveValue("And a second.");
});

test("a stored comment counts as added even if it cannot be read whether it is public", async () => {
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  server.use(http.get(rest("comments"), () => HttpResponse.error()));
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Hello");
  await user.click(send());

  const toast = await findToast("Comment added!");
  expect(toast).not.toHaveTextContent(/successfully|moderation/);
  await waitFor(() => expect(textField()).toHaveValue(""));
  expect(await screen.findByText("Hello")).toBeVisible();
  expect(sent).toHaveLength(1);
});
