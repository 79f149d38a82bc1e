import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { commentRow } from "../../support/factories";
import { earlierRequestsHaveArrived, recordPosts } from "../../support/requests";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { nameField, openPost, post, send, textField } from "./open-comments";
import { servePost } from "./serve-post";
import { fill } from "../../support/fill";

const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

test("a visitor comments under a typed name", async () => {
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  await fill(user, nameField(), "  Grace ");
  await user.type(textField(), " Two lines,{Enter}one thought. ");
  servePost(post, [commentRow({ post_id: post.id, author_name: "Grace", content: "Just in." })]);
  await user.click(send());

  await findToast("Comment added!", "Your comment has been posted successfully");
  expect(sent).toEqual([
    {
      id: UUID,
      post_id: post.id,
      author_name: "Grace",
      content: "Two lines,\none thought.",
    },
  ]);
  expect(textField()).toHaveValue("");
  expect(await screen.findByText("Just in.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Comments (1)" })).toBeVisible();
});

test.each([
  ["full name", { fullName: " Ada Reader ", email: "ada@example.com" }, "Ada Reader"],
  [
    "e-mail where there is no name",
    { fullName: "  ", email: "ada@example.com" },
    "ada@example.com",
  ],
  ["Anonymous where there is neither", { fullName: "", email: "" }, "Anonymous"],
])("a signed-in reader comments under their %s", async (_what, person, name) => {
  signedInAs(person);
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
  expect(screen.getByText(/^You comment as/)).toHaveTextContent(`You comment as ${name}.`);
  await fill(user, textField(), "Hello");
  await user.click(send());

  await findToast("Comment added!");
  expect(sent).toEqual([
    {
      id: UUID,
      post_id: post.id,
      author_name: name,
      content: "Hello",
    },
  ]);
});

test("an account without a name is told that its address becomes public, and offered a name", async () => {
  signedInAs({ fullName: " ", email: "ada@example.com" });
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  const name = screen.getByRole("textbox", { name: "Name (optional)" });
  expect(name).toHaveAccessibleDescription(
    "Without a name, everybody sees your e-mail address: ada@example.com",
  );
  await fill(user, name, " Ada ");
  expect(screen.getByText(/^You comment as/)).toHaveTextContent("You comment as Ada.");
  await fill(user, textField(), "Hello");
  await user.click(send());

  await findToast("Comment added!");
  expect(sent).toMatchObject([{ author_name: "Ada" }]);
});

test("a reader with a name is asked for none", async () => {
  signedInAs({ fullName: "Ada Reader", email: "ada@example.com" });
  await openPost();

  expect(screen.queryByRole("textbox", { name: /Name/ })).not.toBeInTheDocument();
});

test.each([
  ["name", "   ", "Text", ["Please fill in your name."]],
  ["text", "Grace", "  {Enter} ", ["Please write something."]],
  ["name and text", " ", " ", ["Please fill in your name.", "Please write something."]],
])(
  "without %s nothing is sent, and the fields say what is missing",
  async (_what, name, text, hints) => {
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
    for (const [index, hint] of hints.entries()) {
      expect(invalid[index]).toHaveAccessibleDescription(expect.stringContaining(hint));
    }
    await earlierRequestsHaveArrived();
    expect(sent).toEqual([]);
  },
);

test("a comment held for moderation says so", async () => {
  const user = await openPost("pending");
  recordPosts("rpc/add_comment");
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Many links");
  await user.click(send());

  const awaiting = "Your comment is awaiting moderation.";
  await findToast("Comment added!", awaiting);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(awaiting);
  expect(textField()).toHaveValue("");
});

test("a form filled in by a bot is not sent", async () => {
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  await fill(user, nameField(), "Bot");
  await fill(user, textField(), "Buy!");
  await fill(user, screen.getByLabelText("Leave this empty"), "https://spam.example.com");
  await user.click(send());

  // In case it was a person's own program.
  expect(await findToast("This form was filled in by a program")).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
  expect(textField()).toHaveValue("Buy!");
});

test("what was typed survives a reload", async () => {
  const user = await openPost();
  await fill(user, nameField(), "Grace");
  await fill(user, textField(), "Half a thought");
  cleanup();
  await openPost();

  expect(nameField()).toHaveValue("Grace");
  expect(textField()).toHaveValue("Half a thought");
});
