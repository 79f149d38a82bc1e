import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import type { PostErrors, PostInput } from "./post-input";

type Props = {
  input: PostInput;
  isNew: boolean;
  errors: PostErrors;
  onChange: (values: Partial<PostInput>) => void;
};

const CONTENT_LIMIT = 200_000;

/** The form's texts: title, slug, excerpt and content. */
export function PostTexts({ input, isNew, errors, onChange }: Props) {
  const { title, slug, excerpt, content } = input;
  return (
    <div className="grid content-start gap-5">
      <TextField
        label="Title"
        value={title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={200}
        required
        error={errors.title}
      />
      <TextField
        label="Slug"
        value={slug}
        onChange={({ target }) => onChange({ slug: target.value, hasOwnSlug: true })}
        maxLength={220}
        autoCapitalize="none"
        spellCheck={false}
        required
        className="font-mono text-sm"
        hint={
          isNew
            ? "The post's address, /blog/… It follows the title until you change it."
            : "The post's address, /blog/… Links to an old address stop working."
        }
        error={errors.slug}
      />
      <TextArea
        label="Excerpt"
        value={excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
        maxLength={1000}
        rows={3}
        hint="One or two sentences for cards, search and previews."
      />
      <TextArea
        label="Content"
        value={content}
        onChange={({ target }) => onChange({ content: target.value })}
        maxLength={CONTENT_LIMIT}
        rows={18}
        required
        spellCheck
        className="font-mono text-sm tab-2"
        hint={`HTML: <h2>, <p>, <ul>, <pre><code>, <figure> … ${formatNumber(content.length)} of ${formatNumber(CONTENT_LIMIT)} characters.`}
        error={errors.content}
      />
    </div>
  );
}
