import { ArrowUpRight } from "lucide-react";
import { buttonClass } from "./ui/button-class";

type Props = {
  /** Addresses by network; an empty one is left out. */
  links: { github: string; linkedin: string; twitter: string };
};

const names = { github: "GitHub", linkedin: "LinkedIn", twitter: "Twitter" } as const;

export function SocialLinks({ links }: Props) {
  const networks = (["github", "linkedin", "twitter"] as const).filter((network) => links[network]);
  if (networks.length === 0) return null;
  return (
    <ul aria-label="Social profiles" className="flex flex-wrap gap-2">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={links[network]}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("secondary", "small", "min-h-11")}
          >
            {names[network]}
            <ArrowUpRight aria-hidden className="size-4 text-ink-muted" />
          </a>
        </li>
      ))}
    </ul>
  );
}
