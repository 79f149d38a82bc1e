import { Link } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import { paths } from "@/paths";
import { List } from "./ui/List";
import { t } from "@/lib/words";

type Props = {
  tags: readonly string[];
  /** False if nothing may link away from the page. */
  areLinks?: boolean;
  className: string;
  tagClassName?: string;
};

/** The tags of an article, with links to the articles that have them. */
export function PostTags({ tags, areLinks = true, className, tagClassName = "" }: Props) {
  if (tags.length === 0) return null;
  return (
    <List
      aria-label={t("Tags")}
      className={classNames("flex flex-wrap label wrap-anywhere text-ink-muted", className)}
    >
      {tags.map((tag) => (
        <li key={tag}>
          {areLinks ? (
            <Link
              to={paths.tag(tag)}
              className={classNames("relative z-1 block py-0.5 hover:text-accent", tagClassName)}
            >
              #<span className="p-category">{tag}</span>
            </Link>
          ) : (
            <span className={classNames("block py-0.5", tagClassName)}>#{tag}</span>
          )}
        </li>
      ))}
    </List>
  );
}
