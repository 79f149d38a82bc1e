import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { List } from "@/components/ui/List";
import { onHost } from "@/lib/base-path";
import { readPagesQuery } from "@/lib/offline/read-pages";
import { t } from "@/lib/words";

/** In milliseconds. */
const CHECK_INTERVAL = 5000;

/** Shown when a page is opened offline that was never read; lists the pages that can be read. */
export function OfflinePage() {
  const { data: pages = [] } = useQuery(readPagesQuery());

  // Browsers fire `online` once, and before the site can be reached.
  useEffect(() => {
    const timer = setInterval(loadWhenReachable, CHECK_INTERVAL);
    window.addEventListener("online", loadWhenReachable);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", loadWhenReachable);
    };
  }, []);

  return (
    <Page title={t("You are offline")} isHidden>
      <PageHeader
        label={t("No connection")}
        title={t("You are offline")}
        lead={t(
          "You have not read this page on this device before. It will open as soon as you are back online.",
        )}
      >
        <div>
          <Button onClick={loadAgain}>
            <RotateCw aria-hidden className="size-4" />
            {t("Retry")}
          </Button>
        </div>
      </PageHeader>
      {pages.length > 0 && (
        <section aria-labelledby="read" className="page-width pb-16">
          <h2 id="read" className="border-t pt-4 label text-ink-muted">
            {t("What you can read now")}
          </h2>
          <List className="mt-4 grid max-w-measure">
            {pages.map(({ path, title }) => (
              <li key={path} className="border-b">
                {/* A full page load, so that the service worker serves the cached page. */}
                <a
                  href={onHost(path)}
                  target="_self"
                  className="flex min-h-11 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </List>
        </section>
      )}
    </Page>
  );
}

function loadWhenReachable(): void {
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    loadAgain,
    () => undefined,
  );
}

function loadAgain(): void {
  window.location.reload();
}
