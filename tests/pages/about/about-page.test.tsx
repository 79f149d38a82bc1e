import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";
import { recordDownloads } from "../../support/downloads";
import { readPdf } from "../../support/pdf";
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
  const values = within(numbers).getAllByRole("definition");
  expect(terms.map((term) => term.textContent)).toEqual([
    "Projects",
    "Years freelancing",
    "Satisfaction",
    "Curiosity",
  ]);
  expect(values.map((value) => value.textContent)).toEqual(["50+", "3+", "100%", "24/7"]);
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

test("My Journey tells a story and the years 2020 to 2025, the current one marked", async () => {
  await openAbout();

  expect(panel("My Journey").getByText(/^I started with a library catalogue/)).toBeVisible();
  const steps = panel("My Journey").getAllByRole("listitem");
  expect(steps.map((step) => step.textContent?.slice(0, 4))).toEqual([
    "2020",
    "2021",
    "2022",
    "2023",
    "2024",
    "2025",
  ]);
  expect(panel("My Journey").getAllByText("Current")).toHaveLength(1);
  expect(steps.at(-1)).toHaveTextContent("Current");
  expect(steps.at(-1)).toHaveAttribute("aria-current", "step");
});

test("Skills shows three groups with percent bars", async () => {
  await openAbout("/about?tab=skills");

  const groups = panel("Skills").getAllByRole("region");
  expect(groups).toHaveLength(3);
  const frontend = within(panel("Skills").getByRole("region", { name: "Frontend" }));
  const rows = frontend.getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "TypeScript100%",
    "React100%",
    "HTML & CSS100%",
    "Accessibility85%",
    "Web performance85%",
  ]);
  expect(rows[0]?.querySelector("[style]")).toHaveStyle({ width: "100%" });
  expect(rows[3]?.querySelector("[style]")).toHaveStyle({ width: "85%" });
  expect(panel("Skills").getByRole("link", { name: "All skills" })).toHaveAttribute(
    "href",
    "/skills",
  );
});

test("Values are Innovation, Quality, Learning and Community", async () => {
  await openAbout("/about?tab=values");

  expect(
    panel("Values")
      .getAllByRole("heading")
      .map((value) => value.textContent),
  ).toEqual(["Innovation", "Quality", "Learning", "Community"]);
});

test("Achievements are three, each with its year", async () => {
  await openAbout("/about?tab=achievements");

  const items = panel("Achievements").getAllByRole("listitem");
  expect(items).toHaveLength(3);
  for (const item of items) expect(item).toHaveTextContent(/^20\d\d/);
});

test("the address keeps the tab, by mouse and by keyboard", async () => {
  const user = await openAbout();
  await user.click(tab("Values"));
  expect(shownAddress()).toBe("/about?tab=values");
  expect(await screen.findByText("Innovation")).toBeVisible();

  await user.keyboard("{ArrowRight}");
  expect(tab("Achievements")).toHaveFocus();
  expect(shownAddress()).toBe("/about?tab=achievements");

  await user.keyboard("{Home}");
  expect(shownAddress()).toBe("/about");
  expect(await screen.findByText("First production incident")).toBeVisible();
});

test("Contact Me leads to the contact form", async () => {
  const user = await openAbout();
  await user.click(screen.getByRole("link", { name: "Contact Me" }));

  expect(await screen.findByRole("heading", { name: "Get In Touch" })).toBeVisible();
});

test("Download CV saves the resume as a PDF", async () => {
  const downloads = recordDownloads();
  const user = await openAbout();
  await user.click(screen.getByRole("button", { name: "Download CV" }));

  await expect.poll(() => downloads.length, { timeout: 20_000 }).toBe(1);
  const { text } = await readPdf(new Uint8Array((await downloads[0]?.file.arrayBuffer()) ?? []));
  expect(text).toContain("Independent Software Developer");
});
