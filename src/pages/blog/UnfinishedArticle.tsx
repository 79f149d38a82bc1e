import { Link } from "react-router-dom";
import { keptPlaces } from "@/lib/reading/places";
import { paths } from "@/paths";

/** Leads to the article that was left before its end last. */
export function UnfinishedArticle() {
  const [last] = keptPlaces();
  if (!last) return null;
  return (
    <Link
      to={paths.post(last.slug)}
      className="-my-1 max-w-full justify-self-end truncate py-1 text-ink hover:underline"
    >
      <span className="text-ink-muted">
        Continue<span className="max-sm:sr-only"> reading</span>:
      </span>{" "}
      {last.title}
    </Link>
  );
}
