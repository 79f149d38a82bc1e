import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { LanguageField } from "@/components/admin/LanguageField";
import { PictureField } from "@/components/admin/media/PictureField";
import { useSite } from "@/components/site-context";
import { TagInput } from "@/components/admin/TagInput";
import { switchFields, textFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { categoriesQuery } from "@/data/categories";
import { tagsQuery } from "@/data/tags";
import * as categoriesLimits from "@/lib/supabase/limits/categories";
import * as postsLimits from "@/lib/supabase/limits/posts";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";
import type { SettingsProps } from "./section-props";
import { minutesOf } from "../../post-input";
import { ReadTimeField } from "./ReadTimeField";
import { SeriesFields } from "./SeriesFields";
import { TranslationFields } from "./TranslationFields";

/** The settings for the classification and display of the post. */
export function PostSettings(section: SettingsProps) {
  const { input, errors, onChange } = section;
  const field = textFields(postRecord, postsLimits, section);
  const flag = switchFields(postRecord, section);
  const categoryListId = useId();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: tags = [] } = useQuery(tagsQuery());
  const site = useSite();
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-3 border-y py-4">
        <SwitchField {...flag("featured")} hint={t("Shown above the list of articles.")} />
      </div>
      <TextField
        {...field("category")}
        maxLength={categoriesLimits.name_max_length}
        list={categoryListId}
        autoComplete="off"
      />
      <datalist id={categoryListId}>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TagInput
        maxLength={postsLimits.tags_max_length}
        label={postRecord.tags.label}
        noun="tag"
        listLabel={t("Tags of this post")}
        names={input.tags}
        known={tags}
        typed={input.typedTag}
        error={errors.tags}
        onChange={(next, typedTag) => onChange({ tags: next, typedTag })}
      />
      <SeriesFields {...section} />
      <TextArea
        label={postRecord.discussions.label}
        hint={t(
          "Posts on Mastodon, Bluesky, Hacker News or Lobsters, one address per line. Replies to them are shown below the comments, as of the last build.",
        )}
        value={input.discussions.join("\n")}
        onChange={({ target }) => onChange({ discussions: target.value.split("\n") })}
        rows={3}
        className="overflow-x-auto whitespace-pre pointer-fine:text-sm"
        error={errors.discussions}
      />
      <PictureField
        {...field("featured_image")}
        previewLabel={t("Preview of the featured image")}
        onChange={(featured_image) => onChange({ featured_image })}
        uploads={section.coverUploads}
      />
      <LanguageField
        label={postRecord.language.label}
        hint={t("Used for hyphenation, text direction and search.")}
        value={input.language || site.language}
        onChange={(language) => onChange({ language })}
        error={errors.language}
      />
      <TranslationFields {...section} />
      <TextField {...field("author_name")} autoComplete="off" />
      <ReadTimeField
        minutes={minutesOf(input)}
        typed={input.hasOwnReadTime ? input.read_time : undefined}
        onType={(read_time) => onChange({ read_time, hasOwnReadTime: true })}
        onCount={() => onChange({ hasOwnReadTime: false })}
        error={errors.read_time}
      />
    </div>
  );
}
