import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { learning, skillCategories, skillStats } from "@/content/skills";
import { renderApp, shownAddress } from "../../support/render";

async function openSkills(address = "/skills") {
  const { user } = renderApp(address);
  await screen.findByRole("heading", { level: 1, name: "Skills" });
  return user;
}

test("the numbers are those of the list", async () => {
  await openSkills();

  const numbers = within(screen.getByLabelText("Skills in numbers"));
  expect(numbers.getAllByRole("term").map((term) => term.textContent)).toEqual(
    skillStats.map(({ label }) => label),
  );
  expect(numbers.getAllByRole("definition").map((value) => value.textContent)).toEqual(
    skillStats.map(({ value }) => value),
  );
});

test("every category has its tab, and the first is open", async () => {
  await openSkills();

  const tabs = screen.getAllByRole("tab");
  expect(tabs.map((tab) => tab.textContent)).toEqual(skillCategories.map(({ name }) => name));
  expect(tabs[0]).toHaveAttribute("aria-selected", "true");
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
  const [, , third, fourth] = skillCategories;
  const user = await openSkills();
  await user.click(screen.getByRole("tab", { name: third?.name ?? "" }));
  expect(shownAddress()).toBe(`/skills?category=${third?.id}`);
  expect(await screen.findByText(third?.skills[0]?.name ?? "")).toBeVisible();

  await user.keyboard("{ArrowRight}");
  expect(shownAddress()).toBe(`/skills?category=${fourth?.id}`);
  expect(await screen.findByText(fourth?.skills[0]?.name ?? "")).toBeVisible();
});

test("a card says what is being learnt", async () => {
  await openSkills();

  const card = within(screen.getByRole("region", { name: "Continuous Learning" }));
  expect(card.getAllByRole("listitem")).toHaveLength(learning.length);
  for (const { topic } of learning) expect(card.getByText(topic)).toBeVisible();
});
