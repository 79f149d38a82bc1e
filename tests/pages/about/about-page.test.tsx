import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  aboutSkillGroups,
  aboutStats,
  achievements,
  milestones,
  story,
  values,
} from "@/content/about";
import { profile } from "@/content/profile";
import { skillCategories, skillPercent } from "@/content/skills";
import { renderApp, shownAddress } from "../../support/render";

const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const tab = (name: string) => screen.getByRole("tab", { name });

/** Opens the page at one of its tabs. */
async function openAbout(address = "/about") {
  const { user } = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "About Me" });
  return user;
}

test("the page says who and where, in words and numbers", async () => {
  await openAbout();

  expect(screen.getByText(profile.location)).toBeVisible();
  const numbers = screen.getByLabelText("In numbers");
  const terms = within(numbers).getAllByRole("term");
  const definitions = within(numbers).getAllByRole("definition");
  expect(terms.map((term) => term.textContent)).toEqual(aboutStats.map(({ label }) => label));
  expect(definitions.map((one) => one.textContent)).toEqual(aboutStats.map(({ value }) => value));
});

test("there are four tabs, and My Journey is open first", async () => {
  await openAbout();

  expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual([
    "My Journey",
    "Skills",
    "Values",
    "Achievements",
  ]);
  expect(tab("My Journey")).toHaveAttribute("aria-selected", "true");
});

test("My Journey tells a story and its years in order, the current one marked", async () => {
  await openAbout();

  for (const paragraph of story) {
    expect(panel("My Journey").getByText(paragraph)).toBeVisible();
  }
  const steps = panel("My Journey").getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.slice(0, 4))).toEqual(
    milestones.map(({ year }) => year),
  );
  expect(panel("My Journey").getAllByText("Current")).toHaveLength(1);
  expect(steps.at(-1)).toHaveTextContent("Current");
  expect(steps.at(-1)).toHaveAttribute("aria-current", "step");
});

test("Skills shows its groups with percent bars", async () => {
  await openAbout("/about?tab=skills");

  const groups = panel("Skills").getAllByRole("region");
  expect(groups).toHaveLength(aboutSkillGroups.length);
  for (const id of aboutSkillGroups) {
    const category = skillCategories.find((one) => one.id === id);
    const group = within(panel("Skills").getByRole("region", { name: category?.name ?? "" }));
    const bars = group.getAllByRole("listitem").map((row) => ({
      text: row.textContent,
      width: row.querySelector<HTMLElement>("[style]")?.style.width,
    }));
    expect(bars).toEqual(
      category?.skills.map(({ name, level }) => ({
        text: `${name}${skillPercent(level)}%`,
        width: `${skillPercent(level)}%`,
      })),
    );
  }
  expect(panel("Skills").getByRole("link", { name: "All skills" })).toHaveAttribute(
    "href",
    "/skills",
  );
});

test("Values has a heading for each", async () => {
  await openAbout("/about?tab=values");

  expect(
    panel("Values")
      .getAllByRole("heading")
      .map((value) => value.textContent),
  ).toEqual(values.map(({ title }) => title));
});

test("Achievements has each with its year", async () => {
  await openAbout("/about?tab=achievements");

  const items = panel("Achievements").getAllByRole("listitem");
  expect(items).toHaveLength(achievements.length);
  for (const [index, { year, title }] of achievements.entries()) {
    expect(items[index]?.textContent?.startsWith(year)).toBe(true);
    expect(items[index]).toHaveTextContent(title);
  }
});

test("the address keeps the tab, by mouse and by keyboard", async () => {
  const user = await openAbout();
  await user.click(tab("Values"));
  expect(shownAddress()).toBe("/about?tab=values");
  expect(await screen.findByText(values[0]?.title ?? "")).toBeVisible();

  await user.keyboard("{ArrowRight}");
  expect(tab("Achievements")).toHaveFocus();
  expect(shownAddress()).toBe("/about?tab=achievements");

  await user.keyboard("{Home}");
  expect(shownAddress()).toBe("/about");
  expect(await screen.findByText(milestones[0]?.title ?? "")).toBeVisible();
});

test("Contact Me leads to the contact form", async () => {
  const user = await openAbout();
  await user.click(screen.getByRole("link", { name: "Contact Me" }));

  expect(await screen.findByRole("heading", { name: "Get In Touch" })).toBeVisible();
});

test("Download CV leads to the resume's PDF", async () => {
  await openAbout();

  expect(screen.getByRole("link", { name: "Download CV" })).toHaveAttribute("href", "/resume.pdf");
});
