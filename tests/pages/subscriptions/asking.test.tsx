import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { postRow } from "../../support/factories";
import { goTo, renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordPosts, stored } from "../../support/requests";
import { auth, authRefusal, refusal, rest, server, serveSettings } from "../../support/server";
import { announce, sessionOf, signedInAs } from "../../support/session";
import { fill } from "../../support/fill";
import { findToast } from "../../support/toasts";
import { servePost } from "../post/serve-post";
import { sample } from "../../support/scope";

const OFFER = { name: "Email me new articles" };

const switchOn = () => serveSettings({ mails_readers: true });

/** A visitor writes a comment and ticks the box for replies; nothing is sent yet. */
async function writeComment() {
  const post = postRow();
  servePost(post, []);
  switchOn();
  const comments = recordPosts("rpc/add_comment");
  const asked = recordPosts("rpc/hear_of_replies", stored);
  const { user } = renderApp(`/blog/${post.id}`);
  await fill(user, await screen.findByLabelText("Name"), "Eve");
  await fill(user, screen.getByLabelText("Leave a comment"), "Hello.");
  const wish = screen.getByRole("checkbox", { name: "Email me about replies" });
  await user.click(wish);
  return { user, wish, comments, asked };
}

test("if the site sends no emails to readers, none are offered", async () => {
  const post = postRow();
  servePost(post, []);
  renderApp(`/blog/${post.id}`);
  expect(await screen.findByRole("button", { name: "Post Comment" })).toBeVisible();
  expect(screen.queryByRole("button", OFFER)).toBeNull();
  expect(screen.queryByRole("checkbox", { name: /replies/ })).toBeNull();
});

test("new articles can be subscribed to, and the response is the same for every address", async () => {
  switchOn();
  const asked = recordPosts("rpc/subscribe", stored);
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", OFFER));
  const form = within(await screen.findByRole("form", { name: "Articles by email" }));
  expect(form.getByLabelText("Email address")).toHaveFocus();
  await fill(user, form.getByLabelText("Email address"), "reader@example.com");
  await user.selectOptions(form.getByLabelText("How often"), "weekly");
  await user.click(form.getByRole("button", { name: "Subscribe" }));
  expect(
    await screen.findByText(/^Thank you\. Confirm with the link that we email you/),
  ).toHaveFocus();
  expect(asked).toEqual([
    { address: "reader@example.com", topic: "all", name: "", frequency: "weekly" },
  ]);
});

test("an account whose session cannot be renewed is not treated as a visitor without an address", async () => {
  switchOn();
  signedInAs({ email: "ada@example.com" });
  const asked = recordPosts("rpc/subscribe", stored);
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", OFFER));
  const subscribe = await screen.findByRole("button", { name: "Subscribe" });
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ expiresIn: -1 })));
  server.use(
    http.post(auth("token"), () => authRefusal("No such token", "refresh_token_not_found")),
  );
  await user.click(subscribe);
  await findToast("Your session has ended");
  expect(asked).toEqual([]);
});

test("below an article its series and tags can be chosen", async () => {
  const post = postRow({ tags: ["css"], series: "Row" });
  servePost(post, []);
  switchOn();
  const asked = recordPosts("rpc/subscribe", stored);
  const { user } = renderApp(`/blog/${post.id}`);
  await user.click(await screen.findByRole("button", OFFER));
  const what = await screen.findByLabelText("What");
  expect(
    within(what)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All new articles", "The series Row", "Articles with the tag css"]);
  await user.selectOptions(what, "Articles with the tag css");
  await fill(user, screen.getByLabelText("Email address"), "reader@example.com");
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  await screen.findByText(/^Thank you/);
  expect(asked).toEqual([
    { address: "reader@example.com", topic: "tag", name: "css", frequency: "daily" },
  ]);
});

test(
  "the form below an article does not stay open below the next one",
  { tags: "full" },
  async () => {
    const post = postRow({ tags: ["css"] });
    const next = postRow({ title: "The next one", tags: ["react"] });
    switchOn();
    servePost(next, []);
    const { user } = renderApp(`/blog/${next.id}`);
    await screen.findByRole("button", OFFER);
    servePost(post, []);
    goTo(`/blog/${post.id}`);
    await screen.findByRole("heading", { level: 1, name: post.title });
    await user.click(await screen.findByRole("button", OFFER));
    await screen.findByRole("form", { name: "Articles by email" });

    // It was read before, so that it is shown immediately, in the same place.
    servePost(next, []);
    goTo(`/blog/${next.id}`);
    await screen.findByRole("heading", { level: 1, name: next.title });
    expect(screen.getByRole("button", OFFER)).toBeVisible();
    expect(screen.queryByRole("form", { name: "Articles by email" })).toBeNull();
  },
);

test("who subscribes without an account and then signs in still has to confirm the other address", async () => {
  switchOn();
  recordPosts("rpc/subscribe", stored);
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", OFFER));
  await fill(user, await screen.findByLabelText("Email address"), "reader@example.com");
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  await screen.findByText(/^Thank you\. Confirm/);
  const session = sessionOf({ email: "ada@example.com" });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  announce("SIGNED_IN", session);
  await screen.findByRole("button", { name: "Sign Out" });
  expect(screen.getByText(/^Thank you/)).toHaveTextContent("Confirm with the link");
});

test("the database's refusal is shown, and the address is kept", async () => {
  switchOn();
  const reason = "That does not look like an e-mail address.";
  server.use(http.post(rest("rpc/subscribe"), () => refusal(reason)));
  const { user } = renderApp("/blog");
  await user.click(await screen.findByRole("button", OFFER));
  await fill(user, await screen.findByLabelText("Email address"), "reader@example");
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  expect(await findToast("You were not subscribed")).not.toHaveTextContent(reason);
  expect(screen.getByLabelText("Email address")).toHaveValue("reader@example");
});

test("a commenter without an account gets replies at the address they enter", async () => {
  const { user, comments, asked } = await writeComment();
  await fill(user, screen.getByLabelText("Email address"), "eve@example.com");
  await user.click(screen.getByRole("button", { name: "Post Comment" }));
  expect(await findToast("You get replies by email")).toBeVisible();
  const [comment] = comments;
  expect(asked).toEqual([{ comment_id: Object(comment).id, address: "eve@example.com" }]);
});

test("leaving the page while a comment is sent keeps the subscription to replies, and the comment is not offered again", async () => {
  const { user, asked } = await writeComment();
  await fill(user, screen.getByLabelText("Email address"), "eve@example.com");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.post(rest("rpc/add_comment"), answer, { once: true }));
  await user.click(screen.getByRole("button", { name: "Post Comment" }));
  goTo("/contact");
  await screen.findByRole("button", { name: "Send Message" });
  release();
  expect(await findToast("You get replies by email")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(Object.values(localStorage).join("\n")).not.toContain("Hello.");
});

test.each(sample(["eve@example", "", "  ", "eve", "eve@example.com, ada@example.com"]))(
  "with the address «%s» neither the comment nor the request for replies is sent",
  async (wrong) => {
    const { user, comments, asked } = await writeComment();
    const address = screen.getByLabelText("Email address");
    if (wrong) await fill(user, address, wrong);
    await user.click(screen.getByRole("button", { name: "Post Comment" }));
    expect(address).toBeInvalid();
    expect(address).toHaveAccessibleDescription(/Please fill in an email address\.$/);
    expect(address).toHaveFocus();
    await earlierRequestsHaveArrived();
    expect([comments, asked]).toEqual([[], []]);

    await user.clear(address);
    await fill(user, address, "eve@example.com");
    expect(address).toBeValid();
    await user.click(screen.getByRole("button", { name: "Post Comment" }));
    await findToast("You get replies by email");
    expect(asked).toMatchObject([{ address: "eve@example.com" }]);
  },
);

test("a commenter without replies needs no address", async () => {
  const { user, wish, comments } = await writeComment();
  await user.click(screen.getByRole("button", { name: "Post Comment" }));
  await user.click(wish);
  await user.click(screen.getByRole("button", { name: "Post Comment" }));
  await findToast("Comment added!");
  expect(comments).toHaveLength(1);
});

test("an account gets emails at its own address", async () => {
  const post = postRow();
  servePost(post, []);
  switchOn();
  signedInAs({ email: "ada@example.com" });
  const asked = recordPosts("rpc/hear_of_replies", stored);
  const { user } = renderApp(`/blog/${post.id}`);
  await user.click(
    await screen.findByRole("checkbox", { name: "Send replies to ada@example.com" }),
  );
  await fill(user, screen.getByLabelText("Leave a comment"), "Hello.");
  await user.click(screen.getByRole("button", { name: "Post Comment" }));
  expect(await findToast("You get replies by email")).toBeVisible();
  expect(asked).toEqual([{ comment_id: expect.any(String), address: "" }]);
});
