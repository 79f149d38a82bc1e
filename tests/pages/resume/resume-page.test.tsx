import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { career, yearsOf } from "@/content/career";
import { profile } from "@/content/profile";
import { skillCategories } from "@/content/skills";
import { settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { rest, server } from "../../support/server";

const section = (name: string) => screen.getByRole("region", { name });
const titlesIn = (name: string) =>
  within(section(name))
    .getAllByRole("article")
    .map((entry) => within(entry).getByRole("heading").textContent);
const titlesOf = (wanted: string) =>
  career.filter(({ kind }) => kind === wanted).map(({ title }) => title);

async function openResume() {
  const { user } = renderApp("/resume");
  const title = await screen.findByRole("heading", { level: 1 });
  expect(title).toHaveTextContent(`${profile.name} — Resume`);
  return user;
}

test("it lists work and education, each entry with all that belongs to it", async () => {
  await openResume();

  expect(titlesIn("Experience")).toEqual(titlesOf("work"));
  expect(titlesIn("Education")).toEqual(titlesOf("education"));
  for (const entry of career) {
    const item = screen.getByRole("heading", { name: entry.title }).closest("article");
    for (const words of [
      yearsOf(entry),
      entry.organisation,
      entry.location,
      entry.summary,
      ...entry.highlights,
      entry.technologies.join(" · "),
    ]) {
      expect(item).toHaveTextContent(words);
    }
  }
});

test("it lists the technical skills by category", async () => {
  await openResume();

  const skills = within(section("Technical Skills"));
  expect(skills.getAllByRole("term").map((term) => term.textContent)).toEqual(
    skillCategories.map(({ name }) => name),
  );
  expect(skills.getAllByRole("definition").map((value) => value.textContent)).toEqual(
    skillCategories.map((category) => category.skills.map(({ name }) => name).join(" · ")),
  );
});

test("profiles elsewhere open in a new tab, mail and telephone do not", async () => {
  renderApp("/resume");
  const profile = await screen.findByRole("link", { name: /^github\.com/ });
  expect(profile).toHaveAttribute("target", "_blank");
  expect(profile).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: /@/ })).not.toHaveAttribute("target");
});

test("Download PDF leads to the file that the build made, under the owner's name", async () => {
  await openResume();
  const link = screen.getByRole("link", { name: "Download PDF" });

  expect(link).toHaveAttribute("href", "/resume.pdf");
  const name = profile.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  expect(link).toHaveAttribute("download", `${name}-Resume.pdf`);
});

test("contacts that the owner has set win over the profile's", async () => {
  const settings = settingsRow({
    contact_email: "jobs@example.com",
    social_github: "https://github.com/other",
  });
  server.use(http.get(rest("site_settings"), () => HttpResponse.json(settings)));
  renderApp("/resume");

  expect(await screen.findByRole("link", { name: "jobs@example.com" })).toHaveAttribute(
    "href",
    "mailto:jobs@example.com",
  );
  expect(screen.getByRole("link", { name: "github.com/other" })).toBeVisible();
});
