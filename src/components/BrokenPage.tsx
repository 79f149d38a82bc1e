import { BASE } from "@/lib/base-path";
import { isChunkLoadError, useIsRecovering } from "@/lib/offline/new-version";
import { hasUnsavedDrafts } from "@/lib/drafts/draft-store";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { PageLoading } from "./PageLoading";
import { Button } from "./ui/Button";
import { t } from "@/lib/words";

type Props = { error: Error };

/** Replaces a page that crashed or could not be loaded, with links to continue. */
export function BrokenPage({ error }: Props) {
  const isMissing = isChunkLoadError(error);
  const isRecovering = useIsRecovering();
  if (isMissing && isRecovering) return <PageLoading />;
  return (
    <main
      ref={focusMain}
      id="main"
      tabIndex={-1}
      className="page-width grid gap-6 py-24 outline-none"
    >
      <title>{t("Unexpected Application Error!")}</title>
      <p className="label text-ink-muted">{t("Error")}</p>
      <h1 className="font-serif text-headline">{t("Unexpected Application Error!")}</h1>
      <p className="max-w-measure text-ink-muted">
        {isMissing
          ? t("This page could not be fetched. {hint}", { hint: HOW_TO_LOAD })
          : t("Something on this page broke. Nothing you sent was lost. Reloading usually helps.")}
      </p>
      {hasUnsavedDrafts() && (
        <p className="max-w-measure border-s-2 border-warning ps-4">
          {t("Your browser does not keep what you typed. Go back and copy it before you reload.")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t("Reload")}</Button>
        {/* A full page load: what is broken may surround every page. */}
        <a
          href={BASE}
          target="_self"
          className="inline-flex min-h-11 items-center px-3 underline underline-offset-4"
        >
          {t("Back to Home")}
        </a>
      </div>
    </main>
  );
}

/** As after a navigation, because the clicked link may have been further down than this page reaches. */
function focusMain(main: HTMLElement | null) {
  if (!main) return;
  main.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
