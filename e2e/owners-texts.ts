/** The sample owner's texts in `src/content/`, and the texts of a page with their languages. */
import type { Page } from "@playwright/test";
import * as about from "@/content/about";
import * as blogroll from "@/content/blogroll";
import * as career from "@/content/career";
import * as home from "@/content/home";
import * as profile from "@/content/profile";
import * as services from "@/content/services";
import * as skills from "@/content/skills";
import * as testimonials from "@/content/testimonials";

/** Texts in the sample's language only. */
export const ownersTexts = new Set(
  textsIn([about, blogroll, career, home, profile, services, skills, testimonials]),
);

/** The texts in modules' exports that have more than four words and are not names. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(" ").length > 4 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The texts of a page, each with its declared language. */
export function textsOf(page: Page): Promise<{ text: string; lang: string | undefined }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { lang } = node.parentElement?.closest<HTMLElement>("[lang]") ?? {};
      texts.push({ text: node.nodeValue?.trim() ?? "", lang });
    }
    return texts;
  });
}
