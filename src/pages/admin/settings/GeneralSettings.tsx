import { LanguageField } from "@/components/admin/LanguageField";
import { exactProps } from "@/components/admin/field-props";
import { TextArea } from "@/components/ui/TextArea";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { TextField } from "@/components/ui/TextField";
import { settingsRecord } from "@/data/settings/record";
import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import { settingsFields, type PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

export function GeneralSettings(part: PartProps) {
  const field = settingsFields(part);
  return (
    <SettingsSection
      name="general"
      lead={t(
        "What the site is called, and how people reach you. Where a field is empty, the grey text is used.",
      )}
    >
      <TextField
        {...field("site_name")}
        placeholder={profile.name}
        hint={t("In the navigation, the footer and every page's title.")}
        autoComplete="off"
      />
      <TextArea
        {...field("site_description")}
        placeholder={profile.tagline}
        hint={t("Under the name in the footer.")}
        rows={3}
      />
      <LanguageField
        label={settingsRecord.language.label}
        name="language"
        hint={t(
          "For new articles; each can have its own. It is also the language of the search and of the feeds.",
        )}
        value={part.input.language}
        onChange={(language) => part.onChange({ language })}
        error={part.errors.language}
      />
      <EmailAddressField
        {...field("contact_email")}
        {...exactProps}
        placeholder={profile.email}
        hint={t("Public: on the contact page, and where a form could not be sent.")}
      />
      <EmailAddressField
        {...field("admin_email")}
        {...exactProps}
        hint={t("Private. Visitors see it only on the maintenance page, while the site is closed.")}
      />
    </SettingsSection>
  );
}
