import { createElement as h, type ReactNode } from "react";
import { Document, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Resume, ResumeEntry } from "../../src/content/resume.ts";
import type { PdfTexts } from "../../src/pages/resume/pdf-texts.ts";
import { drawable } from "../fonts/faces.ts";
import { themeColour } from "../lib/theme-colour.ts";
import { breakLonger, families } from "./fonts.ts";

/** Legible on white paper, whatever the site's is; the accent is the owner's. */
const INK = "#1e1814";
const MUTED = "#5c554f";
const ACCENT = themeColour("--accent", "#ca3100");
const LINE = "#dbd5cc";

type Style = ReturnType<typeof StyleSheet.create>[string];

/** Width in points of the column with years, places and categories, and the characters of a label that fit. */
const SIDE = 88;
const breakSideWord = breakLonger(19);

/** In characters, the fewest in a line; and in lines, which fit on a page for certain. */
const LINE_LENGTH = 75;
const SHORT_ENTRY = 40;

const styles = StyleSheet.create({
  page: {
    padding: "48 52 56",
    fontFamily: families.sans,
    fontSize: 9,
    lineHeight: 1.4,
    color: INK,
  },
  name: { fontFamily: families.serif, fontSize: 36, lineHeight: 1.05 },
  lead: { fontSize: 10, lineHeight: 1.5 },
  label: { fontFamily: families.mono, fontSize: 7.5, color: MUTED },
  accent: { color: ACCENT },
  title: { fontFamily: families.serif, fontSize: 15, lineHeight: 1.1 },
  strong: { fontFamily: families.medium },
  rule: { borderTop: `0.5pt solid ${LINE}`, paddingTop: 7 },
  row: { flexDirection: "row", gap: 12 },
  side: { width: SIDE },
  main: { flex: 1 },
  contacts: { flexDirection: "row", flexWrap: "wrap", columnGap: 15, rowGap: 3 },
  link: { color: MUTED, textDecoration: "none" },
  footer: {
    position: "absolute",
    // The renderer does not draw `fixed` elements at the bottom.
    top: 804,
    left: 52,
    right: 52,
    flexDirection: "row",
    justifyContent: "space-between",
  },
});

/** Renders a resume to A4 pages in the site's fonts, with selectable text and working links. */
export async function makeResumePdf(resume: Resume, words: PdfTexts): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(documentOf(resume, words)));
}

function documentOf(resume: Resume, words: PdfTexts) {
  const title = `${resume.name} — ${words.title}`;
  return h(
    Document,
    {
      title,
      author: resume.name,
      subject: words.subject,
      keywords: resume.skills.flatMap(({ names }) => names).join(", "),
      language: words.language,
    },
    h(
      Page,
      { size: "A4", style: styles.page },
      text(resume.name, styles.name),
      text(`${resume.role}, ${resume.location}`, { ...styles.lead, marginTop: 8 }),
      h(
        View,
        { style: { ...styles.contacts, marginTop: 8, marginBottom: 12 } },
        resume.contacts.map(({ label, href }) =>
          h(
            Link,
            { key: href, src: href, style: { ...styles.label, ...styles.link } },
            drawable(label),
          ),
        ),
      ),
      h(
        View,
        { style: { ...styles.rule, ...styles.row, paddingBottom: 14 } },
        h(View, { style: styles.side }),
        text(resume.introduction, { ...styles.lead, ...styles.main }),
      ),
      [
        {
          title: words.experience,
          rows: resume.experience.map(entry),
          first: resume.experience[0],
        },
        { title: words.education, rows: resume.education.map(entry), first: resume.education[0] },
        { title: words.skills, rows: resume.skills.map(skillRow) },
      ]
        .filter(({ rows }) => rows.length > 0)
        .map(({ title: name, rows, first }, index) =>
          section(index + 1, name, rows, isLong(first)),
        ),
      h(
        View,
        { fixed: true, style: styles.footer },
        text(title, styles.label),
        h(Text, {
          style: styles.label,
          render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
        }),
      ),
    ),
  );
}

/** Keeps the heading on the same page as its first row, or the beginning of a long one. */
function section(
  number: number,
  title: string,
  [first, ...others]: ReactNode[],
  isFirstLong = false,
) {
  const label = `${String(number).padStart(2, "0")} — ${title}`;
  return h(
    View,
    { key: title, style: { marginBottom: 4 } },
    h(
      View,
      { wrap: isFirstLong },
      h(
        View,
        { style: { ...styles.rule, marginBottom: 6 }, minPresenceAhead: 60 },
        text(label, { ...styles.label, ...styles.accent }),
      ),
      first,
    ),
    others,
  );
}

/** Whether an entry may have more lines than a page. */
function isLong(item: ResumeEntry | undefined): boolean {
  return (
    item !== undefined && areLong([item.summary, ...item.highlights, item.technologies.join(" · ")])
  );
}

function areLong(texts: string[]): boolean {
  const lines = texts.flatMap((content) => drawable(content).split("\n"));
  const rows = lines.map(({ length }) => Math.max(1, Math.ceil(length / LINE_LENGTH)));
  return rows.reduce((sum, count) => sum + count, 0) > SHORT_ENTRY;
}

/** Keeps a position or degree on one page, unless it is long: its lines would be printed over each other. */
function entry(item: ResumeEntry) {
  return h(
    View,
    {
      key: `${item.title} ${item.years}`,
      wrap: isLong(item),
      style: { ...styles.row, marginBottom: 10 },
    },
    h(
      View,
      { style: { ...styles.side, paddingTop: 5 } },
      sideLabel(item.years),
      sideLabel(item.location),
    ),
    h(
      View,
      { style: styles.main },
      text(item.title, styles.title),
      text(item.organisation, { ...styles.strong, marginTop: 2 }),
      text(item.summary),
      item.highlights.map((highlight) =>
        h(
          View,
          {
            key: highlight,
            wrap: areLong([highlight]),
            style: { flexDirection: "row", marginTop: 2 },
          },
          text("–", { ...styles.accent, width: 10 }),
          text(highlight, styles.main),
        ),
      ),
      text(item.technologies.join(" · "), { ...styles.label, marginTop: 4 }),
    ),
  );
}

function skillRow({ category, names }: Resume["skills"][number]) {
  return h(
    View,
    { key: category, wrap: false, style: { ...styles.row, marginBottom: 2 } },
    sideLabel(category, styles.side),
    text(names.join(" · "), styles.main),
  );
}

/** Its words may be as long as in German: they must not run into the text beside them. */
function sideLabel(content: string, style: Style = {}) {
  return h(
    Text,
    { style: { ...styles.label, ...style }, hyphenationCallback: breakSideWord },
    drawable(content),
  );
}

function text(content: string, style: Style = {}) {
  return h(Text, { style }, drawable(content));
}
