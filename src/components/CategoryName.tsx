import { Link } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";

/** Colours by category; an unknown one gets the colour of "General". */
const colours = new Map([
  ["AI Development", "bg-category-ai"],
  ["Frontend", "bg-category-frontend"],
  ["Industry Insights", "bg-category-industry"],
  ["Machine Learning", "bg-category-learning"],
]);

type Props = {
  name: string;
  /** Whether it links to the articles of the category. */
  isLink?: boolean;
};

export function CategoryName({ name, isLink = false }: Props) {
  const className = "inline-flex items-center gap-2 text-ink";
  const content = (
    <>
      <span
        aria-hidden
        className={`size-2 shrink-0 ${colours.get(name) ?? "bg-category-general"}`}
      />
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
