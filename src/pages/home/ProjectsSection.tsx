import { ArrowUpRight } from "lucide-react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { Badge } from "@/components/ui/Badge";
import { buttonClass } from "@/components/ui/button-class";
import { chatProject } from "@/content/home";
import { paths } from "@/paths";
import { CodeDemos } from "./CodeDemos";
import { Section, type SectionProps } from "./Section";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function ProjectsSection({ number }: SectionProps) {
  return (
    <Section
      id="projects"
      label={`${number} — ${t("Projects")}`}
      title={t("On the bench right now")}
      more={{ to: paths.projects, label: t("All projects") }}
    >
      <article className="grid gap-8 lg:grid-cols-12 lg:items-center lg:not-has-[img]:block">
        <div className="bg-paper-sunk empty:hidden lg:col-span-7">
          <ImageWithFallback
            src={chatProject.image}
            alt=""
            width={960}
            height={540}
            sizes="(width >= 64rem) 39rem, 100vw"
            className="aspect-video w-full object-cover"
          />
        </div>
        <div className="grid justify-items-start gap-4 lg:col-span-5">
          <Badge tone="warning">{t("Under Maintenance")}</Badge>
          <h3 {...asWritten(chatProject.title)} className="font-serif text-headline">
            {chatProject.title}
          </h3>
          <p {...asWritten(chatProject.description)} className="max-w-measure text-ink-muted">
            {chatProject.description}
          </p>
          <a
            href={chatProject.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("secondary")}
          >
            {t("View the code")}
            <ArrowUpRight aria-hidden className="size-4" />
          </a>
        </div>
      </article>
      <CodeDemos number={number} />
    </Section>
  );
}
