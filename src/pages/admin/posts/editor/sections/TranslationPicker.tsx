import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListSearch } from "@/components/admin/ListSearch";
import { Badge } from "@/components/ui/Badge";
import { Dialog } from "@/components/ui/Dialog";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { postsInOtherLanguagesQuery, type PostInLanguage } from "@/data/posts/translations";
import { inLanguage, languageName } from "@/lib/text/language";
import { t } from "@/lib/words";

type Props = {
  postId: string;
  /** The post's language: a translation has another. */
  language: string;
  onPick: (post: PostInLanguage) => void;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
};

/** Chooses an article in another language by its title. */
export function TranslationPicker({ postId, language, onPick, onClose, returnFocusTo }: Props) {
  const [search, setSearch] = useState("");
  const query = useQuery(postsInOtherLanguagesQuery(search, language));
  const found = query.data?.filter(({ id }) => id !== postId);
  return (
    <Dialog
      onClose={onClose}
      title={t("Choose an article")}
      description={t("The same article in another language.")}
      size="wide"
      returnFocusTo={returnFocusTo}
    >
      <div className="grid min-h-80 content-start gap-5">
        <div className="flex">
          <ListSearch
            label={t("Search articles")}
            searchedFields={t("Title")}
            search={search}
            onSearch={setSearch}
          />
        </div>
        {query.isError && (
          <ErrorState
            message={t("Error loading articles: {message}", { message: query.error.message })}
            query={query}
          />
        )}
        {query.isPending && (
          <div role="status" aria-label={t("Loading articles")}>
            <Skeleton className="h-40" />
          </div>
        )}
        {found?.length === 0 && (
          <EmptyState
            title={t("No articles in another language")}
            hint={
              search
                ? t("None match your search.")
                : t("Write the translation first, and set its language.")
            }
          />
        )}
        {found && found.length > 0 && (
          <List
            aria-label={t("Articles")}
            aria-busy={query.isPlaceholderData}
            className="divide-y divide-line"
          >
            {found.map((post) => (
              <li key={post.id}>
                <button
                  type="button"
                  onClick={() => onPick(post)}
                  className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 py-2 text-start hover:text-accent"
                >
                  <span {...inLanguage(post.language)} className="user-text min-w-0">
                    {post.title}
                  </span>
                  <span className="flex items-center gap-2 label text-ink-muted">
                    <span lang={post.language}>{languageName(post.language)}</span>
                    {!post.published && <Badge tone="warning">{t("Draft")}</Badge>}
                  </span>
                </button>
              </li>
            ))}
          </List>
        )}
      </div>
    </Dialog>
  );
}
