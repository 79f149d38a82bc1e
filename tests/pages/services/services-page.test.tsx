import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { services, workSteps } from "@/content/services";
import { formatDollars } from "@/lib/format/dates-and-numbers";
import { renderApp, shownAddress } from "../../support/render";
import { rest, server } from "../../support/server";

test.each(services)("$title is offered from $priceFrom dollars", async ({ title, priceFrom }) => {
  renderApp("/services");
  const offers = within(await screen.findByRole("region", { name: "What I offer" }));
  const card = within(cardOf(title));

  expect(offers.getAllByRole("article")).toHaveLength(services.length);
  expect(card.getByText("from").parentElement).toHaveTextContent(`from${formatDollars(priceFrom)}`);
  expect(card.getByRole("button", { name: `Get Started: ${title}` })).toHaveTextContent(
    "Get Started",
  );
});

test("what is most popular is marked, and nothing else", async () => {
  renderApp("/services");
  await screen.findByRole("heading", { level: 1, name: "Services" });

  const marked = screen.getAllByText("Most Popular").map((mark) => mark.closest("article"));
  const popular = services.filter(({ isMostPopular }) => isMostPopular);
  expect(marked).toEqual(popular.map(({ title }) => cardOf(title)));
});

test("the steps of the work stand in their order", async () => {
  renderApp("/services");
  const steps = within(await screen.findByRole("region", { name: "How I Work" }));

  expect(steps.getAllByRole("listitem")).toHaveLength(workSteps.length);
  expect(steps.getAllByRole("heading", { level: 3 }).map((step) => step.textContent)).toEqual(
    workSteps.map(({ title }) => title),
  );
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
