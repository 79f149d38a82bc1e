import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import type { SectionProps } from "./section-props";

/** Where the post is found, and what stands there before it is opened. */
export function AddressSection({ input, isNew, errors, onChange }: SectionProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Slug"
        value={input.slug}
        onChange={({ target }) => onChange({ slug: target.value, hasOwnSlug: true })}
        maxLength={220}
        autoCapitalize="none"
        spellCheck={false}
        required
        className="font-mono text-sm"
        hint={
          isNew
            ? "The post's address, /blog/… It follows the title until you change it."
            : "The post's address, /blog/… Links to a former address lead here."
        }
        error={errors.slug}
      />
      <TextArea
        label="Excerpt"
        value={input.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
        maxLength={1000}
        rows={3}
        hint="One or two sentences for cards, search and previews."
      />
    </div>
  );
}
