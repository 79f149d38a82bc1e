/** Everything that the owner has written in `src/content/` is on its pages, in order. */
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import * as about from "@/content/about";
import { career, type CareerEntry } from "@/content/career";
import { homeStats } from "@/content/home";
import { profile } from "@/content/profile";
import { services, workSteps } from "@/content/services";
import { learning, skillCategories, skillPercent, skillStats } from "@/content/skills";
import { formatDollars } from "@/lib/format/dates-and-numbers";
import { yearsOf } from "@/lib/format/years-of";
import { renderApp, shownAddress } from "../support/render";
import { hrefOf, textsOf } from "../support/texts";

async function open(path: string) {
  const { user } = renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  return user;
}

type Numbers = readonly { label: string; value: string }[];
type Part = [path: string, name: string | RegExp, role: string, words: string[][]];

const numbers = (path: string, name: string, stats: Numbers): Part[] => [
  [path, name, "term", stats.map(({ label }) => [label])],
  [path, name, "definition", stats.map(({ value }) => [value])],
];
const inResume = (name: string, kind: CareerEntry["kind"]): Part => [
  "/resume",
  name,
  "article",
  career
    .filter((entry) => entry.kind === kind)
    .map((entry) =>
      [entry.title, yearsOf(entry), entry.organisation, entry.location, entry.summary].concat(
        entry.highlights,
        entry.technologies.join(" · "),
      ),
    ),
];

const parts: Part[] = [
  ...numbers("/about", "In numbers", about.aboutStats),
  ["/about", "My Journey", "listitem", about.milestones.map(({ year, title }) => [year, title])],
  ["/about?tab=values", "Values", "heading", about.values.map(({ title }) => [title])],
  [
    "/about?tab=achievements",
    "Achievements",
    "listitem",
    about.achievements.map(({ year, title }) => [year, title]),
  ],
  ...about.aboutSkillGroups.flatMap((id): Part[] =>
    skillCategories
      .filter((category) => category.id === id)
      .map(({ name, skills }) => [
        "/about?tab=skills",
        name,
        "listitem",
        skills.map((skill) => [skill.name, `${skillPercent(skill.level)}%`]),
      ]),
  ),
  ...numbers("/skills", "Skills in numbers", skillStats),
  ...skillCategories.map(({ id, name, skills }): Part => [
    `/skills?category=${id}`,
    name,
    "listitem",
    skills.map(({ name: skill, level, years }) => [
      `${skill} ${level}${skillPercent(level)}%${years} years`,
    ]),
  ]),
  ["/skills", "Continuous Learning", "listitem", learning.map(({ topic }) => [topic])],
  [
    "/services",
    "What I offer",
    "article",
    services.map(({ title, priceFrom, isMostPopular }) => [
      title,
      `from${formatDollars(priceFrom)}`,
      "Get Started",
      isMostPopular ? "Most Popular" : "",
    ]),
  ],
  ["/services", "How I Work", "listitem", workSteps.map(({ title }) => [title])],
  inResume("Experience", "work"),
  inResume("Education", "education"),
  ["/resume", "Technical Skills", "term", skillCategories.map(({ name }) => [name])],
  [
    "/resume",
    "Technical Skills",
    "definition",
    skillCategories.map(({ skills }) => [skills.map(({ name }) => name).join(" · ")]),
  ],
  ...numbers("/", "In numbers", homeStats),
  ["/", /^Where I have been/, "listitem", career.map(({ title }) => [title])],
  [
    "/",
    /^What I offer/,
    "link",
    services.map(({ title, priceFrom }) => [title, `from ${formatDollars(priceFrom)}`]),
  ],
  [
    "/",
    /^What I work with/,
    "listitem",
    skillCategories.flatMap(({ skills }) =>
      skills.map(({ name, level }) => [name, `${skillPercent(level)}%`]),
    ),
  ],
];

// Lists that the owner has left empty have no place on the pages.
const written = parts.filter(([, , , words]) => words.length > 0);

test.each([...Map.groupBy(written, ([path]) => path)])(
  "%s has everything that the owner wrote for it",
  async (path, those) => {
    await open(path);
    for (const [, name, role, words] of those) {
      const texts = textsOf(
        role,
        screen.queryByRole("region", { name }) ?? screen.getByLabelText(name),
      );
      // Of nested elements the innermost one counts.
      const places = words.map((each) =>
        texts.findLastIndex((text) => {
          const spaced = text?.replaceAll("\u00a0", " ");
          return each.every((word) => spaced?.includes(word));
        }),
      );
      expect(places, `each ${role} in «${name}»`).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  },
);

test.each([
  [
    "/about",
    [
      "My Journey",
      "Skills",
      ...(about.values.length > 0 ? ["Values"] : []),
      ...(about.achievements.length > 0 ? ["Achievements"] : []),
    ],
  ],
  ["/skills", skillCategories.map(({ name }) => name)],
])(
  "the tabs of %s open by click and by arrow key, and the URL keeps the choice",
  async (path, tabs) => {
    const user = await open(path);
    expect(textsOf("tab")).toEqual(tabs);
    const tab = (index: number) => screen.getByRole("tab", { name: tabs.at(index) ?? "" });
    expect(tab(0)).toHaveAttribute("aria-selected", "true");
    await user.click(tab(-1));
    expect(shownAddress()).toMatch(/\?\w+=/);
    await user.keyboard("{ArrowLeft}");
    expect(tab(-2)).toHaveFocus();
    expect(screen.getByRole("tabpanel", { name: tabs.at(-2) ?? "" })).toBeVisible();
    await user.keyboard("{Home}");
    expect(shownAddress()).toBe(path);
  },
);

test("the journey shows the story, and its last step is the current one", async () => {
  await open("/about");
  const journey = within(screen.getByRole("tabpanel", { name: "My Journey" }));
  for (const paragraph of about.story) expect(journey.getByText(paragraph)).toBeVisible();
  const steps = journey.getAllByRole("listitem");
  expect(steps.filter((step) => step.hasAttribute("aria-current"))).toEqual(steps.slice(-1));
  expect(steps.at(-1)).toHaveTextContent("Current");
});

test("a bar is as wide as its percentage", async () => {
  await open("/skills");
  const [row] = screen.getByRole("tabpanel").querySelectorAll("li");
  const percent = /\d+%/.exec(row?.textContent ?? "")?.[0];
  expect(row?.querySelector("[style]")).toHaveStyle({ width: percent ?? "" });
});

test("only the most popular services are marked", async () => {
  await open("/services");
  const popular = services.filter(({ isMostPopular }) => isMostPopular);
  expect(screen.getAllByText("Most Popular")).toHaveLength(popular.length);
});

test.each([
  ["/", "Get In Touch", "#contact"],
  ["/", "Download Resume", "/resume.pdf"],
  ["/about", "Contact Me", "/contact"],
  ["/about", "Download CV", "/resume.pdf"],
  ["/about?tab=skills", "All skills", "/skills"],
  ["/services", "View Portfolio", "/projects"],
  ["/resume", "Download PDF", "/resume.pdf"],
])("%s has «%s», which links to %s", async (path, name, address) => {
  await open(path);
  expect(hrefOf(name, screen.getByRole("main"))).toBe(address);
});

test("the resume is saved under the owner's name", async () => {
  await open("/resume");
  const name = profile.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const link = screen.getByRole("link", { name: "Download PDF" });
  expect(link).toHaveAttribute("download", `${name}-Resume.pdf`);
});
