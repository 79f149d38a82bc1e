import { Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { classNames } from "@/lib/class-names";
import { inLanguage } from "@/lib/text/language";
import { t } from "@/lib/words";
import { RowMenu } from "./RowMenu";

type Props = {
  /** BCP 47, if it may differ from the site's. */
  record: { id: string; title: string; language?: string };
  description?: string;
  /** In lists of records with pictures: its picture, or the icon that replaces it. */
  picture?: { src: string | null; icon: ReactNode };
  /** Shown above the title, to be seen at once. */
  badges?: ReactNode;
  /** Its public page, if it has one. */
  viewPath?: string;
  /** Opens its editor, or links to it. */
  edit: (() => void) | { to: string; state: object };
  onDelete: () => void;
  /** Further items of the menu, above Delete. */
  menu?: ReactNode;
  children: ReactNode;
};

/** Id of the button of a record's menu, to restore focus. */
export function rowMenuId(id: string): string {
  return `record-menu-${id}`;
}

export function RecordRow({
  record: { id, title, language },
  description,
  picture,
  badges,
  viewPath,
  edit,
  onDelete,
  menu,
  children,
}: Props) {
  const editLabel = (
    <>
      <Pencil aria-hidden className="size-4" />
      {t("Edit {title}", { title: <span className="sr-only">{title}</span> })}
    </>
  );
  return (
    <article
      aria-labelledby={`record-${id}`}
      className={classNames(
        "grid gap-x-4 gap-y-3 p-4 @2xl:gap-x-5 @2xl:gap-y-2",
        picture
          ? "grid-cols-[min(6rem,33%)_minmax(0,1fr)] @2xl:grid-cols-[10rem_minmax(0,1fr)_auto]"
          : "grid-cols-[minmax(0,1fr)] @2xl:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      {picture && (
        <div className="relative grid aspect-video place-items-center self-start bg-paper-sunk text-line-strong @2xl:row-span-2">
          {picture.icon}
          {picture.src && (
            <ImageWithFallback
              src={picture.src}
              alt=""
              width={480}
              height={270}
              sizes="10rem"
              className="absolute inset-0 size-full object-cover"
            />
          )}
        </div>
      )}
      <div className="grid content-start gap-1.5">
        {badges && <p className="flex flex-wrap gap-2">{badges}</p>}
        <h2
          id={`record-${id}`}
          {...inLanguage(language)}
          className="line-clamp-3 font-serif text-xl/tight wrap-anywhere @2xl:text-[1.375rem]/tight"
        >
          {title}
        </h2>
      </div>
      <div className="col-span-full grid content-start gap-2 @2xl:col-span-1">
        {description && (
          <p {...inLanguage(language)} className="line-clamp-2 text-sm text-ink-muted">
            {description}
          </p>
        )}
        {children}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 @2xl:col-span-1 @2xl:-col-end-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-start">
        {viewPath !== undefined && (
          <ButtonLink to={viewPath} variant="ghost" size="small" className="@max-2xl:-ms-3">
            <Eye aria-hidden className="size-4" />
            {t("View {title}", { title: <span className="sr-only">{title}</span> })}
          </ButtonLink>
        )}
        {typeof edit === "function" ? (
          <Button variant="secondary" size="small" onClick={edit}>
            {editLabel}
          </Button>
        ) : (
          <ButtonLink {...edit} variant="secondary" size="small">
            {editLabel}
          </ButtonLink>
        )}
        <RowMenu
          id={rowMenuId(id)}
          label={t("More for {title}", { title })}
          className="@max-2xl:ms-auto"
          onDelete={onDelete}
        >
          {menu}
        </RowMenu>
      </div>
    </article>
  );
}
