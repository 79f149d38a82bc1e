import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { socialProfiles } from "@/components/social-profiles";
import { useSite } from "@/components/site-context";
import { List } from "@/components/ui/List";
import { profile } from "@/content/profile";
import { siteSettingsQuery } from "@/data/settings/public";
import { onHost } from "@/lib/base-path";
import { feeds, hasFeeds } from "@/lib/seo/site-url";
import { inLanguage } from "@/lib/text/language";
import { paths } from "@/paths";
import { menuPages } from "@/sections";
import { EditionLinks } from "./EditionLinks";
import { useCustomPageLinks } from "./use-custom-page-links";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

const [rss] = feeds;
const YEAR = new Date().getFullYear();

export function Footer() {
  const { name, owner } = useSite();
  const inNavigation = useCustomPageLinks("navigation");
  const inFooter = useCustomPageLinks("footer");
  const { data: settings } = useQuery(siteSettingsQuery());
  const profiles = socialProfiles(owner.socials);
  const description = settings?.site_description || profile.tagline;

  return (
    <footer className="border-t bg-paper-sunk print:hidden">
      <div className="page-width grid gap-12 py-14 md:grid-cols-12 md:py-20">
        <div className="md:col-span-4 lg:col-span-5">
          <p className="font-serif text-headline">{name}</p>
          <p {...asWritten(description)} className="mt-3 max-w-[23.9em] text-ink-muted">
            {description}
          </p>
        </div>
        <nav aria-label={t("Footer")} className="md:col-span-6 lg:col-span-5">
          <p className="mb-3 label text-ink-muted">{t("Explore")}</p>
          <List className="grid grid-cols-2 gap-x-8">
            {[...menuPages, ...inNavigation].map(({ label, to, language }) => (
              <li key={to}>
                <Link to={to} {...inLanguage(language)} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </nav>
        {profiles.length > 0 && (
          <div className="md:col-span-2">
            <p className="mb-3 label text-ink-muted">{t("Elsewhere")}</p>
            <List>
              {profiles.map(({ name, link }) => (
                <li key={name}>
                  <a {...link} className="footer-link">
                    {name}
                  </a>
                </li>
              ))}
            </List>
          </div>
        )}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t py-4 label text-ink-muted">
          {/* The year of the build in prerendered pages. */}
          <p suppressHydrationWarning>
            © {YEAR} {name}
          </p>
          <div className="flex flex-wrap gap-x-6">
            {import.meta.env.HAS_EDITIONS && <EditionLinks className="footer-link" />}
            {hasFeeds() && rss && (
              <a href={onHost(rss.path)} type={rss.type} className="footer-link">
                {rss.name}
              </a>
            )}
            {inFooter.map(({ label, to, language }) => (
              <Link key={to} to={to} {...inLanguage(language)} className="footer-link">
                {label}
              </Link>
            ))}
            <Link to={paths.privacy} className="footer-link">
              {t("Privacy")}
            </Link>
          </div>
        </div>
      </div>
    </footer>
  );
}
