import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { ArticleHeader } from "@/components/ArticleHeader";
import { CoverImage } from "@/components/CoverImage";
import { MissingContent } from "@/components/MissingContent";
import { Page } from "@/components/Page";
import { useSite } from "@/components/site-context";
import { Badge } from "@/components/ui/Badge";
import { Skeleton } from "@/components/ui/Skeleton";
import { sharedDraftQuery, type SharedDraft } from "@/data/posts/shared-drafts";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { shownAuthor } from "@/lib/text/author";
import { plainFragment } from "@/lib/text/fragment-name";
import { paths } from "@/paths";
import { DraftArticle } from "./DraftArticle";
import { t } from "@/lib/words";

/**
 * A draft for anyone with the link. Its secret is in the fragment, which browsers do not send: no server logs
 * it.
 */
export function DraftPage() {
  const token = plainFragment(useLocation().hash);
  const draft = useQuery({ ...sharedDraftQuery(token), enabled: token !== "" });
  const { data, error } = draft;
  const isPending = token !== "" && draft.isPending;
  const title = data
    ? data.title
    : isPending
      ? t("Loading…")
      : error
        ? t("Draft could not be loaded")
        : t("Link not valid");

  return (
    <Page title={title} description={t("A draft that is not published yet.")} isHidden>
      <meta name="referrer" content="no-referrer" />
      {data ? (
        <article className="pb-16">
          <DraftHeader draft={data} />
          <div className="page-width">
            <DraftArticle key={token} token={token} html={data.content} language={data.language} />
          </div>
        </article>
      ) : isPending ? (
        <div role="status" aria-label={t("Loading draft")} className="page-width grid gap-6 pt-12">
          <Skeleton className="h-14 w-full max-w-3xl md:h-20" />
          <Skeleton className="h-5 w-72" />
          <Skeleton className="h-80 w-full max-w-measure" />
        </div>
      ) : (
        <MissingContent
          label={t("Draft")}
          title={title}
          hint={t(
            "Links to drafts expire after a few days, and can be revoked. Check that the link is complete, or ask whoever sent it for a new one.",
          )}
          error={error}
          query={draft}
          back={{ to: paths.blog, label: t("Read what is published") }}
        />
      )}
    </Page>
  );
}

function DraftHeader({ draft }: { draft: SharedDraft }) {
  const { owner } = useSite();
  return (
    <ArticleHeader
      above={
        <>
          <Badge tone="warning">{t("Draft")}</Badge>
          <span>
            {t("Shared until {time}", {
              time: <time dateTime={draft.expires_at}>{formatDateTime(draft.expires_at)}</time>,
            })}
          </span>
        </>
      }
      article={draft}
    >
      <p className="flex flex-wrap gap-x-4 border-t pt-4 label text-ink-muted">
        <span className="text-ink">{shownAuthor(draft.author_name, owner.name)}</span>
        <span>
          {t("Edited {time}", {
            time: <time dateTime={draft.updated_at}>{formatDateTime(draft.updated_at)}</time>,
          })}
        </span>
        {draft.read_time !== null && (
          <span>{t("{minutes} min read", { minutes: draft.read_time })}</span>
        )}
      </p>
      <p className="max-w-measure text-sm text-ink-muted">
        {t(
          "Not published yet: please do not pass the link on. You can leave a note on each paragraph; the author, and everybody with this link, can read it.",
        )}
      </p>
      {draft.featured_image && <CoverImage src={draft.featured_image} className="mt-2" />}
    </ArticleHeader>
  );
}
