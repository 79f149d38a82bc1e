/**
 * What every list of the owner's does on a failure, when empty, when continued, or when it loses a
 * row.
 */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { undoDeletion } from "../../support/bin";
import { openAsOwner } from "../../support/owner";
import { shownAddress } from "../../support/render";
import type { List } from "../../support/serve-records";
import { lists as every } from "./lists";
import { heldBack, recordRequests } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { sample } from "../../support/scope";

const lists = sample(every, ({ things }) => ["posts", "messages"].includes(things));

function open({ path, serve }: List, names: string[]) {
  return { ...serve(names), ...openAsOwner(path) };
}
const findRow = ({ row = String }: List, name: string) =>
  screen.findByRole("article", { name: row(name) });

test.each(lists)(
  "if $things could not be loaded, an error is shown, and Retry asks again",
  async (list) => {
    const { user } = open(list, ["There after all"]);
    const { answer, release } = heldBack(() => HttpResponse.error());
    server.use(http.all(rest(list.asks), answer, { once: true }));
    const loading = { name: new RegExp(`^Loading ${list.things}`) };
    expect(await screen.findByRole("status", loading)).toBeVisible();
    release();
    expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
    expect(screen.queryByText(`No ${list.things} found`)).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await findRow(list, "There after all")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
);

test.each(sample(lists))(
  "the messages for no $things at all and for none that match differ",
  async (list) => {
    const { user } = open(list, []);
    expect(await screen.findByText(`No ${list.things} found`)).toBeVisible();
    expect(screen.getByText(list.empty)).toBeVisible();
    const search = screen.queryByRole("searchbox");
    if (!search) return;

    await user.type(search, "x");
    expect(await screen.findByText(`No ${list.things} match your search.`)).toBeVisible();
    expect(screen.getByText(`No ${list.things} found`)).toBeVisible();
  },
);

test.each(sample(lists.filter(({ hasSearch }) => hasSearch !== false)))(
  "a search for $things sends one request after a pause, keeps the focus and is kept in the URL",
  async (list) => {
    const { user } = open(list, ["Trees", "100% of (it)"]);
    await findRow(list, "Trees");
    const search = screen.getByRole("searchbox", { name: `Search ${list.things}` });
    const asked = recordRequests(list.asks);
    await user.click(search);
    for (const typed of ["t", "tre", "trees"])
      fireEvent.change(search, { target: { value: typed } });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(await findRow(list, "Trees")).toBeVisible();
    expect(screen.getByText(`1 matching ${list.things.slice(0, -1)}`)).toBeVisible();
    expect(shownAddress()).toMatch(/[?&]q=trees$/);
    expect(search).toHaveFocus();
    expect(asked).toHaveLength(1);

    await user.clear(search);
    await user.type(search, "100% of (");
    expect(await findRow(list, "100% of (it)")).toBeVisible();
  },
);

test.each(lists.flatMap(({ sorts = [], ...list }) => sorts.map((sort) => ({ ...list, sort }))))(
  "the order of $things can be «$sort.0», as sorted by the database, and is kept in the URL",
  async ({ sort: [choice, value], ...list }) => {
    const { user } = open(list, ["B", "A"]);
    await findRow(list, "A");
    const { row = String } = list;
    const placesOf = (...names: string[]) => {
      const rows = screen.getAllByRole("article");
      return names.map((name) => rows.indexOf(screen.getByRole("article", { name: row(name) })));
    };
    expect(placesOf("B", "A")).toEqual([0, 1]);
    await user.click(screen.getByRole("button", { name: "Sort by Newest" }));
    await user.click(await screen.findByRole("menuitemradio", { name: choice }));
    expect(await screen.findByRole("button", { name: `Sort by ${choice}` })).toBeVisible();
    await waitFor(() => expect(shownAddress()).toMatch(new RegExp(`[?&]sort=${value}$`)));
    await waitFor(() => expect(placesOf("A", "B")).toEqual([0, 1]));
  },
);

test.each(lists.filter(({ pageSize }) => pageSize))(
  "more $things load on request, and a failure leaves the others in place",
  async (list) => {
    const { pageSize = 0 } = list;
    const names = Array.from({ length: pageSize + 2 }, (_, index) => `No. ${index + 1}`);
    const { user } = open(list, names);
    await findRow(list, `No. ${pageSize}`);
    expect(screen.getAllByRole("article")).toHaveLength(pageSize);

    server.use(http.all(rest(list.asks), () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(pageSize);

    await user.click(screen.getByRole("button", { name: "Retry" }));
    await findRow(list, `No. ${pageSize + 2}`);
    expect(screen.getAllByRole("article")).toHaveLength(pageSize + 2);
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  },
);

test.each(
  sample(lists.flatMap(({ deletion, ...list }) => (deletion ? [{ ...list, ...deletion }] : []))),
)(
  "deleting one of the $things asks first, names it, and can fail or be undone",
  async ({ table, noun, question, done, failed, insteadOfReason = "No.", ...list }) => {
    const { user, deleted } = open(list, ["One", "Two"]);
    await findRow(list, "One");
    const menu = screen.getByRole("button", { name: /^More for (the comment by )?One$/ });
    const ask = async () => {
      await user.click(menu);
      await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
      return screen.findByRole("dialog", { name: `Delete ${noun}` });
    };
    const dialog = await ask();
    expect(dialog).toHaveAccessibleDescription(
      `Are you sure you want to delete ${question} It stays in the bin for 30 days.`,
    );
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(menu).toHaveFocus());
    expect(deleted).toEqual([]);

    server.use(http.delete(rest(table), () => refusal("No."), { once: true }));
    const again = within(await ask());
    await user.click(again.getByRole("button", { name: "Delete" }));
    await findToast(failed, insteadOfReason);
    expect(screen.getByRole("dialog", { name: `Delete ${noun}` })).toBeVisible();
    await user.click(again.getByRole("button", { name: "Delete" }));
    await findToast(done);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(await findRow(list, "Two")).toBeVisible();
    expect(deleted).toHaveLength(1);
    await undoDeletion(user, done, { kind: table, ids: (deleted ?? []).flat() });
    expect(await findRow(list, "One")).toBeVisible();
  },
);
