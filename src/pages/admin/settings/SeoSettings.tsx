import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import { settingsFields, type PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

export function SeoSettings(part: PartProps) {
  const field = settingsFields(part);
  const { site_name, site_description, seo_title, seo_description } = part.input;
  const title = site_name.trim() || profile.name;
  const description = site_description.trim() || profile.tagline;
  return (
    <SettingsSection
      name="seo"
      lead={t(
        "How search engines and shared links show the home page. Pages with their own title and description keep them.",
      )}
    >
      <TextField
        {...field("seo_title")}
        placeholder={title}
        hint={t("About 60 characters are shown.")}
        autoComplete="off"
      />
      <TextArea
        {...field("seo_description")}
        placeholder={description}
        hint={t("About 160 characters are shown.")}
        rows={3}
      />
      <figure className="border bg-paper-raised p-4">
        <figcaption className="label text-ink-muted">{t("As a search result")}</figcaption>
        <p className="mt-3 truncate text-sm text-ink-muted">{window.location.host}</p>
        <p className="truncate text-lg text-accent">{seo_title.trim() || title}</p>
        <p className="line-clamp-2 text-sm">{seo_description.trim() || description}</p>
      </figure>
    </SettingsSection>
  );
}
