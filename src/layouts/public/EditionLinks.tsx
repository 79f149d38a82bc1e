import { otherEditions } from "@/lib/editions";
import { useEditionLink } from "../edition-link";

/** Links to this page in the site's other languages. */
export function EditionLinks({ className }: { className: string }) {
  const linkTo = useEditionLink();
  return otherEditions.map((edition) => (
    <a key={edition.language} {...linkTo(edition)} className={className}>
      {edition.name}
    </a>
  ));
}
