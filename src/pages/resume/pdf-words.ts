import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

export type PdfWords = Record<
  "title" | "subject" | "experience" | "education" | "skills",
  string
> & {
  /** What they are written in, BCP 47. */
  language: string;
};

/** What the PDF of the resume says besides the owner's words: about the whole, and above its parts. */
export function pdfWords({ name, role }: { name: string; role: string }): PdfWords {
  return {
    title: t("Resume"),
    subject: t("Resume of {name}, {role}", { name, role }),
    experience: t("Experience"),
    education: t("Education"),
    skills: t("Technical Skills"),
    language: PAGE_LANGUAGE,
  };
}
