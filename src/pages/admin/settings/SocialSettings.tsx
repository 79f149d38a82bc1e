import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import type { PartProps } from "./part-props";
import { SettingsTextField } from "./SettingsTextField";
import { SettingsSection } from "./SettingsSection";

const networks = [
  { name: "social_github", url: profile.socials.github },
  { name: "social_linkedin", url: profile.socials.linkedin },
  { name: "social_twitter", url: profile.socials.twitter },
  { name: "social_mastodon", url: "https://mastodon.example/@you" },
] as const;

export function SocialSettings(part: PartProps) {
  return (
    <SettingsSection
      name="social"
      lead={t(
        "Your profiles elsewhere, shown on the home page, the contact page and in the footer. One that links back, such as on Mastodon, can show this site as verified.",
      )}
    >
      {networks.map(({ name, url }) => (
        <SettingsTextField
          key={name}
          {...part}
          name={name}
          type="url"
          placeholder={url || "https://…"}
        />
      ))}
    </SettingsSection>
  );
}
