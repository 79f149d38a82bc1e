import { OrderedList } from "@/components/ui/List";
import { career } from "@/content/career";
import { yearsOf } from "@/lib/format/years-of";
import { paths } from "@/paths";
import { Section, type SectionProps } from "./Section";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function ExperienceSection({ number }: SectionProps) {
  return (
    <Section
      id="experience"
      label={`${number} — ${t("Experience")}`}
      title={t("Where I have been, and what came of it")}
      more={{ to: paths.resume, label: t("The whole resume") }}
    >
      <OrderedList>
        {career.map((entry) => (
          <li
            key={`${entry.title} ${entry.organisation} ${yearsOf(entry)}`}
            className="grid gap-x-8 gap-y-2 border-t py-6 last:border-b md:grid-cols-12 md:py-8"
          >
            <p className="pt-1.5 label text-ink-muted md:col-span-3">
              {yearsOf(entry)}
              <span className="ms-3 text-accent md:max-lg:ms-0 md:max-lg:block">
                {entry.kind === "work" ? t("Work") : t("Education")}
              </span>
            </p>
            <div className="md:col-span-4">
              <h3 {...asWritten(entry.title)} className="font-serif text-title">
                {entry.title}
              </h3>
              <p className="text-ink-muted">{entry.organisation}</p>
            </div>
            <p {...asWritten(entry.summary)} className="text-ink-muted md:col-span-5">
              {entry.summary}
            </p>
          </li>
        ))}
      </OrderedList>
    </Section>
  );
}
