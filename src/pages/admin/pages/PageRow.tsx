import { Eye, Pencil } from "lucide-react";
import { RowMenu } from "@/components/admin/RowMenu";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import type { PageListItem } from "@/data/pages/admin";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { inLanguage } from "@/lib/text/language";
import { pagePlaceNames } from "@/data/pages/labels";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { page: PageListItem; onEdit: () => void; onDelete: () => void };

/** Id of the button of a page's menu, to restore focus. */
export function pageMenuId(pageId: string): string {
  return `page-menu-${pageId}`;
}

const actionClass = "max-md:min-h-11";

export function PageRow({ page, onEdit, onDelete }: Props) {
  const { id, title, path, description, language, place, published, indexed } = page;
  return (
    <article
      aria-labelledby={`page-${id}`}
      className="grid gap-3 p-4 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:gap-x-5"
    >
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap gap-2">
          {published ? <Badge tone="success">{t("Published")}</Badge> : <Badge>{t("Draft")}</Badge>}
          {place !== "nowhere" && (
            <Badge>
              <span className="capitalize">{pagePlaceNames[place] ?? place}</span>
            </Badge>
          )}
          {!indexed && <Badge tone="warning">{t("Not indexed")}</Badge>}
        </p>
        <h2
          id={`page-${id}`}
          {...inLanguage(language)}
          className="line-clamp-3 font-serif text-xl/tight wrap-anywhere @2xl:text-[1.375rem]/tight"
        >
          {title}
        </h2>
        {description && (
          <p {...inLanguage(language)} className="line-clamp-2 text-sm text-ink-muted">
            {description}
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 label text-ink-muted">
          <span className="wrap-anywhere text-ink">/{path}</span>
          <span>
            {t("Edited {time}", {
              time: <time dateTime={page.updated_at}>{formatShortDate(page.updated_at)}</time>,
            })}
          </span>
        </p>
      </div>
      <div className="flex items-center gap-2 @2xl:self-start">
        <ButtonLink to={paths.ownPage(path)} variant="ghost" size="small" className={actionClass}>
          <Eye aria-hidden className="size-4" />
          {t("View {title}", { title: <span className="sr-only">{title}</span> })}
        </ButtonLink>
        <Button variant="secondary" size="small" className={actionClass} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {t("Edit {title}", { title: <span className="sr-only">{title}</span> })}
        </Button>
        <RowMenu
          id={pageMenuId(id)}
          label={t("More for {title}", { title })}
          className="@max-2xl:ms-auto"
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
