import { INK, onSand, PAPER, SIGNAL } from "./palette.ts";
import type { Drawing } from "./sheet.ts";
import { area, disc, element, type Point, rect, repeat, ring, stroke } from "./svg.ts";

const size = 240;
const round = { "stroke-linecap": "round" } as const;

const face = "M84 80V122C84 148 100 166 120 166C140 166 156 148 156 122V80Z";
const hair =
  "M78 118C66 74 88 44 126 44C160 44 176 78 162 118L156 118V104C146 102 136 96 130 84C120 96 102 104 84 104V118Z";
const shoulders = "M0 240C6 204 52 188 104 182V150H136V182C188 188 234 204 240 240Z";

/** The site's sample owner, as a plotter would see them: a few shapes and many even lines. */
export function portrait(): Drawing {
  const body =
    disc([120, 112], 80, SIGNAL) +
    area(shoulders, INK) +
    clipped("neck", "M104 150H136V186C126 196 114 196 104 186Z", rect(0, 0, size, size, PAPER)) +
    knit() +
    disc([82, 124], 9, PAPER) +
    disc([158, 124], 9, PAPER) +
    area(face, PAPER) +
    area(hair, INK) +
    strands() +
    features();
  const closer = element("g", { transform: "translate(-14.4 -28.8) scale(1.12)" }, body);
  return { width: size, height: size, body: rect(0, 0, size, size, onSand.ground) + closer };
}

function features(): string {
  const eyes: Point[] = [
    [103, 121],
    [137, 121],
  ];
  return (
    eyes.map((eye) => ring(eye, 13, INK, 3) + disc(eye, 3.5, INK)).join("") +
    stroke("M116 119Q120 115 124 119", INK, 3) +
    stroke("M120 129C120 134 117 137 121 138", INK, 2, round) +
    stroke("M107 147Q120 160 133 147", INK, 3, round)
  );
}

function strands(): string {
  return clipped(
    "hair",
    hair,
    repeat(9, (i) => ring([136, 118], 26 + i * 7, onSand.mid, 1)),
  );
}

function knit(): string {
  return clipped(
    "knit",
    "M0 240C6 204 52 188 104 182C108 198 132 198 136 182C188 188 234 204 240 240Z",
    repeat(14, (i) => ring([120, 168], 28 + i * 8, onSand.mid, 1)),
  );
}

function clipped(id: string, shape: string, content: string): string {
  return (
    element("clipPath", { id }, element("path", { d: shape })) +
    element("g", { "clip-path": `url(#${id})` }, content)
  );
}
