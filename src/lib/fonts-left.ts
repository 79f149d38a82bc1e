/**
 * Takes the site's faces into use on a new page where they would have moved the one before, which
 * `late-fonts.ts` has named on `<html>`.
 *
 * @param path of the page that is shown
 */
export function applyFontsLeft(path: string): void {
  const { dataset } = document.documentElement;
  if (dataset["fonts"] && dataset["fonts"] !== path) dataset["fonts"] = "used";
}
