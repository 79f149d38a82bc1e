import type { ReactNode } from "react";
import type { Socials } from "@/components/social-profiles";
import { SocialLinks } from "@/components/SocialLinks";
import { profile } from "@/content/profile";
import { phoneLink } from "@/lib/text/phone-link";
import { t } from "@/lib/words";

type Props = { email: string; socials: Socials };

const linkClass =
  "inline-block underline decoration-line-strong underline-offset-4 hover:decoration-accent";

/** Contact details besides the form. */
export function ContactFacts({ email, socials }: Props) {
  return (
    <div className="grid gap-6">
      <dl>
        <Fact term={t("Email")}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </Fact>
        {profile.phone && (
          <Fact term={t("Phone")}>
            <a href={phoneLink(profile.phone)} dir="ltr" className={linkClass}>
              {profile.phone}
            </a>
          </Fact>
        )}
        <Fact term={t("Location")}>{profile.location}</Fact>
        <Fact term={t("Time zone")}>{profile.timeZone}</Fact>
      </dl>
      <SocialLinks links={socials} />
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-4 border-t py-3 last:border-b">
      <dt className="w-20 shrink-0 label text-ink-muted">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
