import type { Run, TextStyle } from "./pdf-type";
import { CONTENT_WIDTH, startPdf, type Row } from "./pdf-writer";

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

const NAME: TextStyle = { font: "serif", size: 36 };
const LEAD: TextStyle = { font: "sans", size: 10 };
const TITLE: TextStyle = { font: "serif", size: 15 };
const STRONG: TextStyle = { font: "bold", size: 9 };
const TEXT: TextStyle = { font: "sans", size: 9 };
const LABEL: TextStyle = { font: "mono", size: 7.5, ink: "muted" };
const SECTION: TextStyle = { font: "mono", size: 7.5, ink: "accent" };

const LEADING = 13;
/** Where the wide column begins; years, places and categories stand left of it. */
const COLUMN = 100;
const GUTTER = 12;
const INDENT = 10;

/**
 * Sets a resume on A4 pages, with selectable text and links that work.
 *
 * @returns the bytes of the PDF file
 */
export async function makeResumePdf(resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await startPdf({
    title: `${resume.name} — Resume`,
    author: resume.name,
    subject: `Resume of ${resume.name}, ${resume.role}`,
    keywords: resume.skills.flatMap(({ names }) => names),
    text: JSON.stringify(resume),
  });
  const full = { x: 0, width: CONTENT_WIDTH };
  const wide = { x: COLUMN, width: CONTENT_WIDTH - COLUMN };
  const narrow = { x: 0, width: COLUMN - GUTTER };

  function paragraph(text: string, style: TextStyle, { x, width } = wide, height = LEADING): Row[] {
    const lines = pdf.wrap(text, style, width);
    return lines.map((line, index) => ({
      height,
      runs: [{ x, text: line, style }],
      // No line of a paragraph stands alone at the head or foot of a page.
      keepsWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    }));
  }

  function bullet(text: string): Row[] {
    const indented = { x: COLUMN + INDENT, width: wide.width - INDENT };
    return beside([{ x: COLUMN, text: "–", style: SECTION }], paragraph(text, TEXT, indented));
  }

  function entry(one: ResumeEntry): Row[] {
    const side = [one.years, one.location].flatMap((text) => paragraph(text, LABEL, narrow));
    const top = [...paragraph(one.title, TITLE, wide, 17), ...paragraph(one.organisation, STRONG)];
    return [
      ...beside(side.flatMap(runsOf), top).map(keptWithNext),
      ...paragraph(one.summary, TEXT),
      { height: 3, keepsWithNext: true },
      ...one.highlights.flatMap(bullet),
      { height: 3, keepsWithNext: true },
      ...paragraph(one.technologies.join(" · "), LABEL, wide, 12),
      { height: 10 },
    ];
  }

  function section(number: number, title: string, rows: Row[]) {
    const label = `${String(number).padStart(2, "0")} — ${title}`;
    pdf.write([
      { height: 10, hasRule: true, keepsWithNext: true },
      { height: 14, runs: [{ x: 0, text: label, style: SECTION }], keepsWithNext: true },
      { height: 6, keepsWithNext: true },
      ...rows,
    ]);
  }

  pdf.write([
    ...paragraph(resume.name, NAME, full, 34),
    { height: 8 },
    ...paragraph(`${resume.role}, ${resume.location}`, LEAD, full),
    { height: 8 },
    ...pdf.flow(
      resume.contacts.map(({ label, href }) => ({ text: label, href })),
      LABEL,
      LEADING,
    ),
    { height: 12, hasRule: true },
    { height: 8 },
    ...paragraph(resume.introduction, LEAD, wide, 15),
    { height: 10 },
  ]);
  section(1, "Experience", resume.experience.flatMap(entry));
  section(2, "Education", resume.education.flatMap(entry));
  section(
    3,
    "Technical Skills",
    resume.skills
      .flatMap(({ category, names }) =>
        beside([{ x: 0, text: category, style: LABEL }], paragraph(names.join(" · "), TEXT)),
      )
      .map(keptWithNext),
  );
  return pdf.finish(`${resume.name} — Resume`);
}

/** Sets pieces of text left of the first rows of a column. */
function beside(left: readonly Run[], rows: readonly Row[]): Row[] {
  const height = rows.at(-1)?.height ?? LEADING;
  return Array.from({ length: Math.max(left.length, rows.length) }, (_, index) => {
    const run = left[index];
    const row = rows[index] ?? { height };
    return run ? { ...row, runs: [run, ...runsOf(row)] } : row;
  });
}

function runsOf({ runs = [] }: Row): readonly Run[] {
  return runs;
}

function keptWithNext(row: Row): Row {
  return { ...row, keepsWithNext: true };
}
