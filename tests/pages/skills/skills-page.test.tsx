import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { skillCategories } from "@/content/skills";
import { renderApp, shownAddress } from "../../support/render";

async function openSkills(address = "/skills") {
  const { user } = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "Skills" });
  return user;
}

test("the numbers are those of the list", async () => {
  await openSkills();

  const numbers = within(screen.getByLabelText("Skills in numbers"));
  expect(numbers.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Skills",
    "Categories",
    "At expert level",
    "Years with the oldest",
  ]);
  expect(numbers.getAllByRole("definition").map((value) => value.textContent)).toEqual([
    "25",
    "6",
    "6",
    "9",
  ]);
});

test("there are six tabs, and Frontend is open first", async () => {
  await openSkills();

  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Frontend",
    "Backend",
    "Database",
    "Cloud",
    "AI",
    "Design",
  ]);
  expect(screen.getByRole("tab", { name: "Frontend" })).toHaveAttribute("aria-selected", "true");
});

test.each(skillCategories.map(({ id, name, skills }) => ({ id, name, skills })))(
  "$name lists its skills with level, percent and years",
  async ({ id, name, skills }) => {
    await openSkills(`/skills?category=${id}`);

    const panel = within(screen.getByRole("tabpanel", { name }));
    const rows = panel.getAllByRole("listitem");
    expect(rows).toHaveLength(skills.length);
    for (const [index, skill] of skills.entries()) {
      const row = rows[index];
      const percent = { Expert: 100, Advanced: 85, Proficient: 70 }[skill.level];
      expect(row).toHaveTextContent(`${skill.name} ${skill.level}${percent}%${skill.years} years`);
      expect(row?.querySelector("[style]")).toHaveStyle({ width: `${percent}%` });
    }
  },
);

test("a tab opens by click and by arrow key, and the address keeps it", async () => {
  const user = await openSkills();
  await user.click(screen.getByRole("tab", { name: "Database" }));
  expect(shownAddress()).toBe("/skills?category=database");
  expect(await screen.findByText("Row-level security")).toBeVisible();

  await user.keyboard("{ArrowRight}");
  expect(shownAddress()).toBe("/skills?category=cloud");
  expect(await screen.findByText("Docker")).toBeVisible();
});

test("a card says what is being learnt", async () => {
  await openSkills();

  const card = within(screen.getByRole("region", { name: "Continuous Learning" }));
  expect(card.getAllByRole("listitem")).toHaveLength(3);
  expect(card.getByText("Local-first sync")).toBeVisible();
});
