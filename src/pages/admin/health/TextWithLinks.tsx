import { Link } from "react-router-dom";

type Props = {
  /** With links as in Markdown, `[words](/path)`. */
  text: string;
};

/** A sentence whose links lead to pages of this site. */
export function TextWithLinks({ text }: Props) {
  // Words and paths are caught, and stand between what is around them.
  const parts = text.split(/\[([^\]]+)\]\((\/[^)]*)\)/);
  return parts.map((part, place) => {
    if (place % 3 === 2) return null;
    const path = place % 3 === 1 ? parts[place + 1] : undefined;
    if (path === undefined) return part;
    return (
      <Link
        key={path + part}
        to={path}
        className="underline decoration-line-strong underline-offset-4 hover:text-accent"
      >
        {part}
      </Link>
    );
  });
}
