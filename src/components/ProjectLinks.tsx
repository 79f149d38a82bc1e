import { ArrowUpRight } from "lucide-react";
import type { Tables } from "@/lib/supabase/database.types";
import { buttonClass } from "./ui/button-class";
import { t } from "@/lib/words";

type Props = { project: Pick<Tables<"projects">, "title" | "github_url" | "live_url"> };

export function ProjectLinks({ project: { title, github_url, live_url } }: Props) {
  const links = [
    { label: t("Code"), href: github_url },
    { label: t("Demo"), href: live_url },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (links.length === 0) return null;
  return (
    <p className="relative z-1 flex gap-2">
      {links.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          aria-label={t("{label} of {title}", { label, title })}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "small")}
        >
          {label}
          <ArrowUpRight aria-hidden className="size-4 text-ink-muted" />
        </a>
      ))}
    </p>
  );
}
