import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { t } from "@/lib/words";

export type PdfWords = Record<
  "title" | "subject" | "experience" | "education" | "skills",
  string
> & {
  /** The language of the texts, BCP 47. */
  language: string;
};

/** The texts of the resume's PDF that are not the owner's: metadata and section headings. */
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
