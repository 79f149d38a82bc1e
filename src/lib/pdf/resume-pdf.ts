import pdfmake from "pdfmake/build/pdfmake";
import courier from "pdfmake/build/standard-fonts/Courier";
import helvetica from "pdfmake/build/standard-fonts/Helvetica";
import times from "pdfmake/build/standard-fonts/Times";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { spellerFor } from "./speller";

export type ResumeEntry = {
  title: string;
  organisation: string;
  location: string;
  /** E.g. «2021 – 2023». */
  years: string;
  summary: string;
  highlights: readonly string[];
  technologies: readonly string[];
};

export type Resume = {
  name: string;
  role: string;
  location: string;
  introduction: string;
  contacts: readonly { label: string; href: string }[];
  experience: readonly ResumeEntry[];
  education: readonly ResumeEntry[];
  skills: readonly { category: string; names: readonly string[] }[];
};

// The standard fonts of every PDF reader stand in for the site's serif, sans and monospace.
for (const font of [times, helvetica, courier]) pdfmake.addFontContainer(font);

// The light theme of index.css in sRGB.
const INK = "#1e1814";
const MUTED = "#5c554f";
const ACCENT = "#c93000";
const LINE = "#dbd5cc";

// All lengths are points of 1/72 inch.
const MARGIN = 52;
const CONTENT_WIDTH = 595.28 - 2 * MARGIN;
/** Years, places and categories stand in this column, left of the text. */
const SIDE = 88;
const GUTTER = 12;
// In points and not «*», which grows with a word that is too long.
const WIDE = CONTENT_WIDTH - SIDE - GUTTER;
const DASH = 10;

const styles: TDocumentDefinitions["styles"] = {
  name: { font: "Times", fontSize: 36, lineHeight: 1.1 },
  lead: { fontSize: 10 },
  title: { font: "Times", fontSize: 15, lineHeight: 1.15 },
  organisation: { bold: true },
  label: { font: "Courier", fontSize: 7.5, color: MUTED, lineHeight: 1.7 },
  section: { font: "Courier", fontSize: 7.5, color: ACCENT },
};

/**
 * Sets a resume on A4 pages, with selectable text and links that work.
 *
 * @returns the bytes of the PDF file
 */
export async function makeResumePdf(resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const spell = await spellerFor(JSON.stringify(resume));
  const footer = `${resume.name} — Resume`;
  const pdf = pdfmake.createPdf({
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    language: "en",
    displayTitle: true,
    info: {
      title: footer,
      author: resume.name,
      subject: `Resume of ${resume.name}, ${resume.role}`,
      keywords: resume.skills.flatMap(({ names }) => names).join(", "),
    },
    defaultStyle: { font: "Helvetica", fontSize: 9, color: INK, lineHeight: 1.45 },
    styles,
    content: [
      { text: spell(resume.name), style: "name" },
      { text: spell(`${resume.role}, ${resume.location}`), style: "lead", margin: [0, 6, 0, 6] },
      contacts(resume, spell),
      rule(),
      beside("", [{ text: spell(resume.introduction), style: "lead" }], 6),
      ...section(
        1,
        "Experience",
        resume.experience.flatMap((one) => entry(one, spell)),
      ),
      ...section(
        2,
        "Education",
        resume.education.flatMap((one) => entry(one, spell)),
      ),
      ...section(3, "Technical Skills", [
        resume.skills.map(({ category, names }) =>
          beside(spell(category), [spell(names.join(" · "))], 3),
        ),
      ]),
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 18, MARGIN, 0],
      columns: [
        { text: spell(footer), style: "label" },
        { text: `${page} / ${pages}`, style: "label", alignment: "right", width: "auto" },
      ],
    }),
  });
  return new Uint8Array(await pdf.getBuffer());
}

type Spell = (text: string) => string;

function contacts({ contacts: all }: Resume, spell: Spell): Content {
  // A contact breaks at no space or hyphen of its own.
  return {
    text: all.flatMap(({ label, href }) => [
      { text: spell(label), link: href, noWrap: true },
      { text: "   " },
    ]),
    style: "label",
  };
}

function rule(): Content {
  return {
    canvas: [
      { type: "line", x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: LINE },
    ],
    margin: [0, 8, 0, 10],
  };
}

/** Text with a label left of it, which stays on one page. */
function beside(label: Content, stack: Content[], below: number): Content {
  return {
    unbreakable: true,
    margin: [0, 0, 0, below],
    columnGap: GUTTER,
    columns: [
      // Their baselines meet on the first line.
      { width: SIDE, stack: [label], style: "label", margin: [0, 2, 0, 0] },
      { width: WIDE, stack },
    ],
  };
}

/** The first part of an entry has its title, so that no title ends a page. */
function entry(one: ResumeEntry, spell: Spell): Content[] {
  const head = [
    { text: spell(one.title), style: "title" },
    { text: spell(one.organisation), style: "organisation" },
    spell(one.summary),
  ];
  return [
    beside([spell(one.years), spell(one.location)], head, 4),
    ...one.highlights.map((text) => beside("", [bullet(spell(text))], 0)),
    beside(
      "",
      [{ text: spell(one.technologies.join(" · ")), style: "label", margin: [0, 2, 0, 0] }],
      10,
    ),
  ];
}

function bullet(text: string): Content {
  return {
    columns: [
      { text: "–", color: ACCENT, width: DASH },
      { text, width: WIDE - DASH },
    ],
    columnGap: 0,
  };
}

/** The heading stays with the first part of what it heads. */
function section(number: number, title: string, [first = [], ...rest]: Content[]): Content[] {
  const label = `${String(number).padStart(2, "0")} — ${title}`;
  return [
    {
      unbreakable: true,
      stack: [rule(), { text: label, style: "section", margin: [0, 0, 0, 10] }, first],
    },
    ...rest,
  ];
}
