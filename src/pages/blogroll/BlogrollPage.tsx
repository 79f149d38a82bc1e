import { Rss } from "lucide-react";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { List } from "@/components/ui/List";
import { blogroll } from "@/content/blogroll";
import { onHost } from "@/lib/base-path";
import { BLOGROLL_OPML } from "@/paths";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

const LINK = "inline-flex min-h-11 items-center gap-2 hover:text-accent md:min-h-9";

/** Other people's sites, each with its feed, and a file with all of them for feed readers. */
export function BlogrollPage() {
  return (
    <Page
      title={t("Blogroll")}
      description={t("Sites that I read, and the feeds to follow them by.")}
      isHidden={blogroll.length === 0}
    >
      <PageHeader
        label={t("Blogroll")}
        title={t("Blogroll")}
        lead={t("Sites that I read, and the feeds to follow them by.")}
      >
        {blogroll.length > 0 && (
          <p className="text-sm text-ink-muted">
            {t("{link} — a feed reader imports all of them at once.", {
              link: (
                <a
                  href={onHost(BLOGROLL_OPML)}
                  type="text/x-opml"
                  className="text-ink underline decoration-line-strong underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
                >
                  {t("Download as OPML")}
                </a>
              ),
            })}
          </p>
        )}
      </PageHeader>
      <div className="page-width">
        {blogroll.length === 0 ? (
          <p className="border-t pt-6 text-ink-muted">{t("There are no sites in the list yet.")}</p>
        ) : (
          <List className="border-b">
            {blogroll.map(({ name, url, feed, description }) => (
              <li
                key={url}
                className="grid gap-x-6 gap-y-1 border-t py-6 md:grid-cols-12 md:items-baseline"
              >
                <h2 className="h-card font-serif text-title wrap-anywhere md:col-span-5">
                  <a
                    href={url}
                    rel="noopener"
                    className="u-url p-name underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {name}
                  </a>
                </h2>
                <p
                  {...asWritten(description)}
                  className="wrap-anywhere text-ink-muted md:col-span-5"
                >
                  {description}
                </p>
                <p className="label md:col-span-2 md:justify-self-end">
                  <a
                    href={feed}
                    rel="noopener"
                    aria-label={t("Feed of {name}", { name })}
                    className={LINK}
                  >
                    <Rss aria-hidden className="size-4" />
                    {t("Feed")}
                  </a>
                </p>
              </li>
            ))}
          </List>
        )}
      </div>
    </Page>
  );
}
