import fs from "node:fs";
import { domainToUnicode } from "node:url";
import { createElement as h, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { colourOf, type CategoryColour } from "../../src/lib/category-colours.ts";
import { drawable, faces, type Face } from "../fonts/faces.ts";
import { themeColour } from "../lib/theme-colour.ts";

export const CARD = { width: 1200, height: 630 };

const MARGIN = 72;
const TITLE = { width: CARD.width - 2 * MARGIN, height: 360 };
/** Font sizes of a title in pixels, from the longest title to the shortest. */
const TITLE_SIZE = { min: 44, max: 148 };
const LINE_HEIGHT = 1.1;
/** Mean width of a letter, and the share of the area that a title may fill; both empirical. */
const LETTER_WIDTH = 0.43;
const FILL = 0.7;

const PAPER = "#f3ecdf";
const INK = "#1f1b17";
const SIGNAL = "#e8440a";
const MUTED = "#5c554f";
const HAIRLINE = "2px solid #cfc5b3";

const colours: Record<CategoryColour, string> = {
  ai: themeColour("--category-ai", "#6c4ab3"),
  frontend: themeColour("--category-frontend", "#ca3100"),
  industry: themeColour("--category-industry", "#006d91"),
  learning: themeColour("--category-learning", "#26753e"),
  general: themeColour("--category-general", "#69625b"),
};

/** The site's mark as in public/favicon.svg: two brackets with a dot between them. */
const BRACKETS = "M12 4H4V28H12V24H8V8H12ZM20 4H28V28H20V24H24V8H20Z";

const { serif, sans, mono, signs } = faces;
const fonts: Font[] = [...serif, ...sans, ...mono, ...signs].map(({ family, file }) => ({
  name: family,
  data: fs.readFileSync(file),
  weight: 400,
}));
/** For Vietnamese and Cyrillic, so that a title is not set in two fonts. */
const NOT_IN_SERIF = /[\u1e00-\u1eff\p{Script=Cyrillic}]/u;

export type Card = {
  title: string;
  /** The kind of page: a category, or the path of a page. */
  label: string;
  /** Category of a post, which determines the colour. */
  category?: string;
  name: string;
  /** Host of the site, e.g. "example.com"; empty when unknown. */
  host: string;
};

/**
 * Draws a social card: label, title and site name in the site's fonts. 1200 × 630 pixels, as Open
 * Graph consumers expect.
 *
 * @returns an SVG with text as paths, identical on every machine
 */
export async function drawCard({
  title,
  label: kind,
  category = "",
  name,
  host,
}: Card): Promise<string> {
  const colour = colours[colourOf(category)];
  const shownTitle = printable(title);
  const card = row(
    { flexDirection: "column", width: "100%", height: "100%", backgroundColor: PAPER },
    row({ height: 12, backgroundColor: colour }),
    row(
      { flexDirection: "column", flexGrow: 1, padding: `46px ${MARGIN}px 40px` },
      row(
        { alignItems: "center", paddingBottom: 22, borderBottom: HAIRLINE },
        row({ width: 22, height: 22, marginRight: 18, backgroundColor: colour }),
        label(kind),
        row({ flexGrow: 1 }),
        mark(48),
      ),
      row(
        { flexGrow: 1, alignItems: "flex-end", paddingBottom: 20, borderBottom: HAIRLINE },
        shownTitle ? heading(shownTitle) : mark(224),
      ),
      row(
        { alignItems: "center", paddingTop: 24 },
        row({ fontFamily: family(serif), fontSize: 42 }, printable(name)),
        row({ width: 10, height: 10, margin: "14px 0 0 12px", backgroundColor: SIGNAL }),
        row({ flexGrow: 1 }),
        // URLs have such a name in ASCII, as in xn--mnchen-3ya.de.
        label(host.replace(/^[^:/]+/, domainToUnicode)),
      ),
    ),
  );
  return satori(card, { ...CARD, fonts });
}

function heading(title: string): ReactNode {
  const fontSize = titleSize(title);
  const style: CSSProperties = {
    display: "block",
    width: "100%",
    fontFamily: family(NOT_IN_SERIF.test(title) ? sans : serif),
    fontSize,
    lineHeight: LINE_HEIGHT,
    lineClamp: Math.floor(TITLE.height / (fontSize * LINE_HEIGHT)),
    overflow: "hidden",
    overflowWrap: "anywhere",
    color: INK,
  };
  return h("div", { style }, title);
}

/** Font size of a title in pixels: the shorter the title, the larger. */
export function titleSize(title: string): number {
  const perLetter = (TITLE.width * TITLE.height * FILL) / Array.from(title).length;
  const size = Math.sqrt(perLetter / (LETTER_WIDTH * LINE_HEIGHT));
  return Math.round(Math.min(TITLE_SIZE.max, Math.max(TITLE_SIZE.min, size)));
}

function label(text: string): ReactNode {
  return row(
    { fontFamily: family(mono), fontSize: 26, letterSpacing: 1, color: MUTED },
    printable(text),
  );
}

function mark(size: number): ReactNode {
  return h(
    "svg",
    { width: size, height: size, viewBox: "0 0 32 32" },
    h("path", { d: BRACKETS, fill: INK }),
    h("circle", { cx: 16, cy: 16, r: 5, fill: SIGNAL }),
  );
}

function row(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return h("div", { style: { display: "flex", ...style } }, ...children);
}

const OTHER_SCRIPT = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Common})\p{L}/u;

/** Removes emoji. Empty if the fonts lack its script: better no title than one of other letters. */
export function printable(text: string): string {
  return OTHER_SCRIPT.test(text) ? "" : drawable(text).replace(/\s+/g, " ").trim();
}

/** A font, with the others as fallbacks for characters that it lacks. */
function family(first: readonly Face[]): string {
  return [...new Set([...first, ...serif, ...sans, ...mono, ...signs])]
    .map((face) => face.family)
    .join(", ");
}
