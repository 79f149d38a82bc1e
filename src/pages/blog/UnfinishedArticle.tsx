import { Link } from "react-router-dom";
import { readingPositions } from "@/lib/reading/positions";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** Links to the article that was last left unfinished. */
export function UnfinishedArticle() {
  const [last] = readingPositions();
  if (!last) return null;
  return (
    <Link
      to={paths.post(last.slug)}
      className="-my-1 max-w-full justify-self-end truncate py-1 text-ink hover:underline"
    >
      <span className="text-ink-muted max-sm:sr-only">{t("Continue reading:")}</span>
      <span aria-hidden className="text-ink-muted sm:hidden">
        {t("Continue:")}
      </span>{" "}
      {last.title}
    </Link>
  );
}
