import { Construction } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** Reminds the owner that visitors see the maintenance page. */
export function MaintenanceBanner() {
  return (
    <p
      role="status"
      data-keep-clear
      className="sticky top-16 z-20 border-y border-warning bg-paper-raised text-sm md:max-xl:top-23 print:hidden short:static"
    >
      <span className="page-width flex min-h-11 gap-x-3 py-1.5">
        <Construction aria-hidden className="mt-2 size-4 shrink-0 text-warning" />
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="flex min-h-8 items-center">
            <span>
              {t("{strong} Only you see the site.", {
                strong: <strong className="font-medium">{t("Maintenance mode is on.")}</strong>,
              })}
            </span>
          </span>
          <Link
            to={paths.adminSettings}
            className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-accent max-md:min-h-11"
          >
            {t("Change it in the settings")}
          </Link>
        </span>
      </span>
    </p>
  );
}
