import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { byEnglish, t } from "@/lib/words";

const titles = byEnglish(
  "Note",
  "Tip",
  "Important",
  "Warning",
  "Caution",
  "Footnotes",
  "This diagram cannot be drawn",
);

/**
 * Translates the Markdown renderer's English words into the site's language: default titles of callouts, the
 * heading of footnotes, names of footnotes and tasks. What is stored stays English: the site's language can
 * change.
 *
 * @param body of an article, from sanitized HTML
 */
export function translateLabels(body: ParentNode): void {
  for (const title of body.querySelectorAll(".callout > .callout-title, .footnotes > h2")) {
    const translation = titles[title.textContent] ?? title.textContent;
    if (translation === title.textContent) continue;
    title.textContent = translation;
    // Interface text within an article, which may be in another language.
    title.setAttribute("lang", PAGE_LANGUAGE);
  }
  for (const element of body.querySelectorAll("a[aria-label], input[aria-label]"))
    element.setAttribute("aria-label", translated(element.getAttribute("aria-label") ?? ""));
}

function translated(label: string): string {
  if (label === "Done") return t("Done");
  const [, noun, number = ""] = /^(Footnote|Back to reference)(?: ([\d-]+))?$/.exec(label) ?? [];
  if (noun === "Footnote") return t("Footnote {number}", { number });
  return noun ? t("Back to reference {number}", { number }) : label;
}
