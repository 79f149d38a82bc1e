import { siteUrl } from "@/lib/seo/site-url";
import { shownAuthor } from "@/lib/text/author";
import { paths } from "@/paths";
import { useSite } from "./site-context";

type Props = {
  stored: string;
  className?: string;
};

/** The author of an article, for readers and as https://microformats.org/wiki/h-card. */
export function AuthorName({ stored, className = "" }: Props) {
  const { owner } = useSite();
  const name = shownAuthor(stored, owner.name);
  return (
    <span className={`p-author h-card ${className}`}>
      {name}
      {name === owner.name && <data className="u-url" value={siteUrl(paths.home)} />}
    </span>
  );
}
