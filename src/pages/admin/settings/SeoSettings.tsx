import { profile } from "@/content/profile";
import { t } from "@/lib/words";
import type { PartProps } from "./part-props";
import { SettingsTextArea } from "./SettingsTextArea";
import { SettingsTextField } from "./SettingsTextField";
import { SettingsSection } from "./SettingsSection";

export function SeoSettings(part: PartProps) {
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
      <SettingsTextField
        {...part}
        name="seo_title"
        placeholder={title}
        hint={t("About 60 characters are shown.")}
      />
      <SettingsTextArea
        {...part}
        name="seo_description"
        placeholder={description}
        hint={t("About 160 characters are shown.")}
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
