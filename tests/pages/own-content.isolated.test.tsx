/** The site of an owner whose lists are shorter than the sample's, or have entries that are alike. */
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type * as About from "@/content/about";
import type * as Career from "@/content/career";
import type * as Services from "@/content/services";
import type * as Skills from "@/content/skills";
import { skillCategories } from "@/content/skills";
import { renderApp } from "../support/render";

vi.mock("@/content/about", async (actual) => {
  const about = await actual<typeof About>();
  const milestones = about.milestones.map((one) => Object.assign({}, one, { year: "2021" }));
  return { ...about, milestones, values: [], achievements: [] };
});
vi.mock("@/content/career", async (actual) => {
  const { career } = await actual<typeof Career>();
  const alike = { title: "Developer", start: 2020, end: 2021 };
  return { career: career.map((one) => Object.assign({}, one, alike)) };
});
vi.mock("@/content/services", async (actual) => {
  const content = await actual<typeof Services>();
  const alike = { projectType: "consulting" };
  const services = content.services.map((one) => Object.assign({}, one, alike));
  return { ...content, services };
});
vi.mock("@/content/skills", async (actual) => {
  const skills = await actual<typeof Skills>();
  const [first] = skills.skillCategoryIds;
  const categories = skills.skillCategories.filter(({ id }) => id !== first).toReversed();
  return { ...skills, skillCategories: categories };
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

test.each(["/", "/resume", "/services"])("%s shows entries that are alike", async (path) => {
  renderApp(path);

  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
});
