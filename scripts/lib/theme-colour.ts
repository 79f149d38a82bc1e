import fs from "node:fs";
import path from "node:path";
import { hexOf } from "../setup/accent.ts";
import { root } from "./root.ts";
import { UserError } from "./user-error.ts";

const THEME = path.join(root, "src/theme.css");

/**
 * A colour of the light theme in sRGB, for files that are drawn by the build.
 *
 * @param name of the variable in `src/theme.css`
 * @param otherwise for one that the owner has written in a form that is not understood
 */
export function themeColour(name: string, otherwise: string): string {
  try {
    return hexOf(fs.readFileSync(THEME, "utf8"), name);
  } catch (error) {
    if (error instanceof UserError) return otherwise;
    throw error;
  }
}
