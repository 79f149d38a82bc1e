import { useQuery } from "@tanstack/react-query";
import { Time } from "@/components/admin/Time";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { formerSlugsQuery } from "@/data/posts/former-slugs";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** The former URLs of a post from while it was public; nothing if it has none. */
export function FormerSlugs({ postId }: { postId: string }) {
  const query = useQuery(formerSlugsQuery(postId));
  const { data, error } = query;
  if (error && !data) {
    return (
      <ErrorState
        message={t("Error loading former addresses: {message}", { message: error.message })}
        query={query}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="former-addresses" className="grid gap-2 border-t pt-4">
      <h3 id="former-addresses" className="text-sm font-medium">
        {t("Former addresses")}
      </h3>
      <p className="text-sm text-ink-muted">{t("Links to them lead to the current one.")}</p>
      <List className="grid gap-1 text-sm">
        {data.map(({ slug, since }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-mono wrap-anywhere">{paths.post(slug)}</span>
            <span className="label text-ink-muted">
              {t("until {time}", { time: <Time at={since} format={formatShortDate} /> })}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
