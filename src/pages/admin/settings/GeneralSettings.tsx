import { LanguageField } from "@/components/admin/LanguageField";
import { settingsRecord } from "@/data/settings/record";
import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import type { PartProps } from "./part-props";
import { SettingsTextArea } from "./SettingsTextArea";
import { SettingsTextField } from "./SettingsTextField";
import { SettingsSection } from "./SettingsSection";

export function GeneralSettings(part: PartProps) {
  return (
    <SettingsSection
      name="general"
      lead={t(
        "What the site is called, and how people reach you. Where a field is empty, the grey text is used.",
      )}
    >
      <SettingsTextField
        {...part}
        name="site_name"
        placeholder={profile.name}
        hint={t("In the navigation, the footer and every page's title.")}
      />
      <SettingsTextArea
        {...part}
        name="site_description"
        placeholder={profile.tagline}
        hint={t("Under the name in the footer.")}
      />
      <LanguageField
        label={settingsRecord.language.label}
        name="language"
        hint={t(
          "For new articles; each can have its own. Searches are understood in it, and feeds name it.",
        )}
        value={part.input.language}
        onChange={(language) => part.onChange({ language })}
        error={part.errorOf("language")}
      />
      <SettingsTextField
        {...part}
        name="contact_email"
        type="email"
        placeholder={profile.email}
        hint={t("Public: on the contact page, and where a form could not be sent.")}
      />
      <SettingsTextField
        {...part}
        name="admin_email"
        type="email"
        hint={t("Private. Visitors see it only on the maintenance page, while the site is closed.")}
      />
    </SettingsSection>
  );
}
