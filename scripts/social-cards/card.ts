import { area, element, rect } from "./svg.ts";
import { mono, serif } from "./typeface.ts";
import { titleBlock, type TitleBlock } from "./title-block.ts";

export const CARD = { width: 1200, height: 630 };

const MARGIN = 72;
const RIGHT = CARD.width - MARGIN;
const LOWER_LINE = 518;
const TITLE_HEIGHT = 348;
const PAPER = "#f3ecdf";
const INK = "#1f1b17";
const SIGNAL = "#e8440a";
const MUTED = "#5c554f";
const HAIRLINE = "#cfc5b3";

/** The site's mark as in public/favicon.svg: two brackets, and a dot between them. */
const BRACKETS = "M12 4H4V28H12V24H8V8H12ZM20 4H28V28H20V24H24V8H20Z";

/** The categories' colours of src/index.css on paper; any other has that of «General». */
const colours: Record<string, string> = {
  "AI Development": "#6c4ab3",
  Frontend: "#ca3100",
  "Industry Insights": "#006d91",
  "Machine Learning": "#26753e",
};
const GENERAL = "#69625b";

export type Card = {
  title: string;
  category: string;
  /** Whose site it is. */
  name: string;
  /** Host of the site, e.g. «example.com»; empty where it is not known. */
  host: string;
};

/**
 * The picture that stands beside a link to a post: its category, its title and whose it is, as the
 * page itself is set. 1200 × 630, the size that Open Graph's readers ask for.
 *
 * @returns an SVG of shapes only, without any text
 */
export function drawCard({ title, category, name, host }: Card): string {
  const colour = colours[category] ?? GENERAL;
  const block = titleBlock(title, RIGHT - MARGIN, TITLE_HEIGHT);
  const parts = [
    rect(0, 0, CARD.width, CARD.height, PAPER),
    rect(0, 0, CARD.width, 12, colour),
    rect(MARGIN, 77, 22, 22, colour),
    label(category, MARGIN + 40, 97),
    mark(RIGHT - 48, 64, 1.5),
    rect(MARGIN, 130, RIGHT - MARGIN, 2, HAIRLINE),
    ...(block ? titleLines(block) : [mark(MARGIN - 28, 236, 7)]),
    rect(MARGIN, LOWER_LINE, RIGHT - MARGIN, 2, HAIRLINE),
    ...signature(name),
    label(host, RIGHT, 573, "end"),
  ];
  const size = { width: CARD.width, height: CARD.height };
  return element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, parts.join(""));
}

/** The title stands on the lower line, as a headline does on the page it heads. */
function titleLines({ typeface, size, lineHeight, lines }: TitleBlock): string[] {
  const last = LOWER_LINE - 20 - size * 0.28;
  return lines.map((line, index) => {
    const baseline = last - (lines.length - 1 - index) * lineHeight;
    // Large letters stand a little to the right of where they begin.
    return area(typeface.outline(line, size).draw(MARGIN - size * 0.03, baseline), INK);
  });
}

/** A small line in monospace; letters that the face lacks are left out. */
function label(text: string, x: number, y: number, align: "start" | "end" = "start"): string {
  const shape = mono.outline(text, 26, 1);
  return area(shape.draw(align === "end" ? x - shape.width : x, y), MUTED);
}

/** The owner's name with the dot that stands behind it on every page. */
function signature(name: string): string[] {
  const shape = serif.outline(name, 42);
  const y = 576;
  return [
    area(shape.draw(MARGIN, y), INK),
    rect(MARGIN + shape.width + 12, y - 10, 10, 10, SIGNAL),
  ];
}

function mark(x: number, y: number, scale: number): string {
  const drawing = area(BRACKETS, INK) + element("circle", { cx: 16, cy: 16, r: 5, fill: SIGNAL });
  return element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, drawing);
}
