import { Download } from "lucide-react";
import { useState } from "react";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { career, type CareerEntry, yearsOf } from "@/content/career";
import { profile } from "@/content/profile";
import { skillCategories } from "@/content/skills";

export function ResumePage() {
  return (
    <Page title="Resume" description={`Experience, education and skills of ${profile.name}.`}>
      <PageHeader
        label="07 — Resume"
        title={profile.name}
        lead={`${profile.role}, ${profile.location}. ${profile.introduction}`}
      >
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <DownloadButton />
        </div>
      </PageHeader>
      <div className="page-width grid gap-16">
        <Entries title="Experience" entries={career.filter(({ kind }) => kind === "work")} />
        <Entries title="Education" entries={career.filter(({ kind }) => kind === "education")} />
        <section aria-labelledby="technical-skills">
          <h2 id="technical-skills" className="font-serif text-headline">
            Technical Skills
          </h2>
          <dl className="mt-8 grid border-t sm:grid-cols-2 sm:gap-x-8">
            {skillCategories.map(({ id, name, skills }) => (
              <div key={id} className="grid gap-1 border-b py-5 break-inside-avoid">
                <dt className="label text-ink-muted">{name}</dt>
                <dd>{skills.map((skill) => skill.name).join(" · ")}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Page>
  );
}
