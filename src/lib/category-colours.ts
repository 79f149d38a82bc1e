/** The name of a colour in `src/theme.css`, after `--category-`. */
export type CategoryColour = "ai" | "frontend" | "industry" | "learning" | "general";

const colours = new Map<string, CategoryColour>([
  ["AI Development", "ai"],
  ["Frontend", "frontend"],
  ["Industry Insights", "industry"],
  ["Machine Learning", "learning"],
]);

/** The colour of a category; an unknown one gets that of "General". */
export function colourOf(category: string): CategoryColour {
  return colours.get(category) ?? "general";
}
