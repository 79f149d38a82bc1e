import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { postRow } from "../../support/factories";
import { setNavigator } from "../../support/navigator";
import { renderApp, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { rest, rowsWithCount, server } from "../../support/server";

const post = postRow({ title: "Read ahead" });

/** Serves one post in every list and by itself; returns the requests for posts. */
function servePosts(): string[] {
  const requests: string[] = [];
  server.use(
    http.get(rest("posts"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.has("id")) {
        requests.push("post");
        return HttpResponse.json([post]);
      }
      const isList = !searchParams.has("featured");
      requests.push(isList ? "list" : "featured");
      return rowsWithCount(isList ? [post] : []);
    }),
  );
  return requests;
}

const mainLink = async (name: string) => {
  const navigation = await screen.findByRole("navigation", { name: "Main" });
  // A page that appears may take the focus, which means that the pointer has no intent.
  await screen.findByRole("heading", { level: 1 });
  await vi.dynamicImportSettled();
  return within(navigation).getByRole("link", { name });
};

test("pointing at a link loads its page before the click", async () => {
  const requests = servePosts();
  const { user } = renderApp("/about");
  await user.hover(await mainLink("Blog"));
  await waitFor(() => expect(requests).toHaveLength(2));

  await user.click(await mainLink("Blog"));
  expect(shownAddress()).toBe("/blog");
  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  const card = await screen.findByRole("link", { name: "Read ahead" });
  expect(requests.toSorted()).toEqual(["featured", "list"]);

  await user.hover(card);
  await waitFor(() => expect(requests.slice(2)).toEqual(["post"]));
  await user.unhover(card);
  await user.hover(card);
  await user.click(card);
  expect(await screen.findByText("The whole story.")).toBeVisible();
  expect(requests.slice(2)).toEqual(["post"]);
});

test("focusing a link loads its page too", async () => {
  const requests = servePosts();
  renderApp("/about");
  (await mainLink("Blog")).focus();
  await waitFor(() => expect(requests).toHaveLength(2));
});

test("with data saving nothing is loaded before the click", async () => {
  setNavigator("connection", { saveData: true });
  const requests = servePosts();
  const { user } = renderApp("/about");
  const link = await mainLink("Blog");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  fireEvent.pointerOver(link);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await earlierRequestsHaveArrived();
  expect(requests).toEqual([]);

  await user.click(link);
  expect(await screen.findByRole("link", { name: "Read ahead" })).toBeVisible();
});
