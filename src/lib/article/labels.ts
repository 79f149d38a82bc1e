import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

/**
 * Says in the site's language what the Markdown renderer says in English: titles of callouts without one of their own,
 * the heading of footnotes, names of footnotes and tasks. What is stored stays English: the site's language can change.
 *
 * @param body of an article, from sanitized HTML
 */
export function translateLabels(body: ParentNode): void {
  const titles = new Map([
    ["Note", t("Note")],
    ["Tip", t("Tip")],
    ["Important", t("Important")],
    ["Warning", t("Warning")],
    ["Caution", t("Caution")],
    ["Footnotes", t("Footnotes")],
    ["This diagram cannot be drawn", t("This diagram cannot be drawn")],
  ]);
  for (const title of body.querySelectorAll(".callout > .callout-title, .footnotes > h2")) {
    const translation = titles.get(title.textContent);
    if (translation === undefined || translation === title.textContent) continue;
    title.textContent = translation;
    // The interface within an article, which may be of another language.
    title.setAttribute("lang", PAGE_LANGUAGE);
  }
  for (const element of body.querySelectorAll("a[aria-label], input[aria-label]")) {
    const label = element.getAttribute("aria-label") ?? "";
    const [, what, number = ""] =
      /^(Footnote|Back to reference|Done)(?: ([\d-]+))?$/.exec(label) ?? [];
    if (what === undefined) continue;
    const translations: Record<string, string> = {
      Footnote: t("Footnote {number}", { number }),
      "Back to reference": t("Back to reference {number}", { number }),
      Done: t("Done"),
    };
    element.setAttribute("aria-label", translations[what] ?? label);
  }
}
