import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { List } from "@/components/ui/List";
import { popularPages } from "@/content/navigation";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { t } from "@/lib/words";

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    // Hosts may respond to every path with 200, so only `noindex` informs search engines.
    <Page title={t("Page Not Found")} isHidden>
      <PageHeader
        label={t("404 — Nothing here")}
        title={t("Oops! Page Not Found")}
        lead={t("The address may be mistyped, or the page has moved.")}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{t("Back to Home")}</ButtonLink>
          <Button
            variant="secondary"
            // A new tab has no history to go back to.
            onClick={() =>
              window.history.length > 1 ? void navigate(-1) : void navigate(paths.home)
            }
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t("Go Back")}
          </Button>
        </div>
      </PageHeader>
      <section aria-labelledby="popular" className="page-width">
        <h2 id="popular" className="border-t pt-4 label text-ink-muted">
          {t("Popular Pages")}
        </h2>
        <List className="mt-4 grid gap-px border bg-line sm:grid-cols-2 lg:grid-cols-4">
          {popularPages
            .filter(({ to }) => hasPage(to))
            .map(({ label, to, hint }) => (
              <li key={to} className="bg-paper">
                <Link
                  to={to}
                  className="group flex h-full flex-col gap-8 p-5 transition-colors duration-150 hover:bg-paper-sunk"
                >
                  <ArrowRight
                    aria-hidden
                    className="size-5 self-end text-ink-muted group-hover:text-accent"
                  />
                  <span>
                    <span className="block font-serif text-title">{label}</span>
                    <span className="text-sm text-ink-muted">{hint}</span>
                  </span>
                </Link>
              </li>
            ))}
        </List>
      </section>
    </Page>
  );
}
