import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";
import { undoDeletion } from "../../../support/bin";
import { projectRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
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

test("a search without a match and an empty site say different things", async () => {
  serveAdminProjects([]);
  const { user } = renderApp("/admin/projects");
  expect(await screen.findByText("No projects found")).toBeVisible();
  expect(screen.getByText("Create your first project to get started")).toBeVisible();

  await user.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("No projects match your search.")).toBeVisible();
  expect(screen.getByText("No projects found")).toBeVisible();
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

test("more projects load on request", async () => {
  serveAdminProjects(
    Array.from({ length: 14 }, (_, index) => projectRow({ title: `No. ${index + 1}` })),
  );
  const { user } = renderApp("/admin/projects");
  expect(await screen.findByText("14 projects")).toBeVisible();
  expect(titles()).toHaveLength(12);
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(titles()).toHaveLength(14));
});

test("a list that could not be loaded offers Retry", async () => {
  serveAdminProjects([projectRow({ title: "There after all" })]);
  server.use(http.get(rest("projects"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/projects");

  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await card("There after all")).toBeVisible();
});

test("deleting asks, names the project", async () => {
  const project = projectRow({ title: "Old idea" });
  const { deleted } = serveAdminProjects([project, projectRow({ title: "Stays" })]);
  const { user } = renderApp("/admin/projects");
  const menu = await screen.findByRole("button", { name: "More for Old idea" });
  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Delete project" });
  expect(question).toHaveAccessibleDescription(/^Are you sure you want to delete "Old idea"\?/);
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(menu).toHaveFocus());
  expect(deleted).toEqual([]);

  await user.click(menu);
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await findToast("Project deleted successfully");
  await waitFor(() => expect(titles()).toEqual(["Stays"]));
  await undoDeletion(user, "Project deleted successfully", { kind: "projects", ids: [project.id] });
});

test("a project that could not be deleted stays, and so does the question", async () => {
  serveAdminProjects([projectRow({ title: "Tough" })]);
  server.use(http.delete(rest("projects"), () => HttpResponse.error()));
  const { user } = renderApp("/admin/projects");
  await user.click(await screen.findByRole("button", { name: "More for Tough" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));

  await findToast("Failed to delete project");
  expect(screen.getByRole("dialog", { name: "Delete project" })).toBeVisible();
});
