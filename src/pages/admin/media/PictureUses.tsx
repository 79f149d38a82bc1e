import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { mediaUsesQuery, type PictureUse } from "@/data/media/library";
import { paths } from "@/paths";
import { t } from "@/lib/words";

const USES: Record<PictureUse["kind"], { noun: string; pathOf: (id: string) => string }> = {
  posts: { noun: t("Post"), pathOf: paths.post },
  pages: { noun: t("Page"), pathOf: paths.adminPage },
  projects: { noun: t("Project"), pathOf: paths.project },
  "working copies": { noun: t("Not saved yet"), pathOf: () => paths.adminPosts },
  "working copies of pages": { noun: t("Not saved yet"), pathOf: () => paths.adminPages },
  revisions: { noun: t("Earlier version"), pathOf: paths.adminPost },
  "revisions of pages": { noun: t("Earlier version"), pathOf: paths.adminPage },
  bin: { noun: t("Bin"), pathOf: () => paths.adminBin },
};

export function PictureUses({ id }: { id: string }) {
  const uses = useQuery(mediaUsesQuery(id));
  return (
    <section aria-labelledby="uses-heading" className="grid gap-2 border-t pt-4">
      <h3 id="uses-heading" className="text-sm font-medium">
        {t("Where it is used")}
      </h3>
      {uses.isPending && (
        <p role="status" className="text-sm text-ink-muted">
          {t("Looking…")}
        </p>
      )}
      {uses.isError && <ErrorState message={uses.error.message} query={uses} />}
      {uses.data?.length === 0 && (
        <p className="text-sm text-ink-muted">{t("No post, page or project shows it.")}</p>
      )}
      {uses.data && uses.data.length > 0 && (
        <List aria-label={t("Where it is used")} className="grid gap-1">
          {uses.data.map((use) => (
            <li key={use.kind + use.id} className="flex items-baseline gap-3">
              <span className="shrink-0 label text-ink-muted">{USES[use.kind].noun}</span>
              <Link
                to={USES[use.kind].pathOf(use.id)}
                className="py-1 wrap-anywhere underline underline-offset-4 hover:text-accent"
              >
                {use.title || t("Untitled")}
              </Link>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
