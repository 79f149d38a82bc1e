import { useIsOwner } from "@/auth/use-is-owner";
import { ArticleHeader } from "@/components/ArticleHeader";
import { ArticleHtml } from "@/components/ArticleHtml";
import { MissingContent } from "@/components/MissingContent";
import { Page } from "@/components/Page";
import { Badge } from "@/components/ui/Badge";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { useCurrentSlug } from "@/components/use-current-slug";
import { customPageQuery, type CustomPage } from "@/data/pages/one";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { openingText } from "@/lib/html/plain-text";
import { paths } from "@/paths";
import { CustomPageHead } from "./CustomPageHead";
import { useCustomPage } from "./use-custom-page";
import { t } from "@/lib/words";

const SLUG_OPTIONS = {
  keyOf: (path: string) => customPageQuery(path).queryKey,
  pathOf: paths.customPage,
};

/** The content at the URL: the page, or why it could not be loaded. */
export function CustomPageContent() {
  // Showing the error must not trigger a retry.
  const { path, query } = useCustomPage(false);
  const { data: page, error } = query;
  useCurrentSlug(page, page?.path, path, SLUG_OPTIONS);
  if (!page) {
    const title = t("Page could not be loaded");
    return (
      <Page title={title}>
        <MissingContent
          label={t("Page")}
          title={title}
          error={error}
          query={query}
          back={{ to: paths.home, label: t("Back to Home") }}
        />
      </Page>
    );
  }
  const isIndexed = page.published && page.indexed;
  const text = page.description || openingText(page.content);
  return (
    <Page
      title={page.title}
      description={text}
      path={paths.customPage(page.path)}
      {...(import.meta.env.HAS_EDITIONS && { writtenIn: page.language })}
      isHidden={!isIndexed}
    >
      {isIndexed && <CustomPageHead page={page} description={text} />}
      <article>
        <CustomPageHeader page={page} />
        <div className="page-width">
          <div className="mx-auto mt-10 w-full max-w-measure md:mt-14">
            <ArticleHtml key={page.id} id={page.id} html={page.content} language={page.language} />
          </div>
        </div>
      </article>
    </Page>
  );
}

function CustomPageHeader({ page }: { page: CustomPage }) {
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
      article={{ ...page, excerpt: page.description }}
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
