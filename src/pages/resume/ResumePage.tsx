import { useQuery } from "@tanstack/react-query";
import { DownloadResumeLink } from "@/components/DownloadResumeLink";
import { Page } from "@/components/Page";
import { List } from "@/components/ui/List";
import { paths } from "@/paths";
import { numberedLabel, twoDigits } from "@/sections";
import { resumeOf, type Resume, type ResumeEntry } from "@/content/resume";
import { siteSettingsQuery } from "@/data/settings/public";
import { ResumeData } from "./ResumeData";
import { ResumeEntryItem } from "./ResumeEntryItem";
import { useId, type ReactNode } from "react";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function ResumePage() {
  const { data: settings } = useQuery(siteSettingsQuery());
  const resume = resumeOf(settings);
  return (
    <Page
      title={t("Resume")}
      description={t("Experience, education and skills of {name}, {role}.", {
        name: resume.name,
        role: resume.role,
      })}
    >
      <ResumeData resume={resume} />
      <div className="page-width max-w-5xl pt-12 md:pt-20 print:max-w-none print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-4 pb-6 print:hidden">
          <p className="label text-ink-muted">{numberedLabel(paths.resume, t("Resume"))}</p>
          <DownloadResumeLink name={resume.name} label={t("Download PDF")} />
        </div>
        <article className="relative border bg-paper-raised px-5 py-10 sm:p-12 lg:p-20 print:border-0 print:p-0">
          <CropMarks />
          <header className="grid gap-4 print:gap-2">
            <h1 className="font-serif text-display tracking-[-0.015em] print:text-[30pt]">
              {resume.name}
              <span className="sr-only"> — {t("Resume")}</span>
            </h1>
            <p className="text-lead print:text-base">
              <span {...asWritten(resume.role)}>{resume.role}</span>, {resume.location}
            </p>
            <List aria-label={t("Contact")} className="flex flex-wrap gap-x-6 gap-y-1 label">
              {resume.contacts.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    {...(href.startsWith("https:") && {
                      target: "_blank",
                      rel: "noopener noreferrer",
                    })}
                    className="inline-flex min-h-6 items-center text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </List>
          </header>
          <p
            {...asWritten(resume.introduction)}
            className="mt-8 border-t pt-8 text-lead sm:ps-40 lg:ps-52 print:mt-4 print:ps-32 print:pt-4 print:text-base"
          >
            {resume.introduction}
          </p>
          {sectionsOf(resume).map(({ title, entries }, index) => (
            <ResumeSection key={title} number={index + 1} title={title}>
              {entries}
            </ResumeSection>
          ))}
        </article>
      </div>
    </Page>
  );
}

function entryItem(entry: ResumeEntry) {
  const { title, organisation, years } = entry;
  return <ResumeEntryItem key={`${title} ${organisation} ${years}`} entry={entry} />;
}

/** The sections that have entries. */
function sectionsOf({ experience, education, skills }: Resume) {
  return [
    { title: t("Experience"), entries: experience.map(entryItem) },
    { title: t("Education"), entries: education.map(entryItem) },
    {
      title: t("Technical Skills"),
      entries: skills.length === 0 ? [] : [<ResumeSkills key="skills" skills={skills} />],
    },
  ].filter(({ entries }) => entries.length > 0);
}

function ResumeSkills({ skills }: Pick<Resume, "skills">) {
  return (
    <dl className="grid break-inside-avoid gap-4 sm:gap-2 print:gap-0 print:leading-snug">
      {skills.map(({ category, names }) => (
        <div
          key={category}
          className="break-inside-avoid sm:grid sm:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_1fr] print:grid-cols-[8rem_1fr]"
        >
          <dt {...asWritten(category)} className="pt-[0.2em] label text-ink-muted">
            {category}
          </dt>
          <dd>{names.join("\u00a0· ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Crop marks outside the corners of the sheet, where the page has margins for them. */
function CropMarks() {
  return (
    <div aria-hidden className="pointer-events-none max-md:hidden print:hidden">
      {["top-0 -left-5", "top-0 -right-5", "bottom-0 -left-5", "-right-5 bottom-0"].map(
        (position) => (
          <span key={position} className={`absolute h-px w-3 bg-line-strong ${position}`} />
        ),
      )}
      {["-top-5 inset-s-0", "-top-5 inset-e-0", "-bottom-5 inset-s-0", "inset-e-0 -bottom-5"].map(
        (position) => (
          <span key={position} className={`absolute h-3 w-px bg-line-strong ${position}`} />
        ),
      )}
    </div>
  );
}

type Props = { number: number; title: string; children: ReactNode };

function ResumeSection({ number, title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-t pt-4 print:mt-3 print:pt-2">
      <h2 id={id} className="mb-6 label text-accent print:mb-2">
        <span aria-hidden>{twoDigits(number)} — </span>
        {title}
      </h2>
      <div className="grid gap-10 print:gap-4">{children}</div>
    </section>
  );
}
