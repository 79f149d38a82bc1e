import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { projectRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { heldBack } from "../../support/requests";
import { rest, server } from "../../support/server";
import { textsOf } from "../../support/texts";
import { serveRows } from "../../support/table";

const searchBox = () => screen.getByRole("searchbox", { name: "Search projects" });
const chip = (name: string) =>
  within(screen.getByRole("group", { name: "Status" })).getByRole("button", { name });

/** Titles in a section of the page; none if there is no such section. */
function titlesIn(section: string): (string | null)[] {
  const region = screen.queryByRole("region", { name: section });
  if (!region) return [];
  return within(region)
    .queryAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);
}

const five = [
  projectRow({ title: "Atlas", featured: true, technologies: ["WebGL"] }),
  projectRow({ title: "Beacon", status: "in-progress", description: "Rings 100% (really)." }),
  projectRow({ title: "Compass", featured: true, status: "planned", description: "Isn’t round." }),
  projectRow({ title: "Dial", featured: true }),
  projectRow({ title: "Ebb", status: "in-progress", technologies: ["MQTT"] }),
];

test("the page shows that it is loading, then the projects, with the first two featured ones above", async () => {
  serveRows("projects", five);
  const { release, answer } = heldBack(() => undefined);
  server.use(http.get(rest("projects"), answer));
  renderApp("/projects");

  expect(await screen.findByRole("heading", { level: 1, name: "My Projects" })).toBeVisible();
  expect(screen.getByRole("status", { name: "Loading projects" })).toBeVisible();
  release();
  await screen.findByRole("region", { name: "All Projects" });
  expect(titlesIn("All Projects")).toEqual(["Atlas", "Beacon", "Compass", "Dial", "Ebb"]);
  expect(titlesIn("Featured Projects")).toEqual(["Atlas", "Compass"]);
  expect(screen.getByText("5 projects")).toBeVisible();
  const chips = ["all", "completed", "in progress", "planned"];
  expect(textsOf("button", screen.getByRole("group", { name: "Status" }))).toEqual(chips);
  expect(screen.queryByRole("status", { name: "Loading projects" })).not.toBeInTheDocument();
});

test.each([
  ["completed", "/projects?status=completed", ["Atlas", "Dial"]],
  ["in progress", "/projects?status=in-progress", ["Beacon", "Ebb"]],
  ["planned", "/projects?status=planned", ["Compass"]],
])("«%s» shows only these, and the URL %s keeps it", async (name, address, titles) => {
  serveRows("projects", five);
  const { user } = renderApp("/projects");
  await screen.findByRole("region", { name: "Featured Projects" });
  await user.click(chip(name));

  await waitFor(() => expect(titlesIn("All Projects")).toEqual(titles));
  expect(titlesIn("Featured Projects")).toEqual([]);
  expect(chip(name)).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText(`${titles.length} of 5 projects`)).toBeVisible();
  expect(shownAddress()).toBe(address);

  await user.click(chip("all"));
  await waitFor(() => expect(titlesIn("All Projects")).toHaveLength(5));
  expect(titlesIn("Featured Projects")).toHaveLength(2);
  expect(shownAddress()).toBe("/projects");
});

test.each([
  ["atlas", ["Atlas"]],
  ["100% (REALLY)", ["Beacon"]],
  ["mqtt", ["Ebb"]],
  [" dial ", ["Dial"]],
  ["isn't", ["Compass"]],
])("«%s» is found in title, description or technologies", async (text, titles) => {
  serveRows("projects", five);
  renderApp(`/projects?q=${encodeURIComponent(text)}`);
  await screen.findByRole("region", { name: "All Projects" });

  expect(searchBox()).toHaveValue(text);
  expect(titlesIn("All Projects")).toEqual(titles);
  expect(titlesIn("Featured Projects")).toEqual([]);
});

test("typing searches after a pause, and the URL keeps the search along with the status", async () => {
  serveRows("projects", five);
  const { user } = renderApp("/projects?status=in-progress");
  await screen.findByRole("region", { name: "All Projects" });
  expect(searchBox()).toHaveAttribute("placeholder", "Search projects...");
  await user.type(searchBox(), "be");

  await waitFor(() => expect(titlesIn("All Projects")).toEqual(["Beacon"]));
  expect(shownAddress()).toBe("/projects?status=in-progress&q=be");
});

test("an empty result is reported, with a button to show all", async () => {
  serveRows("projects", five);
  const { user } = renderApp("/projects?q=nowhere&status=planned");
  expect(await screen.findByText("No projects found matching your criteria.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Show all projects" }));

  await waitFor(() => expect(titlesIn("All Projects")).toHaveLength(5));
  expect(searchBox()).toHaveValue("");
  expect(shownAddress()).toBe("/projects");
});

test("Start a Project links to the contact form", async () => {
  serveRows("projects", five);
  const { user } = renderApp("/projects");
  await user.click(await screen.findByRole("link", { name: "Start a Project" }));

  expect(await screen.findByRole("heading", { name: "Get In Touch" })).toBeVisible();
  expect(shownAddress()).toBe("/contact");
});
