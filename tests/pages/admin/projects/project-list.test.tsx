import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDay, formatShortDate } from "@/lib/format/dates-and-numbers";
import { projectRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { projects } from "../../../support/serve-records";

const card = (title: string) => screen.findByRole("article", { name: title });

test("a card summarizes a project", async () => {
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
  projects.serve([project, projectRow({ title: "Plain", start_date: null, end_date: null })]);
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
