import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { projectRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { serveProjects } from "./serve-projects";

/** Opens the page with one project and looks at its card. */
async function showCard(given: Partial<Tables<"projects">>) {
  const project = projectRow({ title: "Tidewatch", ...given });
  serveProjects([project]);
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

test("a project that is not featured has no such badge", async () => {
  const { card } = await showCard({ featured: false });

  expect(card.queryByText("Featured")).not.toBeInTheDocument();
  expect(card.getByText("completed")).toBeVisible();
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

test("three technologies are named, the others counted", async () => {
  const { card } = await showCard({ technologies: ["TypeScript", "React", "MQTT", "Go", "C"] });

  const chips = within(card.getByRole("list", { name: "Technologies" })).getAllByRole("listitem");
  expect(chips.map((chip) => chip.textContent)).toEqual(["TypeScript", "React", "MQTT", "+2"]);
});

test("with three technologies nothing is left to count", async () => {
  const { card } = await showCard({ technologies: ["TypeScript", "React", "MQTT"] });

  const chips = within(card.getByRole("list", { name: "Technologies" })).getAllByRole("listitem");
  expect(chips.map((chip) => chip.textContent)).toEqual(["TypeScript", "React", "MQTT"]);
});

test("without technologies there is no list of them", async () => {
  const { card } = await showCard({ technologies: [] });

  expect(card.queryByRole("list")).not.toBeInTheDocument();
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

test("what has no address has no button", async () => {
  const { card } = await showCard({ github_url: null, live_url: null });

  expect(card.queryByRole("link")).not.toBeInTheDocument();
});

test("the long description unfolds in the card and folds again", async () => {
  const { user, card } = await showCard({
    long_description_html: "<p>First part.</p><p>Second part.</p>",
    technologies: ["A", "B", "C", "D"],
  });
  expect(card.getByText("A · B · C · D")).not.toBeVisible();

  await user.click(card.getByText("Read more"));
  expect(await card.findByText("First part.")).toBeVisible();
  expect(card.getByText("Second part.")).toBeVisible();
  expect(card.getByText("A · B · C · D")).toBeVisible();

  await user.click(card.getByText("Read less"));
  expect(card.getByText("First part.")).not.toBeVisible();
});

test("a project without a long description has nothing to unfold", async () => {
  const { card } = await showCard({ long_description_html: "" });

  expect(card.queryByText("Read more")).not.toBeInTheDocument();
});

test("an address that names a project opens its card and goes there", async () => {
  const scrolledTo: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  const [first, second] = [
    projectRow({
      title: "First",
      featured: true,
      long_description_html: "<p>Story of the first.</p>",
    }),
    projectRow({
      title: "Second",
      featured: true,
      long_description_html: "<p>Story of the second.</p>",
    }),
  ];
  serveProjects([first, second]);
  renderApp(`/projects#${second.id}`);

  const grid = within(await screen.findByRole("region", { name: "All Projects" }));
  expect(await grid.findByText("Story of the second.")).toBeVisible();
  expect(grid.queryByText("Story of the first.")).not.toBeInTheDocument();
  expect(scrolledTo).toEqual([grid.getByRole("heading", { name: "Second" }).closest("article")]);
  const featured = within(screen.getByRole("region", { name: "Featured Projects" }));
  expect(featured.getByText("Story of the second.")).not.toBeVisible();
});

test("an address that names a project without a story leads to its card all the same", async () => {
  const scrolledTo: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  const plain = projectRow({ title: "Plain", long_description_html: "" });
  serveProjects([projectRow(), plain]);
  renderApp(`/projects#${plain.id}`);

  const heading = await screen.findByRole("heading", { level: 3, name: "Plain" });
  await waitFor(() => expect(scrolledTo).toEqual([heading.closest("article")]));
});
