import { exactProps } from "@/components/admin/field-props";
import { TextField } from "@/components/ui/TextField";
import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import { settingsFields, type PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

const networks = [
  { name: "social_github", url: profile.socials.github },
  { name: "social_linkedin", url: profile.socials.linkedin },
  { name: "social_twitter", url: profile.socials.twitter },
  { name: "social_mastodon", url: "https://mastodon.example/@you" },
] as const;

export function SocialSettings(part: PartProps) {
  const field = settingsFields(part);
  return (
    <SettingsSection
      name="social"
      lead={t(
        "Your profiles elsewhere, shown on the home page, the contact page and in the footer. One that links back, such as on Mastodon, can show this site as verified.",
      )}
    >
      {networks.map(({ name, url }) => (
        <TextField
          key={name}
          {...field(name)}
          type="url"
          {...exactProps}
          placeholder={url || "https://…"}
        />
      ))}
    </SettingsSection>
  );
}
