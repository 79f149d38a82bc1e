import { expect, test } from "vitest";
import { career } from "@/content/career";
import { profile } from "@/content/profile";
import { resumeOf, type Resume, type ResumeEntry } from "@/content/resume";
import { skillCategories } from "@/content/skills";
import { yearsOf } from "@/lib/format/years-of";
import { pdfTexts } from "@/pages/resume/pdf-texts";
import { makeResumePdf } from "../../scripts/resume-pdf/make-resume-pdf.ts";
import { readPdf } from "../support/pdf";

const resume = resumeOf(undefined);
const said = pdfTexts(resume);

/** The PDF of the sample resume, with some values replaced. */
const read = async (given: Partial<Resume> = {}) =>
  readPdf(await makeResumePdf({ ...resume, ...given }, said));
const sample = await read();

/** In points. */
const A4_WIDTH = 595;

const entry: ResumeEntry = {
  kind: "work",
  start: 2018,
  end: 2020,
  title: "Surveyor",
  organisation: "Sample Charts",
  location: "Sampleton",
  years: "2018 – 2020",
  summary: "Measured the harbour twice.",
  highlights: [],
  technologies: ["Theodolite"],
};

test("the PDF holds every entry of the career and every skill as text", () => {
  const { text } = sample;
  for (const one of career) {
    for (const words of [one.title, one.organisation, one.location, one.summary, yearsOf(one)]) {
      expect(text).toContain(words);
    }
    for (const words of [...one.highlights, one.technologies.join(" · ")]) {
      expect(text).toContain(words);
    }
  }
  for (const { name, skills } of skillCategories) {
    expect(text).toContain(`${name} ${skills.map((skill) => skill.name).join(" · ")}`);
  }
  for (const words of [profile.name, profile.role, profile.location, profile.introduction]) {
    expect(text).toContain(words);
  }
});

test("the PDF's sections are in the order of the page", () => {
  expect(sample.text).toMatch(/01 — Experience .* 02 — Education .* 03 — Technical Skills /);
});

test("a section without entries is left out of the PDF", async () => {
  const { text } = await read({ education: [] });

  expect(text).toMatch(/01 — Experience .* 02 — Technical Skills /);
  expect(text).not.toContain("Education");
});

test("the PDF's properties are its title, author and language", () => {
  expect(sample.info).toMatchObject({
    Title: `${profile.name} — Resume`,
    Author: profile.name,
    Language: "en",
  });
});

test("email, phone and profiles can be clicked", () => {
  expect(sample.links).toEqual(resume.contacts.map(({ href }) => href));
});

test("the sample fits on one A4 page", () => {
  expect(sample.pages).toHaveLength(1);
  expect(sample.text.endsWith(`${profile.name} — Resume 1 / 1`)).toBe(true);
});

test("a long career spans numbered pages, without losing or repeating a line", async () => {
  const experience = Array.from({ length: 12 }, (_, index) => ({
    ...entry,
    title: `Position ${index + 1}`,
    highlights: [`Highlight ${index + 1} `.repeat(30).trim()],
  }));
  const { pages, text } = await read({ experience });

  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1} / ${pages.length}`);
  }
  for (let number = 1; number <= 12; number += 1) {
    expect(text.match(new RegExp(`Position ${number} `, "g"))).toHaveLength(1);
    expect(text.match(new RegExp(`Highlight ${number} `, "g"))).toHaveLength(30);
  }
});

const numbered = (length: number, content = "") =>
  Array.from({ length }, (_, index) => `Highlight ${index + 1}. ${content}`);

test.each<[string, Partial<ResumeEntry>]>([
  ["many highlights", { highlights: numbered(70) }],
  ["letters that are transliterated", { highlights: numbered(30, "港".repeat(60)) }],
  ["line breaks", { highlights: numbered(10, "\nMeasured.".repeat(10)) }],
  ["one highlight", { highlights: [numbered(70).join("\n")] }],
  ["many technologies", { technologies: numbered(300) }],
])("an entry that is longer than a page by %s continues on the next one", async (_, part) => {
  const { pages, text, lineGap } = await read({ experience: [{ ...entry, ...part }] });
  const highlights = /Highlight \d+\./g;

  expect(lineGap).toBeGreaterThan(9);
  expect(pages[0]).toMatch(/Experience\s+.*Surveyor\s+.*Highlight 1\./s);
  expect(pages[1]).toMatch(highlights);
  expect(text.match(highlights)).toEqual(JSON.stringify(part).match(highlights));
});

test("a heading stays with its content", { tags: "full" }, async () => {
  const titles = career.map(({ title }) => title);
  for (let length = 1; length <= 12; length += 1) {
    const highlights = Array.from(
      { length },
      (_, index) => `Line ${index + 1} of the first place.`,
    );
    const experience = [{ ...entry, highlights }, ...resume.experience.slice(1)];
    const { pages } = await read({ experience });
    for (const page of pages) {
      const words = page.replace(/\s+/g, " ");
      for (const heading of ["Experience", "Education", "Technical Skills", ...titles]) {
        expect(words).not.toContain(`${heading} ${profile.name} — Resume`);
      }
    }
  }
});

test("accents, dashes, quotes and bullets are correct", async () => {
  const name = "Zoë Müller-Åström";
  const introduction = "“Ça va” – it’s 5 € … naïve; 100 %";
  const { text, info } = await read({ name, introduction });

  expect(text).toContain(name);
  expect(text).toContain(introduction);
  expect(info["Author"]).toBe(name);
});

test("letters of other scripts are shown if the fonts have them, else transliterated", async () => {
  const name = "Łukasz Żółć";
  const introduction = "Юлия, 山田 and an emoji 🎉 too";
  const { text, info } = await read({ name, introduction });

  expect(text).toContain(`${name} ${profile.role}`);
  expect(text).toMatch(/Юлия, Shan ?Tian and an emoji\s+too/);
  expect(info["Author"]).toBe(name);
});

test("signs are shown, emoji are left out", async () => {
  const introduction = "Core™, 200 → 50 ms, ≥ 3 ✓ ③ ﬁles ≠ flags 🇮🇹 1️⃣ 👍🏽.";
  const { text } = await read({ introduction });

  expect(text).toMatch(/Core™, 200 → 50 ms, ≥ 3 ✓ 3 files != flags\s+1\s+\./);
});

test(
  "a long contact address wraps to the next line instead of running over the edge",
  { tags: "full" },
  async () => {
    const contacts = Array.from({ length: 6 }, (_, index) => ({
      label: `a-rather-long-address-${index}@mail.example.com`,
      href: `mailto:a-rather-long-address-${index}@mail.example.com`,
    }));
    const { text, links, rightEdge } = await read({ contacts });

    expect(rightEdge).toBeLessThan(A4_WIDTH - 40);
    expect(links).toHaveLength(6);
    for (const { label } of contacts) expect(text).toContain(label);
  },
);

test(
  "a long name wraps to the next line instead of running over the edge",
  { tags: "full" },
  async () => {
    const name = "Maria Magdalena Wilhelmina Placeholder-Beispielhausen von und zu Muster";
    const { text, rightEdge } = await read({ name });

    expect(rightEdge).toBeLessThan(A4_WIDTH - 40);
    expect(text.startsWith(`${name} ${profile.role}`)).toBe(true);
  },
);

test("long places and categories break instead of running into the text beside them", async () => {
  const location = "Frankfurt-am-Main-Höchst";
  const category = "Projektmanagementmethoden";
  const { items, text } = await read({
    experience: [{ ...entry, location }],
    skills: [{ category, names: ["Kanban"] }],
  });
  const beside = items.find(({ str }) => str === "Kanban")?.x ?? 0;
  for (const begin of ["Frankfurt-am", "Projektman"]) {
    const { x = Infinity, width = 0 } = items.find(({ str }) => str.startsWith(begin)) ?? {};
    expect(x + width).toBeLessThan(beside);
  }
  expect(text).toContain("Frankfurt-am-Main- Höchst");
});

test("brackets in a URL do not break the file", { tags: "full" }, async () => {
  const href = "https://example.com/a_(b)";
  const { links } = await read({ contacts: [{ label: "Wiki", href }] });

  expect(links).toEqual([href]);
});
