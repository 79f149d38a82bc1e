import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";
import { projectRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { serveAdminProjects } from "./serve-admin-projects";
import { fill } from "../../../support/fill";

const card = (title: string) => screen.findByRole("article", { name: title });
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map((it) => it.textContent);

test("a project whose dates are none stands in the list", async () => {
  serveAdminProjects([projectRow({ start_date: "-infinity", end_date: "infinity" })]);
  renderApp("/admin/projects");

  expect(await screen.findByText("-infinity")).toBeVisible();
});

test("a card says what there is to know about a project", async () => {
  const project = projectRow({
    title: "Tidewatch",
    description: "Tides beside gauges.",
    status: "in-progress",
    featured: true,
    image_url: "/images/projects/tidewatch-960.avif",
    technologies: ["A", "B", "C", "D", "E", "F", "G"],
    live_url: "https://live.example",
    github_url: "https://code.example",
  });
  serveAdminProjects([project, projectRow({ title: "Plain", start_date: null, end_date: null })]);
  renderApp("/admin/projects");

  const shown = within(await card("Tidewatch"));
  for (const text of ["in progress", "Featured", "Tides beside gauges."])
    expect(shown.getByText(text)).toBeVisible();
  expect(
    within(shown.getByRole("list", { name: "Technologies" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["A", "B", "C", "D", "E", "+2 more"]);
  expect(shown.getByText(formatDay("2025-03-01"))).toHaveAttribute("datetime", "2025-03-01");
  expect(shown.getByText(formatDay("2025-11-30"))).toHaveAttribute("datetime", "2025-11-30");
  expect(shown.getByText(formatShortDate(project.created_at))).toBeVisible();
  expect(shown.getByRole("presentation")).toHaveAttribute("src", project.image_url);
  for (const [name, href] of [
    ["Live Tidewatch", "https://live.example"],
    ["Code Tidewatch", "https://code.example"],
  ] as const) {
    const link = shown.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
  }
  expect(shown.getByRole("link", { name: /^View/ })).toHaveAttribute(
    "href",
    `/projects/${project.slug}`,
  );

  const plain = within(await card("Plain"));
  expect(plain.getByText("completed")).toBeVisible();
  expect(plain.queryByText("Start")).not.toBeInTheDocument();
  expect(plain.queryByRole("link", { name: /^(Live|Code)/ })).not.toBeInTheDocument();
  expect(screen.getByText("2 projects")).toBeVisible();
});

test("the search finds any text literally in title, description and technologies", async () => {
  serveAdminProjects([
    projectRow({ title: "100% (it)" }),
    projectRow({ title: "By words", description: "A harbour dashboard." }),
    projectRow({ title: "By tools", technologies: ["C++"] }),
  ]);
  const { user } = renderApp("/admin/projects");
  await card("By words");
  const search = screen.getByRole("searchbox", { name: "Search projects" });

  for (const [typed, found] of [
    ["0% (", "100% (it)"],
    ["HARBOUR", "By words"],
    ["c++", "By tools"],
  ] as const) {
    await user.clear(search);
    await fill(user, search, typed);
    await waitFor(() => expect(titles()).toEqual([found]));
  }
  expect(screen.getByText("1 matching project")).toBeVisible();
  expect(shownAddress()).toBe("/admin/projects?q=c%2B%2B");
  expect(search).toHaveFocus();
});

test("the order can be chosen, is asked of the database and stands in the address", async () => {
  const { orders } = serveAdminProjects([projectRow()]);
  const { user } = renderApp("/admin/projects");
  await user.click(await screen.findByRole("button", { name: "Sort by Newest" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Title" }));

  expect(await screen.findByRole("button", { name: "Sort by Title" })).toBeVisible();
  expect(shownAddress()).toBe("/admin/projects?sort=title");
  await waitFor(() => expect(orders).toEqual(["created_at.desc,id.desc", "title_key.asc,id.asc"]));
});
