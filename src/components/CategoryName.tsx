import { Link } from "react-router-dom";
import { colourOf, type CategoryColour } from "@/lib/category-colours";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";

/** Whole, so that Tailwind finds them. */
const backgrounds: Record<CategoryColour, string> = {
  ai: "bg-category-ai",
  frontend: "bg-category-frontend",
  industry: "bg-category-industry",
  learning: "bg-category-learning",
  general: "bg-category-general",
};

type Props = {
  name: string;
  /** Whether it links to the articles of the category. */
  isLink?: boolean;
};

export function CategoryName({ name, isLink = false }: Props) {
  const className = "inline-flex items-center gap-2 text-ink";
  const content = (
    <>
      <span aria-hidden className={`size-2 shrink-0 ${backgrounds[colourOf(name)]}`} />
      {name}
    </>
  );
  return isLink ? (
    <Link
      to={paths.category(name)}
      className={classNames(className, "relative z-1 -my-0.5 py-0.5 hover:text-accent")}
    >
      {content}
    </Link>
  ) : (
    <span className={className}>{content}</span>
  );
}
