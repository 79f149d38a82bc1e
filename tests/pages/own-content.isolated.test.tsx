/** The site of an owner whose lists are shorter than the sample's, or have entries that are alike. */
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type * as About from "@/content/about";
import type * as Career from "@/content/career";
import type * as Services from "@/content/services";
import type * as Skills from "@/content/skills";
import { services } from "@/content/services";
import { skillCategories } from "@/content/skills";
import { renderApp } from "../support/render";
import { structuredData, thingsIn } from "../support/schema-org";

vi.mock("@/content/about", async (actual) => {
  const about = await actual<typeof About>();
  const milestones = about.milestones.map((one) => Object.assign({}, one, { year: "2021" }));
  return { ...about, milestones, values: [], achievements: [] };
});
vi.mock("@/content/career", async (actual) => {
  const { career } = await actual<typeof Career>();
  const alike = { title: "Developer", start: 2020, end: 2021 };
  const work = career.filter(({ kind }) => kind === "work");
  return { career: work.map((one) => Object.assign({}, one, alike)) };
});
vi.mock("@/content/services", async (actual) => {
  const content = await actual<typeof Services>();
  const alike = { projectType: "consulting" };
  const services = content.services.map((one) => Object.assign({}, one, alike));
  return { ...content, services, workSteps: [] };
});
vi.mock("@/content/skills", async (actual) => {
  const skills = await actual<typeof Skills>();
  const [first] = skills.skillCategoryIds;
  const categories = skills.skillCategories.filter(({ id }) => id !== first).toReversed();
  return { ...skills, skillCategories: categories, learning: [] };
});

const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);

test("About has no tab for a list without entries", async () => {
  renderApp("/about?tab=values");

  expect(await screen.findByRole("tabpanel", { name: "My Journey" })).toBeVisible();
  expect(tabs()).toEqual(["My Journey", "Skills"]);
});

test("Skills opens with the category that the owner has put first", async () => {
  renderApp("/skills");

  const [first] = skillCategories;
  expect(await screen.findByRole("tabpanel", { name: String(first?.name) })).toBeVisible();
  expect(tabs()).toEqual(skillCategories.map(({ name }) => name));
});

test.each([
  ["/", "Where I have been, and what came of it", "Education"],
  ["/resume", "02 — Technical Skills", "Education"],
  ["/services", "Get Started", "How I Work"],
  ["/skills", "By category", "Continuous Learning"],
])("%s shows entries that are alike, and no heading without any", async (path, shown, absent) => {
  renderApp(path);

  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("main")).toHaveTextContent(shown);
  expect(screen.getByRole("main")).not.toHaveTextContent(absent);
});

test("search engines can tell services of one project type apart", async () => {
  renderApp("/services");
  await screen.findByRole("heading", { level: 1 });

  const ids = thingsIn(structuredData(document))
    .filter((thing) => thing["@type"] === "Service")
    .map((thing) => thing["@id"]);
  expect([...new Set(ids)]).toHaveLength(services.length);
});
