import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { rest, server } from "../../support/server";
import { fillTable, query, serveFunctions } from "../../support/table";
import { findToast } from "../../support/toasts";
import { ADDRESS, openAccount } from "../account/open-account";

const TOKEN = "a".repeat(64);
const READER = "00000000-0000-4000-8000-000000000009";
const all = { topic: "all", confirmed_at: "2026-11-01T10:00:00+00:00" as string | null };
const replies = { ...all, topic: "replies" };

/** Serves somebody's subscriptions. */
function serve(...subscriptions: (typeof all)[]) {
  const post = postRow({ title: "A post", slug: "a-post" });
  const comment = commentRow({ post_id: post.id });
  fillTable("posts", [post]);
  fillTable("comments", [comment]);
  fillTable("private.subscribers", [{ id: READER, email: ADDRESS, token: TOKEN }]);
  fillTable(
    "private.subscriptions",
    subscriptions.map(({ topic, confirmed_at }) => ({
      subscriber_id: READER,
      topic,
      comment_id: topic === "replies" ? comment.id : null,
      confirmed_at,
    })),
  );
  serveFunctions(
    "subscriptions",
    "confirm_subscriptions",
    "stop_subscriptions",
    "end_subscription",
    "set_subscription_frequency",
  );
}
const topics = async (where = "true") => {
  const rows = await query<typeof all>(`select topic from private.subscriptions where ${where}`);
  return rows.map(({ topic }) => topic);
};
const readers = () => query("select frequency from private.subscribers");
const IS_CONFIRMED = "confirmed_at is not null";

test("opening the link changes nothing, and a button confirms", async () => {
  serve({ ...all, confirmed_at: null });
  const { user } = renderApp(`/subscriptions#${TOKEN}&utm_source=mail`);
  const button = await screen.findByRole("button", { name: "Confirm my address" });
  expect(screen.getByText(ADDRESS)).toBeVisible();
  expect(await topics(IS_CONFIRMED)).toEqual([]);
  await user.click(button);
  expect(await findToast("Confirmed")).toBeVisible();
  expect(await topics(IS_CONFIRMED)).toEqual(["all"]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull(),
  );
});

test("unconfirmed subscriptions are marked, and the button confirms only those shown", async () => {
  serve({ ...replies, confirmed_at: null }, all);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const items = within(await screen.findByRole("list", { name: "Your subscriptions" }));
  const [first, second] = items.getAllByRole("listitem");
  expect(first).toHaveTextContent("Replies to your comment on A postNot confirmed");
  expect(second).not.toHaveTextContent("Not confirmed");
  await query(
    "insert into private.subscriptions (subscriber_id, topic, name) values ($1, 'tag', 'css')",
    [READER],
  );
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  expect(await findToast("Confirmed")).toBeVisible();
  expect(await topics("confirmed_at is null")).toEqual(["tag"]);
});

test("one subscription is ended, the frequency changed, and all are stopped", async () => {
  serve(all, replies);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const list = within(await screen.findByRole("list", { name: "Your subscriptions" }));
  expect(list.getByRole("link", { name: "A post" })).toHaveAttribute("href", "/blog/a-post");
  await user.click(list.getByRole("button", { name: "Stop New articles" }));
  expect(await findToast("Stopped")).toBeVisible();
  expect(await topics()).toEqual(["replies"]);
  await user.selectOptions(screen.getByLabelText("How often"), "weekly");
  expect(await findToast("Changed")).toBeVisible();
  expect(await readers()).toEqual([{ frequency: "weekly" }]);
  await user.click(screen.getByRole("button", { name: "Stop all emails" }));
  expect(await screen.findByText(/^There are no subscriptions for this link/)).toBeVisible();
  expect(await readers()).toEqual([]);
});

test("a new frequency stays chosen while the subscriptions are fetched again", async () => {
  serve(all);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const choice = await screen.findByLabelText("How often");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.post(rest("rpc/subscriptions"), answer, { once: true }));
  await user.selectOptions(choice, "weekly");
  expect(await findToast("Changed")).toBeVisible();
  expect(choice).toHaveValue("weekly");
  release();
  await earlierRequestsHaveArrived();
  expect(choice).toHaveValue("weekly");
});

test("of two quick choices the last is stored last", async () => {
  serve(all);
  const stored: unknown[] = [];
  const { answer, release } = heldBack(() => new HttpResponse(null, { status: 204 }));
  server.use(
    http.post(rest("rpc/set_subscription_frequency"), async ({ request }) => {
      const { frequency } = Object(await request.json());
      const said = await (frequency === "weekly"
        ? answer()
        : new HttpResponse(null, { status: 204 }));
      stored.push(frequency);
      return said;
    }),
  );
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const choice = await screen.findByLabelText("How often");
  await user.selectOptions(choice, "weekly");
  await user.selectOptions(choice, "daily");
  await earlierRequestsHaveArrived();
  release();
  await waitFor(() => expect(stored).toHaveLength(2));
  expect(stored).toEqual(["weekly", "daily"]);
});

test("a link without its secret is reported", async () => {
  renderApp("/subscriptions");
  expect(await screen.findByText(/^There are no subscriptions for this link/)).toBeVisible();
});

const press = async (user: ReturnType<typeof renderApp>["user"], name: string) => {
  (await screen.findByRole("button", { name })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
};

test("after a button disappears the focus stays near it", async () => {
  serve({ ...all, confirmed_at: null }, replies);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const heading = await screen.findByRole("heading", { level: 1 });
  await press(user, "Confirm my address");
  await waitFor(() => expect(heading).toHaveFocus());

  await press(user, "Stop all emails");
  await waitFor(() => expect(heading).toHaveFocus());
});

test("the focus moves from an ended subscription to the remaining one, and finally to the heading", async () => {
  serve(all, replies);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  await press(user, "Stop New articles");
  const left = screen.getByRole("button", { name: "Stop Replies to your comment on A post" });
  await waitFor(() => expect(left).toHaveFocus());
  await press(user, "Stop Replies to your comment on A post");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("the focus does the same on the account page", async () => {
  serve(all, replies);
  serveFunctions("own_subscriptions_token");
  const { user } = await openAccount();
  await press(user, "Stop New articles");
  const left = screen.getByRole("button", { name: "Stop Replies to your comment on A post" });
  await waitFor(() => expect(left).toHaveFocus());
  await press(user, "Stop all emails");
  const above = screen.getByRole("button", { name: "Change password" });
  await waitFor(() => expect(above).toHaveFocus());
});
