import { useQuery } from "@tanstack/react-query";
import { buildInfoQuery } from "@/data/build-info";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

/**
 * Says how old the content is while the backend is unavailable. It covers the page's edge instead of moving it.
 */
export function BackendDownNotice() {
  const { formatDateTime } = useFormats();
  const { data: build } = useQuery(buildInfoQuery());
  return (
    <p
      role="status"
      className="width-before-scroll-bar fixed inset-x-0 top-16 z-20 border-y border-line bg-paper-raised text-sm text-ink-muted md:max-xl:top-23 print:hidden short:absolute short:mr-0!"
    >
      <span className="page-width block py-1.5 leading-tight">
        {build
          ? t("The server is not responding. You are reading the site as of {time}.", {
              time: <time dateTime={build.builtAt}>{formatDateTime(build.builtAt)}</time>,
            })
          : t("The server is not responding. You are reading the site as of its last build.")}
      </span>
    </p>
  );
}
