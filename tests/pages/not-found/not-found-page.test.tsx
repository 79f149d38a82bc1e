import { screen, within } from "@testing-library/react";

import { expect, test, vi } from "vitest";
import { popularPages } from "@/content/navigation";
import { renderApp, shownAddress } from "../../support/render";

const heading = () => screen.findByRole("heading", { level: 1, name: "Oops! Page Not Found" });

test.each(["/nowhere", "/blog/a/b", "/Admin-of-someone", "/%F0%9F%92%A9", "/a%0Ab", "/%E2%80%A8"])(
  "%s shows a not-found page inside the site's layout",
  async (address) => {
    renderApp(address);

    expect(await heading()).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
  },
);

test("a lost visitor is offered a link home and the popular pages", async () => {
  renderApp("/nowhere");
  await heading();

  const page = within(screen.getByRole("main"));
  expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  const popular = within(page.getByRole("region", { name: "Popular Pages" }));
  expect(popular.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    popularPages.map(({ to }) => to),
  );
});

test("Go Back returns to the previous page", async () => {
  window.history.pushState(null, "", "/blog");
  const { user } = renderApp("/nowhere");
  await heading();
  await user.click(screen.getByRole("button", { name: "Go Back" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  expect(shownAddress()).toBe("/blog");
});

test("in a new tab without a previous page, Go Back leads home", async () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  const { user } = renderApp("/nowhere");
  await heading();
  await user.click(screen.getByRole("button", { name: "Go Back" }));

  expect(shownAddress()).toBe("/");
});
