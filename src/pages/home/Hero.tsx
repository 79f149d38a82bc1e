import { DownloadResumeLink } from "@/components/DownloadResumeLink";
import { useSite } from "@/components/site-context";
import { SocialLinks } from "@/components/SocialLinks";
import { buttonClass } from "@/components/ui/button-class";
import { profile } from "@/content/profile";
import { siteUrl } from "@/lib/seo/site-url";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { Avatar } from "./Avatar";
import { HeroVideo } from "./HeroVideo";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

export function Hero() {
  const { owner } = useSite();
  return (
    <header className="h-card page-width pt-10 md:pt-16">
      <data className="u-uid u-url" value={siteUrl(paths.home)} />
      <div className="flex items-center gap-4">
        <Avatar />
        <p className="label text-ink-muted">
          <span className="p-name block text-ink">{owner.name}</span>
          <span {...asWritten(profile.role)} className="p-job-title">
            {profile.role}
          </span>
          , <span className="p-locality">{profile.location}</span>
        </p>
      </div>
      <h1
        {...asWritten(profile.headline)}
        className="mt-8 max-w-[7.82em] font-serif text-[clamp(3rem,1.2rem+7.4vw,6.75rem)] leading-[0.98] tracking-[-0.02em] md:mt-12"
      >
        {profile.headline}
      </h1>
      <div className="mt-10 grid gap-10 md:mt-16 lg:grid-cols-12 lg:gap-8">
        <div className="grid content-between gap-8 lg:col-span-4">
          <p {...asWritten(profile.introduction)} className="p-note text-lead text-ink-muted">
            {profile.introduction}
          </p>
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-3 max-sm:*:flex-[1_1_7rem]">
              <a href="#contact" className={buttonClass()}>
                {t("Get In Touch")}
              </a>
              {hasPage(paths.resume) && (
                <DownloadResumeLink
                  name={profile.name}
                  label={t("Download Resume")}
                  variant="secondary"
                />
              )}
            </div>
            <SocialLinks links={owner.socials} />
          </div>
        </div>
        <div className="empty:hidden lg:col-span-8">
          <HeroVideo />
        </div>
      </div>
    </header>
  );
}
