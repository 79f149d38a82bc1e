import mermaid, { type MermaidConfig } from "mermaid";
import type { Drawing } from "./diagrams";
import { slimSvg } from "./slim-svg";

/** The width available for a diagram in an article; Gantt charts fill it. */
const WIDTH = 720;

/** The site's colours (src/theme.css); Mermaid mixes them and cannot read `oklch()`. */
const COLORS = {
  light: {
    darkMode: false,
    background: "#f9f5ee",
    primaryColor: "#fdfbf7",
    primaryTextColor: "#1d1915",
    primaryBorderColor: "#857c71",
    lineColor: "#5b544c",
    secondaryColor: "#f0eadf",
    tertiaryColor: "#f9f5ee",
    noteBkgColor: "#f0eadf",
    noteTextColor: "#1d1915",
    noteBorderColor: "#857c71",
  },
  dark: {
    darkMode: true,
    background: "#14100c",
    primaryColor: "#1d1915",
    primaryTextColor: "#efe8dc",
    primaryBorderColor: "#746b61",
    lineColor: "#aba398",
    secondaryColor: "#2a2520",
    tertiaryColor: "#14100c",
    noteBkgColor: "#2a2520",
    noteTextColor: "#efe8dc",
    noteBorderColor: "#746b61",
  },
};

const CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: "strict",
  suppressErrorRendering: true,
  deterministicIds: true,
  // HTML in an SVG image may be laid out differently than it was measured.
  htmlLabels: false,
  // Readers see the image in a system font, so this is one with the same widths everywhere.
  fontFamily: "Arial, Helvetica, sans-serif",
  theme: "base",
  look: "classic",
  secure: [
    ..."secure securityLevel startOnLoad maxTextSize suppressErrorRendering maxEdges".split(" "),
    ..."htmlLabels fontFamily theme themeVariables themeCSS".split(" "),
  ],
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a Mermaid diagram in the browser. Mermaid's configuration is global, so it draws one at a
 * time.
 */
export async function drawWithMermaid(text: string): Promise<Drawing> {
  const drawing = last.then(async () => ({
    light: await drawIn("light", text),
    dark: await drawIn("dark", text),
  }));
  last = drawing.catch(() => undefined);
  return drawing;
}

async function drawIn(theme: keyof Drawing, text: string): Promise<string> {
  const container = document.createElement("div");
  container.ariaHidden = "true";
  container.style.cssText = `position:fixed;top:0;left:-9999px;width:${WIDTH}px;visibility:hidden`;
  document.body.append(container);
  try {
    mermaid.initialize({ ...CONFIG, themeVariables: COLORS[theme] });
    const { svg } = await mermaid.render("d", text, container);
    return slimSvg(svg);
  } finally {
    container.remove();
  }
}
