import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { OrderedList } from "@/components/ui/List";
import type { ReplyElsewhere } from "@/data/fallback-files";
import { repliesElsewhereQuery } from "@/data/posts/discussions";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { useIsNear } from "./use-is-near";

const HEADING = "elsewhere";
const SERVICES: Record<string, string> = {
  "bsky.app": "Bluesky",
  "news.ycombinator.com": "Hacker News",
  "lobste.rs": "Lobsters",
};

type Props = {
  postId: string;
  /** URLs. */
  discussions: readonly string[];
};

/**
 * Discussions of an article on other sites, with their replies: as of the build, so that browsers contact no
 * third party.
 */
export function DiscussedElsewhere({ postId, discussions }: Props) {
  const section = useRef<HTMLElement>(null);
  const { plural } = useFormats();
  const isNear = useIsNear(section);
  const query = useQuery({ ...repliesElsewhereQuery(postId), enabled: isNear });
  const { data: replies = [] } = query;
  const count = plural(replies.length, { one: "{count} reply", other: "{count} replies" });
  const links = discussions.map((address, index) => (
    <span key={address}>
      {index > 0 && ", "}
      <a href={address} rel="noopener noreferrer" className={linkClass}>
        {siteNameOf(address)}
      </a>
    </span>
  ));
  return (
    <section ref={section} aria-labelledby={HEADING} className="page-width mt-16">
      <div className="below-article mx-auto max-w-measure">
        <h2 id={HEADING} className="mb-6 font-serif text-headline">
          {t("Elsewhere")}
        </h2>
        <p className="user-text text-ink-muted">
          {t("Also discussed on {places}.", { places: links })}
          {replies.length > 0 && ` ${t("When this site was last built, {count}:", { count })}`}
        </p>
        {query.isError && (
          <ErrorState message={t("The replies could not be loaded.")} query={query} />
        )}
        {replies.length > 0 && (
          <OrderedList className="mt-8 grid grid-cols-1 gap-6">
            {replies.map((reply) => (
              <li key={reply.url}>
                <Reply reply={reply} />
              </li>
            ))}
          </OrderedList>
        )}
      </div>
    </section>
  );
}

const linkClass = "text-ink underline decoration-line-strong underline-offset-4 hover:text-accent";

function Reply({ reply }: { reply: ReplyElsewhere }) {
  const { url, author, created_at: at, text, discussion } = reply;
  const { formatDateTime } = useFormats();
  const time = formatDateTime(at);
  const siteName = siteNameOf(discussion);
  const name = t("Reply by {author} on {place}", { author, place: siteName });
  return (
    <article aria-label={name}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="user-text font-medium">{author}</p>
        <a
          href={url}
          rel="noopener noreferrer nofollow ugc"
          aria-label={`${name}, ${time}`}
          className="inline-block label leading-6 text-ink-muted hover:text-accent hover:underline"
        >
          {siteName}, <time dateTime={at}>{time}</time>
        </a>
      </header>
      <p dir="auto" className="mt-1 user-text whitespace-pre-line">
        {text}
      </p>
    </article>
  );
}

/** The name of a discussion's site: a service, or the Mastodon server. */
function siteNameOf(address: string): string {
  const host = URL.parse(address)?.hostname ?? address;
  return SERVICES[host] ?? host;
}
