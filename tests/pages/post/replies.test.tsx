import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, recordPosts } from "../../support/requests";
import { findToast } from "../../support/toasts";
import { holdComments, servePost } from "./serve-post";
import { fill } from "../../support/fill";
import { sample } from "../../support/scope";

const post = postRow();
const ada = commentRow({ post_id: post.id, author_name: "Ada" });
const bob = commentRow({ post_id: post.id, author_name: "Bob" });

const replyTo = (name: string) => screen.getByRole("button", { name: `Reply to ${name}` });
const boxes = () => screen.queryAllByRole("textbox", { name: "Your reply" });
const box = () => screen.getByRole("textbox", { name: "Your reply" });
const form = () => within(box().closest("form") ?? document.body);
const send = () => form().getByRole("button", { name: "Post Reply" });

async function openPost() {
  servePost(post, [bob, ada]);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Reply to Ada" });
  await screen.findByRole("button", { name: "Sign In" });
  return user;
}

test.each(
  sample([
    ["approved", undefined, 1],
    ["pending", "Your comment is awaiting moderation.", 0],
  ] as const),
)("a reply that is %s closes its box and returns the focus", async (outcome, said, shown) => {
  if (outcome === "pending") holdComments();
  const user = await openPost();
  const sent = recordPosts("rpc/add_comment");
  await user.click(replyTo("Ada"));
  await fill(user, form().getByRole("textbox", { name: "Name" }), "Grace");
  await fill(user, box(), "I agree.");
  await user.click(send());
  await findToast("Reply added!", said);
  expect(sent).toMatchObject([{ parent_id: ada.id, content: "I agree." }]);
  await waitFor(() => expect(boxes()).toEqual([]));
  const thread = within(screen.getByText("Ada").closest("li") ?? document.body);
  await waitFor(() => expect(thread.queryAllByText("I agree.")).toHaveLength(shown));
  expect(replyTo("Ada")).toHaveFocus();
});

test("only one reply box is open at a time, and it has the focus", async () => {
  const user = await openPost();
  await user.click(replyTo("Ada"));
  expect(box()).toHaveFocus();
  await user.click(replyTo("Bob"));

  expect(boxes()).toHaveLength(1);
  expect(screen.getByText("Bob").closest("li")).toContainElement(box());
  expect(replyTo("Ada")).toHaveAttribute("aria-expanded", "false");
  await user.click(replyTo("Bob"));
  expect(boxes()).toEqual([]);
});

test("Cancel closes the box and returns the focus", async () => {
  const user = await openPost();
  await user.click(replyTo("Ada"));
  await user.click(form().getByRole("button", { name: "Cancel" }));

  expect(boxes()).toEqual([]);
  expect(replyTo("Ada")).toHaveFocus();
});

test("Escape closes the box, and the typed text is kept for the next time", async () => {
  const user = await openPost();
  await user.click(replyTo("Ada"));
  await user.keyboard("Half a reply");
  // A key that an input method uses while composing, as Safari reports it.
  fireEvent.keyDown(box(), { key: "Escape", keyCode: 229 });
  expect(box()).toBeVisible();
  await user.keyboard("{Escape}");
  expect(boxes()).toEqual([]);

  await user.click(replyTo("Bob"));
  expect(box()).toHaveValue("");
  await user.click(replyTo("Ada"));
  expect(box()).toHaveValue("Half a reply");
});

test.each([
  ["text", "Grace", "   ", "Your reply"],
  ["name", "  ", "Text", "Name"],
])(
  "a reply without %s is not sent, and the missing field gets the focus",
  async (_what, name, text, missing) => {
    const user = await openPost();
    const sent = recordPosts("rpc/add_comment");
    await user.click(replyTo("Ada"));
    await fill(user, form().getByRole("textbox", { name: "Name" }), name);
    await fill(user, box(), text);
    await user.click(send());

    await earlierRequestsHaveArrived();
    expect(sent).toEqual([]);
    expect(boxes()).toHaveLength(1);
    expect(form().getByRole("textbox", { name: missing })).toHaveFocus();
    expect(screen.queryByText("Please fill in all fields")).not.toBeInTheDocument();
    expect(box()).not.toHaveAttribute("aria-invalid");
  },
);

test("a comment that is deleted in the meantime does not remove a reply being typed", async () => {
  const user = await openPost();
  await user.click(replyTo("Ada"));
  await user.keyboard("Half a reply");
  servePost(post, [bob]);
  const later = Date.now() + 60_000;
  vi.spyOn(Date, "now").mockImplementation(() => later);
  window.dispatchEvent(new Event("visibilitychange"));

  expect(await screen.findByRole("heading", { name: "Comments (1)" })).toBeVisible();
  expect(box()).toHaveValue("Half a reply");
});
