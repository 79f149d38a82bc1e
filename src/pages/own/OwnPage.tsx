import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useParams } from "react-router-dom";
import { useIsOwner } from "@/auth/use-is-owner";
import { ArticleHeader } from "@/components/ArticleHeader";
import { ArticleHtml } from "@/components/ArticleHtml";
import { ArticleSkeleton } from "@/components/ArticleSkeleton";
import { MissingContent } from "@/components/MissingContent";
import { Page } from "@/components/Page";
import { Badge } from "@/components/ui/Badge";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { useCurrentSlug } from "@/components/use-current-slug";
import { ownPageQuery, type OwnPage as StoredPage } from "@/data/pages/one";
import { isFileAt, loadAnew } from "@/lib/browser/site-files";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { openingText } from "@/lib/html/plain-text";
import { retryOf } from "@/lib/requests/retry-of";
import { paths } from "@/paths";
import { OwnPageHead } from "./OwnPageHead";
import { t } from "@/lib/words";

const ADDRESS = { keyOf: (path: string) => ownPageQuery(path).queryKey, pathOf: paths.ownPage };

/** A page of the owner's own; at an address that nothing has, the route within this one's. */
export function OwnPage() {
  const { folder, page: name = "" } = useParams();
  // A slash that is encoded is none.
  const path = [folder, name].flatMap((part) => (part ? encodeURIComponent(part) : [])).join("/");
  const query = useQuery(ownPageQuery(path));
  // The site has something else here, which a loaded page shows as well.
  const isFile = isFileAt(paths.ownPage(path));
  const { error } = query;
  const isPending = query.isPending || isFile;
  const page = isFile ? undefined : query.data;
  useCurrentSlug(page, page?.path, path, ADDRESS);
  useEffect(() => {
    if (isFile) loadAnew();
  }, [isFile]);
  if (page === null) return <Outlet />;

  const isIndexed = page?.published === true && page.indexed;
  const text = page ? page.description || openingText(page.content) : "";
  // One component for all states, so that focus and scroll position survive when the text arrives.
  return (
    <Page
      title={page ? page.title : isPending ? t("Loading…") : t("Page could not be loaded")}
      description={text}
      path={page ? paths.ownPage(page.path) : undefined}
      isHidden={page !== undefined && !isIndexed}
    >
      {page ? (
        <>
          {isIndexed && <OwnPageHead page={page} description={text} />}
          <article>
            <OwnPageHeader page={page} />
            <div className="page-width">
              <div className="mx-auto mt-10 w-full max-w-measure md:mt-14">
                <ArticleHtml
                  key={page.id}
                  id={page.id}
                  html={page.content}
                  language={page.language}
                />
              </div>
            </div>
          </article>
        </>
      ) : isPending ? (
        <ArticleSkeleton label={t("Loading page")} />
      ) : (
        <MissingContent
          noun="page"
          error={error}
          {...retryOf(query)}
          back={{ to: paths.home, label: t("Back to Home") }}
        />
      )}
    </Page>
  );
}

function OwnPageHeader({ page }: { page: StoredPage }) {
  const { formatDate } = useFormats();
  const isOwner = useIsOwner();
  return (
    <ArticleHeader
      above={
        <>
          <span>
            {t("Updated {time}", {
              time: <time dateTime={page.updated_at}>{formatDate(page.updated_at)}</time>,
            })}
          </span>
          {!page.published && <Badge>{t("Draft")}</Badge>}
        </>
      }
      title={page.title}
      excerpt={page.description}
      language={page.language}
    >
      {isOwner && (
        <p className="print:hidden">
          <ButtonLink to={paths.adminPage(page.id)} variant="secondary">
            {t("Edit")}
          </ButtonLink>
        </p>
      )}
    </ArticleHeader>
  );
}
