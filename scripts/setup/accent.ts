/** The accent colour in both themes: WCAG 2.2 requires 4.5:1 between text and its background. */
import { UserError } from "../lib/user-error.ts";

/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
type Color = { l: number; c: number; h: number };

const AA = 4.5;
const STEP = 0.005;

/** How `--accent-strong` differs, and the direction of more contrast. */
const THEMES = [
  { selector: ":root", name: "light", darker: -1, strong: { l: -0.065, c: 0.9 } },
  { selector: ".dark", name: "dark", darker: 1, strong: { l: 0.07, c: 0.83 } },
] as const;

/** @returns the colour of `#0a7`, `#00aa77` or `oklch(0.6 0.1 160)`; null for anything else */
export function colorOf(text: string): Color | null {
  const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i.exec(text);
  if (oklch) {
    const [l, c, h] = [oklch[1], oklch[3], oklch[4]].map(Number);
    if (l === undefined || c === undefined || h === undefined) return null;
    const lightness = oklch[2] ? l / 100 : l;
    return lightness <= 1 && c <= 0.5 && h <= 360 ? { l: lightness, c, h } : null;
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (!hex) return null;
  const pairs = (hex.length === 3 ? hex.replace(/./g, "$&$&") : hex).match(/../g) ?? [];
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return fromLinear(r, g, b);
}

/**
 * Sets an accent colour in the theme's stylesheet. If it would be illegible on the site's background, or its
 * buttons would be, it is darkened (in the dark theme lightened) until it is not.
 *
 * @returns the new text, and a message for each theme that needed another lightness
 * @throws {UserError} if the stylesheet does not have the site's variables
 */
export function withAccent(css: string, accent: Color): { css: string; notes: string[] } {
  const notes: string[] = [];
  let text = css;
  for (const theme of THEMES) {
    const papers = papersOf(css, theme.selector);
    const color = readable(accent, papers, theme.darker);
    const strong = {
      ...color,
      l: Math.min(0.97, Math.max(0.1, color.l + theme.strong.l)),
      c: color.c * theme.strong.c,
    };
    const before = Math.min(...papers.map((paper) => contrast(accent, paper)));
    if (before < AA) {
      notes.push(
        `In the ${theme.name} theme its contrast would be ${before.toFixed(1)}:1 where ${AA}:1 is needed, so ${toCss(color)} is used instead.`,
      );
    }
    text = withVariable(text, theme.selector, "--accent", toCss(color));
    text = withVariable(text, theme.selector, "--accent-strong", toCss(inGamut(strong)));
  }
  return { css: text, notes };
}

/** The lowest contrast of the accent in each theme of a stylesheet. */
export function accentContrasts(css: string): number[] {
  return THEMES.flatMap(({ selector }) => {
    const accents = ["--accent", "--accent-strong"].map((name) => variable(css, selector, name));
    return papersOf(css, selector).flatMap((paper) => accents.map((one) => contrast(one, paper)));
  });
}

/** The backgrounds of the accent, and the text on it. */
function papersOf(css: string, selector: string): Color[] {
  const names = ["--paper", "--paper-raised", "--paper-sunk", "--on-accent"];
  return names.map((name) => variable(css, selector, name));
}

function readable(accent: Color, papers: Color[], direction: -1 | 1): Color {
  // Values are stored rounded, so the rounded one is checked.
  for (let l = Math.min(0.98, Math.max(0.02, accent.l)); l > 0 && l < 1; l += direction * STEP) {
    const color = rounded(inGamut({ ...accent, l }));
    if (papers.every((paper) => contrast(color, paper) >= AA)) return color;
  }
  throw new UserError("No lightness of this colour can be read on the site's paper.");
}

/** The block of a theme, e.g. `:root { … }`. */
function block(css: string, selector: string): { start: number; end: number } {
  const start = css.search(new RegExp(`(?:^|[\\s}])${selector.replace(".", "\\.")}\\s*\\{`));
  const end = css.indexOf("}", start);
  if (start < 0 || end < 0) throw new UserError(`src/theme.css has no block “${selector}”.`);
  return { start, end };
}

function declaration(css: string, selector: string, name: string) {
  const { start, end } = block(css, selector);
  const found = new RegExp(`(${name}:\\s*)([^;}]+)`).exec(css.slice(start, end));
  if (!found) throw new UserError(`src/theme.css has no ${name} in “${selector}”.`);
  const [, before = "", value = ""] = found;
  return { at: start + found.index + before.length, value };
}

function variable(css: string, selector: string, name: string): Color {
  const color = colorOf(declaration(css, selector, name).value.trim());
  if (color) return color;
  throw new UserError(
    `src/theme.css: ${name} in “${selector}” is not written as #rrggbb or oklch(…), so its contrast cannot be checked. Change the accent there by hand.`,
  );
}

function withVariable(css: string, selector: string, name: string, value: string): string {
  const { at, value: previous } = declaration(css, selector, name);
  return css.slice(0, at) + value + css.slice(at + previous.length);
}

function toCss({ l, c, h }: Color): string {
  return `oklch(${fixed(l)} ${fixed(c)} ${Math.round(h)})`;
}

function fixed(number: number): number {
  return Number(number.toFixed(3));
}

function rounded({ l, c, h }: Color): Color {
  return { l: fixed(l), c: fixed(c), h: Math.round(h) };
}

/** Reduces the chroma to what a screen can show at that lightness. */
function inGamut(color: Color): Color {
  let { c } = color;
  while (c > 0 && toLinear({ ...color, c }).some((part) => part < -0.0005 || part > 1.0005)) {
    c -= STEP / 5;
  }
  return { ...color, c: Math.max(0, c) };
}

/** Contrast of two colours, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = toLinear(color).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A colour of the light theme in sRGB, for what cannot read `oklch()`.
 *
 * @param name of the variable, with its hyphens
 * @throws {UserError} if it is missing, or written in another form
 */
export function hexOf(css: string, name: string): string {
  // Browsers clip what a screen cannot show.
  const parts = toLinear(variable(css, ":root", name)).map((part) => {
    const within = Math.min(1, Math.max(0, part));
    const encoded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code, through Oklab. */
function toLinear({ l, c, h }: Color): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinear(r: number, g: number, b: number): Color {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI + (bb < 0 ? 360 : 0) };
}

/** The accent of the light theme, as the stylesheet writes it. */
export function accentOf(css: string): string {
  return declaration(css, ":root", "--accent").value.trim();
}
