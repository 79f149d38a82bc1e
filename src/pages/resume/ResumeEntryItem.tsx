import { List } from "@/components/ui/List";
import type { ResumeEntry } from "@/content/resume";
import { asWritten } from "@/lib/text/as-written";

type Props = { entry: ResumeEntry };

/** One position or degree, with its place and years beside it. */
export function ResumeEntryItem({ entry }: Props) {
  return (
    <article className="sm:grid sm:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_1fr] print:grid-cols-[8rem_1fr] print:leading-snug">
      <p className="mb-2 flex gap-x-4 label text-ink-muted sm:grid sm:content-start sm:pt-2">
        <span>{entry.years}</span>
        <span>{entry.location}</span>
      </p>
      <div>
        <h3 {...asWritten(entry.title)} className="font-serif text-title">
          {entry.title}
        </h3>
        <p className="mt-1 font-medium print:mt-0">{entry.organisation}</p>
        <p {...asWritten(entry.summary)} className="mt-3 print:mt-1">
          {entry.summary}
        </p>
        <List className="mt-3 grid gap-2 print:mt-1 print:gap-0.5">
          {entry.highlights.map((highlight) => (
            <li
              key={highlight}
              {...asWritten(highlight)}
              className="relative ps-5 before:absolute before:inset-s-0 before:text-accent before:content-['–']"
            >
              {highlight}
            </li>
          ))}
        </List>
        <p className="mt-4 label text-ink-muted print:mt-1">
          {entry.technologies.join("\u00a0· ")}
        </p>
      </div>
    </article>
  );
}
