import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { openAccount } from "../account/open-account";

const TOKEN = "a".repeat(64);
const row = {
  id: "1",
  email: "reader@example.com",
  is_confirmed: true,
  frequency: "daily",
  topic: "all",
  name: "",
  title: null,
  slug: null,
  created_at: "2026-11-01T10:00:00+00:00",
};
const replies = { ...row, id: "2", topic: "replies", title: "A post", slug: "a-post" };

/** Serves what somebody is mailed, and keeps what is asked of the database. */
function serve(rows: (typeof row | typeof replies)[]) {
  const asked: [name: string, args: unknown][] = [];
  let left = rows;
  server.use(
    http.post(rest("rpc/subscriptions"), () => HttpResponse.json(left)),
    ...[
      "confirm_subscriptions",
      "stop_subscriptions",
      "end_subscription",
      "set_subscription_frequency",
    ].map((name) =>
      http.post(rest(`rpc/${name}`), async ({ request }) => {
        asked.push([name, await request.json()]);
        if (name === "stop_subscriptions") left = [];
        if (name === "end_subscription") left = left.slice(1);
        if (name === "confirm_subscriptions") left = [row];
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  return asked;
}

test("opening the link changes nothing, and a button confirms", async () => {
  const asked = serve([{ ...row, is_confirmed: false }]);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const button = await screen.findByRole("button", { name: "Confirm my address" });
  expect(screen.getByText("reader@example.com")).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(button);
  expect(await findToast("Confirmed")).toBeVisible();
  expect(asked).toEqual([["confirm_subscriptions", { token: TOKEN, ids: ["1"] }]]);
  expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
});

test("what others may have added is told apart, and the button confirms what was shown", async () => {
  const asked = serve([{ ...replies, is_confirmed: false }, row]);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const items = within(await screen.findByRole("list", { name: "Your subscriptions" }));
  const [first, second] = items.getAllByRole("listitem");
  expect(first).toHaveTextContent("Replies to your comment on A postNot confirmed");
  expect(second).not.toHaveTextContent("Not confirmed");
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  expect(await findToast("Confirmed")).toBeVisible();
  expect(asked).toEqual([["confirm_subscriptions", { token: TOKEN, ids: ["2"] }]]);
});

test("one of them is ended, the pause between emails changed, and all are stopped", async () => {
  const asked = serve([row, replies]);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const list = within(await screen.findByRole("list", { name: "Your subscriptions" }));
  expect(list.getByRole("link", { name: "A post" })).toHaveAttribute("href", "/blog/a-post");
  await user.click(list.getByRole("button", { name: "End New articles" }));
  expect(await findToast("Ended")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("How often"), "weekly");
  expect(await findToast("Changed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stop all emails" }));
  expect(await screen.findByText(/^There are no emails for this link/)).toBeVisible();
  expect(asked).toEqual([
    ["end_subscription", { token: TOKEN, id: "1" }],
    ["set_subscription_frequency", { token: TOKEN, frequency: "weekly" }],
    ["stop_subscriptions", { token: TOKEN }],
  ]);
});

test("of two choices in quick succession the last is stored last", async () => {
  serve([row]);
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

test("a link without its secret says so, and one that cannot be read offers another try", async () => {
  renderApp("/subscriptions");
  expect(await screen.findByText(/^There are no emails for this link/)).toBeVisible();
});

const press = async (user: ReturnType<typeof renderApp>["user"], name: string) => {
  (await screen.findByRole("button", { name })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
};

test("whoever presses a button that goes away keeps the focus near it", async () => {
  serve([{ ...row, is_confirmed: false }, replies]);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  const heading = await screen.findByRole("heading", { level: 1 });
  await press(user, "Confirm my address");
  await waitFor(() => expect(heading).toHaveFocus());

  await press(user, "Stop all emails");
  await waitFor(() => expect(heading).toHaveFocus());
});

test("the focus goes from what is ended to what is left, and to the heading", async () => {
  serve([row, replies]);
  const { user } = renderApp(`/subscriptions#${TOKEN}`);
  await press(user, "End New articles");
  const left = screen.getByRole("button", { name: "End Replies to your comment on A post" });
  await waitFor(() => expect(left).toHaveFocus());
  await press(user, "End Replies to your comment on A post");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("so it does where an account shows them", async () => {
  serve([row, replies]);
  server.use(http.post(rest("rpc/own_subscriptions_token"), () => HttpResponse.json(TOKEN)));
  const { user } = await openAccount();
  await press(user, "End New articles");
  const left = screen.getByRole("button", { name: "End Replies to your comment on A post" });
  await waitFor(() => expect(left).toHaveFocus());
  await press(user, "Stop all emails");
  const above = screen.getByRole("button", { name: "Change password" });
  await waitFor(() => expect(above).toHaveFocus());
});
