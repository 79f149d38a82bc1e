import { SlugField } from "@/components/admin/SlugField";
import { useSite } from "@/components/site-context";
import { TextArea } from "@/components/ui/TextArea";
import { postRecord } from "@/data/posts/record";
import * as limits from "@/lib/supabase/limits/posts";
import { inLanguage } from "@/lib/text/language";
import { t } from "@/lib/words";
import type { SectionProps } from "./section-props";

/** The URL of the post, and its link preview. */
export function SlugSection({ input, isNew, errors, onChange }: SectionProps) {
  const site = useSite();
  return (
    <div className="grid gap-5">
      <SlugField
        maxLength={limits.slug_max_length}
        value={input.slug}
        onChange={(slug) => onChange({ slug, hasOwnSlug: true })}
        hint={
          isNew
            ? t("The post's address, /blog/… It follows the title until you change it.")
            : t("The post's address, /blog/… Links to a former address lead here.")
        }
        error={errors.slug}
      />
      <TextArea
        label={postRecord.excerpt.label}
        {...inLanguage(input.language || site.language)}
        value={input.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
        maxLength={limits.excerpt_max_length}
        rows={3}
        hint={t("One or two sentences for cards, search and previews.")}
        error={errors.excerpt}
      />
    </div>
  );
}
