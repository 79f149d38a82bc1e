import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { toJsonResume } from "../../scripts/resume/json-resume.ts";
import { fromJsonResume } from "../../scripts/resume/read-json-resume.ts";
import { planResume } from "../../scripts/resume/plan-resume.ts";
import { career, type CareerEntry } from "../../src/content/career.ts";
import { profile } from "../../src/content/profile.ts";
import { skillCategories } from "../../src/content/skills.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const require = createRequire(import.meta.url);
const schema: {
  validate: (resume: unknown, done: (errors: unknown, isValid: boolean | null) => void) => void;
} = require("@jsonresume/schema");

const content = { profile, career, skills: skillCategories };

function faultsOf(resume: unknown): unknown {
  let found: unknown;
  schema.validate(resume, (errors) => (found = errors));
  return found;
}

test("the resume conforms to the schema", () => {
  expect(faultsOf(toJsonResume(content))).toBeNull();
  // The schema does find errors.
  expect(faultsOf({ ...toJsonResume(content), work: [{ startDate: "soon" }] })).not.toBeNull();
});

test("an exported resume is imported unchanged", () => {
  const notes: string[] = [];
  const text = JSON.stringify(toJsonResume(content));
  const back = fromJsonResume(JSON.parse(text), notes);

  const { name, role, introduction, location, email, phone, socials } = profile;
  expect(back.profile).toEqual({ name, role, introduction, location, email, phone, socials });
  const inKinds = (["work", "education"] as const).flatMap((kind) =>
    career.filter((entry) => entry.kind === kind),
  );
  expect(back.career).toEqual(inKinds);
  expect(back.skills).toEqual(skillCategories);
  expect(notes).toEqual([]);
});

function careerEntry(kind: CareerEntry["kind"], start: number, end?: number): CareerEntry {
  const texts = { title: "A", organisation: "B", location: "C", summary: "" };
  return { kind, ...texts, start, ...(end && { end }), highlights: [], technologies: [] };
}

test("studies between two jobs and a left out category stay as they are", () => {
  const mixed = [
    careerEntry("work", 2023),
    careerEntry("education", 2020, 2023),
    careerEntry("work", 2016, 2020),
    careerEntry("education", 2012, 2016),
  ];
  const written = { profile, career: mixed, skills: skillCategories.slice(1) };

  expect(fromJsonResume(toJsonResume(written), [])).toMatchObject({
    career: mixed,
    skills: written.skills,
  });
});

test("importing an export changes nothing, whatever the order of an entry's fields", async () => {
  const root = temporaryFolder();
  const folder = path.join(root, "src/content");
  fs.cpSync(path.resolve(import.meta.dirname, "../../src/content"), folder, { recursive: true });
  const file = path.join(folder, "career.ts");
  const text = fs.readFileSync(file, "utf8");
  const reordered = text.replaceAll(/( +location: ".*\n)( +start: .*\n)/g, "$2$1");
  expect(reordered).not.toBe(text);
  fs.writeFileSync(file, reordered);

  expect(await planResume(root, fromJsonResume(toJsonResume(content), []))).toEqual([]);
});

test("anybody's resume is read, and what the site cannot store is reported", () => {
  const sample = require.resolve("@jsonresume/schema/sample.resume.json");
  const notes: string[] = [];
  const {
    profile: person,
    career: entries,
    skills,
  } = fromJsonResume(JSON.parse(fs.readFileSync(sample, "utf8")), notes);

  expect(person).toMatchObject({ name: "Richard Hendriks", role: "Programmer" });
  expect(entries.map(({ kind, start, end }) => ({ kind, start, end }))).toEqual([
    { kind: "work", start: 2013, end: 2014 },
    { kind: "education", start: 2011, end: 2014 },
  ]);
  // In the order of src/content/career.ts, so that the diff that is shown contains nothing else.
  const order = "kind title organisation location start end summary highlights technologies";
  expect(Object.keys(entries[0] ?? {})).toEqual(order.split(" "));
  expect(skills[0]).toMatchObject({
    id: "frontend",
    name: "Web Development",
    skills: [{ name: "HTML", level: "Expert", years: 1 }, { name: "CSS" }, { name: "Javascript" }],
  });
  expect(notes[0]).toContain("The site has no place for volunteer");
});

test("a text in several languages blocks only a resume with that field", async () => {
  const root = temporaryFolder();
  const sources = path.resolve(import.meta.dirname, "../../src/content");
  fs.cpSync(sources, path.join(root, "src/content"), { recursive: true });
  const file = path.join(root, "src/content/profile.ts");
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(
    file,
    text.replace(/role: "[^"]+"/, 'role: said({ en: "Dev", de: "Entwicklerin" })'),
  );

  const planned = (label: string) => {
    const basics = { name: "Ada Example", label };
    return planResume(root, fromJsonResume({ basics }, []));
  };

  expect((await planned("")).map((change) => change.file)).toEqual(["src/content/profile.ts"]);
  await expect(planned("Analyst")).rejects.toThrow("“profile.role” is computed");
});

test("an invalid resume is refused", () => {
  expect(() => fromJsonResume([], [])).toThrow("no “basics”");
  expect(() => fromJsonResume({ basics: {} }, [])).toThrow("“basics.name” is missing");
});

test("years are found in dates in everyday formats, and an end without a year is reported", () => {
  const notes: string[] = [];
  const { career } = fromJsonResume(
    {
      basics: { name: "Sam" },
      work: [
        {
          name: "A",
          startDate: "May 2018",
          endDate: "05/2020",
          location: { city: "Sampleton", countryCode: "DE" },
        },
        { name: "B", startDate: 2020, endDate: "Present" },
        { name: "C", startDate: "2021-02", endDate: "soon" },
      ],
    },
    notes,
  );
  expect(career.map(({ start, end }) => [start, end])).toEqual([
    [2018, 2020],
    [2020, undefined],
    [2021, undefined],
  ]);
  expect(career[0]?.location).toBe("Sampleton, DE");
  expect(notes.filter((note) => note.includes("no year"))).toEqual([
    "“work[2].endDate” has no year: “soon” is left out, as if it were ongoing.",
  ]);
  expect(notes.filter((note) => note.includes("months"))).toHaveLength(2);
});

test("a location may be plain text", () => {
  const { profile } = fromJsonResume({ basics: { name: "Sam", location: "Sampleton" } }, []);
  expect(profile.location).toBe("Sampleton");
});

test("each part of a resume that the site cannot store is named, and only that part is lost", () => {
  const notes: string[] = [];
  const { career, profile, skills } = fromJsonResume(
    {
      basics: {
        name: "Sam",
        url: "https://sam.example",
        location: { city: "Sampleton", postalCode: "12345" },
        profiles: [
          { network: "Twitter", username: "@sam" },
          { network: "X", username: "sam2" },
          { network: "Mastodon", url: "https://mastodon.example/@sam" },
        ],
      },
      work: [
        { name: "Firm", position: "Dev", startDate: "" },
        {
          name: "B",
          startDate: "2001",
          url: "https://b.example",
          description: "A firm",
          highlights: "Led it",
          summary: ["Two", "parts"],
          position: { en: "Dev" },
          technologies: ["C", { name: "Perl" }],
        },
      ],
      education: [{ institution: "School", area: "X", startDate: "2001", score: "4.0" }],
      skills: [{ name: "Rust", level: "Beginner" }, "Go"],
    },
    notes,
  );
  expect(career.map(({ organisation, start }) => [organisation, start])).toEqual([
    ["B", 2001],
    ["School", 2001],
  ]);
  expect(career[0]).toMatchObject({
    highlights: ["Led it"],
    technologies: ["C"],
    summary: "Two parts",
  });
  expect(profile.socials.twitter).toBe("https://x.com/sam");
  expect(skills).toMatchObject([{ name: "Rust", skills: [{ name: "Rust", level: "Proficient" }] }]);
  for (const named of [
    "basics.url",
    "12345",
    "https://x.com/sam2",
    "https://mastodon.example/@sam",
    "work[0].startDate",
    "work[1].url",
    "A firm",
    '“work[1].position” is not a text: {"en":"Dev"}',
    "4.0",
    "“Beginner”",
    '"Go" of “skills”',
    "Perl",
  ])
    expect(notes.join("\n")).toContain(named);
});

test.each([
  ["email", "javascript:alert(1)"],
  ["email", 'a@b.example"><script>'],
  ["email", "a@b.example\nbcc: all@example.com"],
  ["email", "nobody"],
  ["phone", "javascript:alert(1)"],
  ["phone", "call me"],
  ["github", "javascript:alert(1)//github.com"],
  ["github", "data:text/html,<script>alert(1)</script>"],
  ["linkedin", "vbscript:x"],
  ["linkedin", "http://www.linkedin.com/in/robin"],
  ["twitter", 'https://x.com/"><script>'],
  ["X", "file:///etc/passwd"],
])("%s: %j, which setup does not accept, is left out and reported", (field, said) => {
  const isBasic = field === "email" || field === "phone";
  const basics = {
    name: "Robin",
    email: "robin@example.com",
    phone: "+1 555 0100",
    ...(isBasic ? { [field]: said } : { profiles: [{ network: field, url: said }] }),
  };
  const notes: string[] = [];
  const { profile: person } = fromJsonResume({ basics }, notes);
  expect(JSON.stringify(person)).not.toContain(JSON.stringify(said).slice(1, -1));
  expect(notes).toEqual([expect.stringContaining(`${JSON.stringify(said)} is left out.`)]);
});

test("URLs in everyday formats are accepted as in setup", () => {
  const profiles = [{ network: "GitHub", url: "github.com/robin" }];
  const notes: string[] = [];
  const { profile: person } = fromJsonResume({ basics: { name: "Robin", profiles } }, notes);
  expect(person.socials.github).toBe("https://github.com/robin");
  expect(notes).toEqual([]);
});

test.each([
  [{ url: "https://github.com/robin" }, "github", "https://github.com/robin"],
  [
    { network: "GitHub", username: "https://github.com/robin" },
    "github",
    "https://github.com/robin",
  ],
  [{ network: "LinkedIn", username: "in/robin" }, "linkedin", "https://www.linkedin.com/in/robin"],
  [
    { network: "", url: "https://www.twitter.com/robin" },
    "twitter",
    "https://www.twitter.com/robin",
  ],
  [
    [
      { url: "https://github.com/one" },
      { network: "Open source", url: "https://github.com/two" },
      { network: "GitHub", username: "robin" },
    ],
    "github",
    "https://github.com/robin",
  ],
  [{ network: "LinkedIn", url: "https://github.com/robin" }, "github", ""],
  [{ network: "GitHub", username: "a.b/c/" }, "github", "https://github.com/a.b/c/"],
  [
    { network: "Twitter", username: "robin", url: "https://www.twitter.com" },
    "twitter",
    "https://x.com/robin",
  ],
  [{ username: "robin", url: "github.com/" }, "github", "https://github.com/robin"],
  [
    { network: "GitHub", username: "robin", url: "https://robin.example" },
    "github",
    "https://robin.example",
  ],
])("a profile is of the network of its name, or of its URL: %j", (written, network, url) => {
  const basics = { name: "Robin", profiles: [written].flat() };
  expect(fromJsonResume({ basics }, []).profile.socials).toMatchObject({ [network]: url });
});

test("skills in a list of their own are read, and what is made up or missing is named", () => {
  const notes: string[] = [];
  const { skills } = fromJsonResume(
    {
      basics: { name: "Robin" },
      work: [{ name: "Firm", startDate: "2020" }],
      skills: [
        {
          name: "Web",
          level: "proficient",
          skills: [{ name: "CSS", level: "Beginner", years: 3 }],
        },
        { name: "Code", summary: " ", keywords: ["Go"] },
        { name: "Data", skills: [{ name: "SQL", level: "Master" }] },
        { keywords: ["Git"], level: "Expert" },
        { Languages: ["Rust"] },
      ],
    },
    notes,
  );
  expect(skills[0]?.skills).toEqual([{ name: "CSS", level: "Proficient", years: 3 }]);
  expect(skills).toHaveLength(4);
  expect(notes).toEqual([
    "“work[0].position” is missing: add it.",
    '{"Languages":["Rust"]} of “skills” is left out.',
    "“Beginner” of CSS is not a level here: it becomes Proficient.",
    "Code: it does not say which level or how many years, so src/content/skills.ts says Proficient and 1.",
    "Data: it does not say how many years, so src/content/skills.ts says 1.",
    "“skills[3].name” is missing: add it.",
    "skills[3]: it does not say how many years, so src/content/skills.ts says 1.",
  ]);
});
