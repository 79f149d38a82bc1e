import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDollars } from "@/lib/format";
import { renderApp, shownAddress } from "../../support/render";
import { rest, server } from "../../support/server";

test.each([
  ["Web Development", 5000],
  ["Mobile App Development", 8000],
  ["Cloud Solutions", 3000],
  ["AI Integration", 4000],
])("%s is offered from %i dollars", async (title, price) => {
  renderApp("/services");
  const offers = within(await screen.findByRole("region", { name: "What I offer" }));
  const card = within(cardOf(title));

  expect(offers.getAllByRole("article")).toHaveLength(4);
  expect(card.getByText("from").parentElement).toHaveTextContent(`from${formatDollars(price)}`);
  expect(card.getByRole("button", { name: `Get Started: ${title}` })).toHaveTextContent(
    "Get Started",
  );
});

test("mobile apps alone are marked as most popular", async () => {
  renderApp("/services");
  await screen.findByRole("heading", { level: 1, name: "Services" });

  expect(screen.getAllByText("Most Popular")).toHaveLength(1);
  expect(within(cardOf("Mobile App Development")).getByText("Most Popular")).toBeVisible();
});

test("the work goes in four steps", async () => {
  renderApp("/services");
  const steps = within(await screen.findByRole("region", { name: "How I Work" }));

  expect(steps.getAllByRole("listitem")).toHaveLength(4);
  expect(steps.getAllByRole("heading", { level: 3 }).map((step) => step.textContent)).toEqual([
    "Discovery",
    "Design & Planning",
    "Development",
    "Testing & Launch",
  ]);
});

test("View Portfolio leads to the projects", async () => {
  server.use(http.get(rest("projects"), () => HttpResponse.json([])));
  const { user } = renderApp("/services");
  await user.click(await screen.findByRole("link", { name: "View Portfolio" }));

  expect(await screen.findByRole("heading", { name: "My Projects" })).toBeVisible();
  expect(shownAddress()).toBe("/projects");
});

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole("heading", { name: title }).closest("article");
  if (!card) throw new Error(`«${title}» stands on no card`);
  return card;
}
