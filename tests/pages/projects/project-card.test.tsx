import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { projectRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { textsOf } from "../../support/texts";
import { serveProject } from "../project/serve-project";

/** Opens the page with one project, and returns its card. */
async function showCard(given: Partial<Tables<"projects">>) {
  const project = projectRow({ title: "Tidewatch", ...given });
  serveProject([project]);
  const { user } = renderApp("/projects");
  const grid = await screen.findByRole("region", { name: "All Projects" });
  const element = within(grid).getByRole("article");
  return { user, element, card: within(element) };
}

test("a card shows image, badges, title, start year and description", async () => {
  const { element, card } = await showCard({
    description: "Sets the predicted tide beside the measured one.",
    image_url: "/images/projects/tidewatch-960.avif",
    featured: true,
    status: "in-progress",
    start_date: "2025-01-01",
  });

  expect(card.getByRole("heading", { name: "Tidewatch" })).toBeVisible();
  expect(card.getByText("Sets the predicted tide beside the measured one.")).toBeVisible();
  expect(card.getByText("Featured")).toBeVisible();
  expect(card.getByText("in progress")).toBeVisible();
  expect(card.getByText("2025")).toBeVisible();
  expect(element.querySelector("img")).toHaveAttribute(
    "src",
    "/images/projects/tidewatch-960.avif",
  );
});

test.each([
  ["2025-03-01", "2025-11-30", ["Mar 2025", "Nov 2025"]],
  ["2025-12-31", null, ["Dec 2025", "Ongoing"]],
  [null, "2025-01-01", ["Unknown", "Jan 2025"]],
  [null, null, ["Unknown", "Ongoing"]],
])("from %s to %s is shown in months, in every time zone", async (start_date, end_date, words) => {
  const { card } = await showCard({ start_date, end_date });

  const [first = "", last = ""] = words;
  expect(card.getByText(first).parentElement).toHaveTextContent(`${first} – ${last}`);
  const times = card.queryAllByRole("time").map((time) => time.getAttribute("datetime"));
  expect(times).toEqual([start_date, end_date].filter(Boolean));
});

test.each([
  [
    ["TypeScript", "React", "MQTT", "Go", "C"],
    ["TypeScript", "React", "MQTT", "+2"],
  ],
  [
    ["TypeScript", "React", "MQTT"],
    ["TypeScript", "React", "MQTT"],
  ],
  [[], []],
])("of the technologies %j it shows %j", async (technologies, chips) => {
  const { element } = await showCard({ technologies });
  expect(textsOf("listitem", element)).toEqual(chips);
});

test("missing details of a project are left out, and the title links to its page", async () => {
  const { user, card, element } = await showCard({
    slug: "tidewatch",
    github_url: null,
    live_url: null,
  });
  expect(card.queryByText("Featured")).not.toBeInTheDocument();
  expect(textsOf("link", element)).toEqual(["Tidewatch"]);
  await user.click(card.getByRole("link", { name: "Tidewatch" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tidewatch" })).toBeVisible();
  expect(shownAddress()).toBe("/projects/tidewatch");
});

test("Code and Demo open in a new tab", async () => {
  const { card } = await showCard({
    github_url: "https://github.com/example/tidewatch",
    live_url: "https://tidewatch.example.com",
  });

  const code = card.getByRole("link", { name: "Code of Tidewatch" });
  const demo = card.getByRole("link", { name: "Demo of Tidewatch" });
  expect(code).toHaveAttribute("href", "https://github.com/example/tidewatch");
  expect(demo).toHaveAttribute("href", "https://tidewatch.example.com");
  for (const link of [code, demo]) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
});
