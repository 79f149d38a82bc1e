import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

export type PdfTexts = Record<
  "title" | "subject" | "experience" | "education" | "skills",
  string
> & {
  /** The language of the texts, BCP 47. */
  language: string;
};

/** The texts that the site adds to the resume's PDF: metadata and section headings. */
export function pdfTexts({ name, role }: { name: string; role: string }): PdfTexts {
  return {
    title: t("Resume"),
    subject: t("Resume of {name}, {role}", { name, role }),
    experience: t("Experience"),
    education: t("Education"),
    skills: t("Technical Skills"),
    language: PAGE_LANGUAGE,
  };
}
