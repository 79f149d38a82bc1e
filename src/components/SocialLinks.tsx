import { ArrowUpRight } from "lucide-react";
import { socialProfiles, type Socials } from "./social-profiles";
import { List } from "./ui/List";
import { buttonClass } from "./ui/button-class";
import { t } from "@/lib/words";

type Props = { links: Socials };

export function SocialLinks({ links }: Props) {
  const profiles = socialProfiles(links);
  if (profiles.length === 0) return null;
  return (
    <List aria-label={t("Social profiles")} className="flex flex-wrap gap-2">
      {profiles.map(({ name, link }) => (
        <li key={name}>
          <a {...link} className={buttonClass("secondary", "small", "u-url min-h-11")}>
            {name}
            <ArrowUpRight aria-hidden className="size-4 text-ink-muted" />
          </a>
        </li>
      ))}
    </List>
  );
}
