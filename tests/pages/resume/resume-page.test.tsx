import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { career, yearsOf } from "@/content/career";
import { profile } from "@/content/profile";
import { skillCategories } from "@/content/skills";
import { recordDownloads } from "../../support/downloads";
import { readPdf } from "../../support/pdf";
import { renderApp } from "../../support/render";
import { findToast } from "../../support/toasts";

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

test("Download PDF saves what the page shows, under the owner's name", async () => {
  const downloads = recordDownloads();
  const user = await openResume();
  await user.click(screen.getByRole("button", { name: "Download PDF" }));

  await expect.poll(() => downloads.length, { timeout: 20_000 }).toBe(1);
  const [download] = downloads;
  expect(download?.name).toBe(`${profile.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-Resume.pdf`);
  expect(download?.file.type).toBe("application/pdf");
  const { text } = await readPdf(new Uint8Array((await download?.file.arrayBuffer()) ?? []));
  for (const heading of screen.getAllByRole("heading", { level: 3 })) {
    expect(text).toContain(heading.textContent);
  }
  expect(screen.getByRole("button", { name: "Download PDF" })).toBeEnabled();
});

test("a PDF that cannot be made says so, and the button works again", async () => {
  const downloads = recordDownloads();
  const user = await openResume();
  const create = vi.spyOn(URL, "createObjectURL").mockImplementationOnce(() => {
    throw new Error("out of memory");
  });
  await user.click(screen.getByRole("button", { name: "Download PDF" }));

  await findToast("The PDF could not be made", "Check your connection and try again.");
  create.mockRestore();
  await user.click(screen.getByRole("button", { name: "Download PDF" }));
  await expect.poll(() => downloads.length, { timeout: 20_000 }).toBe(1);
});
