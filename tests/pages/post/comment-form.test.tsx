import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { servePost } from "./serve-post";

const post = postRow();
const UUID: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const nameField = () => screen.getByRole("textbox", { name: "Name" });
const textField = () => screen.getByRole("textbox", { name: "Leave a comment" });
const send = () => screen.getByRole("button", { name: "Post Comment" });

/** Opens the post; a stored comment gets `status` from the database. */
async function openPost(status = "approved") {
  servePost(post);
  server.use(http.post(rest("rpc/comment_status"), () => HttpResponse.json(status)));
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("No comments yet. Be the first to comment!");
  await screen.findByRole("button", { name: /^Sign (In|Out)$/ });
  return user;
}

test("a visitor comments under a typed name", async () => {
  const user = await openPost();
  const sent = recordPosts("comments");
  await user.type(nameField(), "  Grace ");
  await user.type(textField(), " Two lines,{Enter}one thought. ");
  servePost(post, [commentRow({ post_id: post.id, author_name: "Grace", content: "Just in." })]);
  await user.click(send());

  await findToast("Comment added!", "Your comment has been posted successfully");
  expect(sent).toEqual([
    {
      id: UUID,
      post_id: post.id,
      parent_id: null,
      user_id: null,
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
])("a signed-in reader comments under their %s and user id", async (_what, person, name) => {
  const { id } = signedInAs(person);
  const user = await openPost();
  const sent = recordPosts("comments");
  expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
  await user.type(textField(), "Hello");
  await user.click(send());

  await findToast("Comment added!");
  expect(sent).toEqual([
    {
      id: UUID,
      post_id: post.id,
      parent_id: null,
      user_id: id,
      author_name: name,
      content: "Hello",
    },
  ]);
});

test.each([
  ["name", "   ", "Text", ["Please fill in your name."]],
  ["text", "Grace", "  {Enter} ", ["Please write something."]],
  ["name and text", " ", " ", ["Please fill in your name.", "Please write something."]],
])(
  "without %s nothing is sent, and the fields say what is missing",
  async (_what, name, text, hints) => {
    const user = await openPost();
    const sent = recordPosts("comments");
    await user.type(nameField(), name);
    await user.type(textField(), text);
    await user.click(send());

    await findToast("Error", "Please fill in all fields");
    const invalid = [nameField(), textField()].filter((field) =>
      field.matches("[aria-invalid=true]"),
    );
    expect(invalid).toHaveLength(hints.length);
    for (const [index, hint] of hints.entries()) {
      expect(invalid[index]).toHaveAccessibleDescription(hint);
    }
    await earlierRequestsHaveArrived();
    expect(sent).toEqual([]);
  },
);

test("a refused comment keeps its text and shows the database's sentence", async () => {
  const user = await openPost();
  recordPosts("comments", () => refusal("A comment can have at most 2,000 characters."));
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Too long, somehow");
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
  recordPosts("comments", () => refusal(sentence, "PT429", 429));
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Once more");
  await user.click(send());

  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(`${sentence} Or write to hello@example.com.`);
  expect(within(alert).getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  expect(textField()).toHaveValue("Once more");
});

test("a comment held for moderation says so", async () => {
  const user = await openPost("pending");
  recordPosts("comments");
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Many links");
  await user.click(send());

  const awaiting = "Your comment is awaiting moderation.";
  await findToast("Comment added!", awaiting);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(awaiting);
  expect(textField()).toHaveValue("");
});

test("sending again after a lost answer sends the same comment, not a second one", async () => {
  const user = await openPost();
  const lost = recordPosts("comments", () => HttpResponse.error());
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Only once");
  await user.click(send());
  await findToast("Error", "Failed to post comment");
  expect(screen.getByRole("alert")).toHaveTextContent("The server did not answer.");

  const again = recordPosts("comments", () => refusal("duplicate key value", "23505", 409));
  await user.click(send());

  await findToast("Comment added!");
  expect(again).toEqual(lost);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(textField()).toHaveValue("");
});

test("sending again after a reload sends the same comment, not a second one", async () => {
  const user = await openPost();
  const lost = recordPosts("comments", () => HttpResponse.error());
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Only once");
  await user.click(send());
  await findToast("Error", "Failed to post comment");

  cleanup();
  const afterwards = await openPost();
  const again = recordPosts("comments", () => refusal("duplicate key value", "23505", 409));
  await afterwards.click(send());

  await findToast("Comment added!");
  expect(again).toEqual(lost);
});

test("another text is another comment", async () => {
  const user = await openPost();
  const sent = recordPosts("comments");
  await user.type(nameField(), "Grace");
  for (const [index, text] of ["First", "Second"].entries()) {
    await user.type(textField(), text);
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
  const sent = recordPosts("comments", answer);
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Patience");
  await user.click(send());

  expect(send()).toBeDisabled();
  expect(textField()).toHaveValue("Patience");
  release();
  await findToast("Comment added!");
  expect(sent).toHaveLength(1);
});

test("a form filled in by a bot is not sent", async () => {
  const user = await openPost();
  const sent = recordPosts("comments");
  await user.type(nameField(), "Bot");
  await user.type(textField(), "Buy!");
  await user.type(screen.getByLabelText("Website"), "https://spam.example.com");
  await user.click(send());

  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("what was typed survives a reload", async () => {
  const user = await openPost();
  await user.type(nameField(), "Grace");
  await user.type(textField(), "Half a thought");
  cleanup();
  await openPost();

  expect(nameField()).toHaveValue("Grace");
  expect(textField()).toHaveValue("Half a thought");
});
