import { slugProps, textFields } from "@/components/admin/field-props";
import { useSite } from "@/components/site-context";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { postRecord } from "@/data/posts/record";
import * as limits from "@/lib/supabase/limits/posts";
import { inLanguage } from "@/lib/text/language";
import { t } from "@/lib/words";
import type { SectionProps } from "./section-props";

/** The URL of the post, and its text for cards, search and previews. */
export function SlugAndExcerpt(section: SectionProps) {
  const { input, isNew, onChange } = section;
  const site = useSite();
  const field = textFields(postRecord, limits, section);
  return (
    <div className="grid gap-5">
      <TextField
        {...field("slug")}
        {...slugProps}
        onChange={({ target }) => onChange({ slug: target.value, hasOwnSlug: true })}
        hint={
          isNew
            ? t("The post's address, /blog/… It follows the title until you change it.")
            : t("The post's address, /blog/… Links to a former address lead here.")
        }
      />
      <TextArea
        {...field("excerpt")}
        {...inLanguage(input.language || site.language)}
        rows={3}
        hint={t("One or two sentences for cards, search and previews.")}
      />
    </div>
  );
}
