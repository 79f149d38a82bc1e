import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ArticleHtml } from "@/components/ArticleHtml";
import type { Project } from "@/data/projects/public";

type Props = {
  project: Project;
  /** Identifies a navigation to this project; undefined when the URL names another. */
  visit: string | undefined;
};

/** The long description, collapsed by default. */
export function ProjectStory({ project, visit }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (visit !== undefined && details.current) details.current.open = true;
  }, [visit]);

  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group self-start border-t"
    >
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>
          <span className="group-open:hidden">Read more</span>
          <span className="hidden group-open:inline">Read less</span>
          <span className="sr-only"> about {project.title}</span>
        </span>
        <Plus
          aria-hidden
          className="size-4 transition-transform duration-200 ease-out group-open:rotate-45"
        />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-4 wrap-anywhere">
        <ArticleHtml id={project.id} html={project.long_description_html} isShown={isOpen} />
        {project.technologies.length > 0 && (
          <p className="label text-ink-muted">{project.technologies.join(" · ")}</p>
        )}
      </div>
    </details>
  );
}
