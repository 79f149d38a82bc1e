import { useQuery } from "@tanstack/react-query";
import { PostCard } from "@/components/PostCard";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { latestPostsQuery } from "@/data/posts/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { Section, type SectionProps } from "./Section";
import { t } from "@/lib/words";

export function ArticlesSection({ number }: SectionProps) {
  const { plural } = useFormats();
  const posts = useQuery(latestPostsQuery());
  const { data, error, isPending } = posts;
  return (
    <Section
      id="blog"
      label={`${number} — ${t("Journal")}`}
      title={t("Latest Articles")}
      more={{
        to: paths.blog,
        label:
          data && data.total > 0
            ? plural(data.total, { one: "All {count} article", other: "All {count} articles" })
            : t("Visit the blog"),
      }}
    >
      {isPending ? (
        <p role="status" className="text-ink-muted">
          {t("Loading articles...")}
        </p>
      ) : !data ? (
        <ErrorState
          message={t("Error loading articles: {message}", { message: error.message })}
          query={posts}
        />
      ) : data.rows.length === 0 ? (
        <EmptyState
          title={t("No published articles available yet.")}
          hint={t("Check back soon for exciting content!")}
        />
      ) : (
        <List className="h-feed grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-4">
          {data.rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} tagLimit={2} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
