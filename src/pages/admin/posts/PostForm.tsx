import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { EditorFooter } from "@/components/EditorFooter";
import type { RecordFormProps } from "@/components/RecordEditor";
import { Button } from "@/components/ui/Button";
import { Chip } from "@/components/ui/Chip";
import { useFirstField } from "@/components/use-first-field";
import { notify } from "@/lib/notify";
import { errorsOf, type PostInput } from "./post-input";
import { PostPreview } from "./PostPreview";
import { PostSettings } from "./PostSettings";
import { PostTexts } from "./PostTexts";
import { useAutomaticSlug } from "./use-automatic-slug";

export function PostForm({
  id,
  input,
  isNew,
  isSaving,
  refusal,
  saveButtonId,
  onChange,
  onCancel,
  onSave,
}: RecordFormProps<PostInput>) {
  const [isPreview, setIsPreview] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const errors = isChecked ? errorsOf(input) : {};
  useAutomaticSlug(input, id, onChange);
  useFirstField(fields);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { title, slug, content } = errorsOf(input);
    if (!title && !slug && !content) {
      onSave();
      return;
    }
    if (title || content) notify({ title: "Title and content are required", tone: "danger" });
    flushSync(() => {
      setIsChecked(true);
      setIsPreview(false);
    });
    fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <div role="group" aria-label="Mode" className="mb-6 flex gap-2">
        <Chip isSelected={!isPreview} onClick={() => setIsPreview(false)}>
          Edit
        </Chip>
        <Chip isSelected={isPreview} onClick={() => setIsPreview(true)}>
          Preview
        </Chip>
      </div>
      {isPreview && <PostPreview input={input} />}
      {/* Hidden instead of unmounted, so that a preview keeps the cursor and the undo history. */}
      <fieldset
        ref={fields}
        hidden={isPreview}
        disabled={isSaving}
        className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
      >
        <PostTexts input={input} isNew={isNew} errors={errors} onChange={onChange} />
        <PostSettings input={input} onChange={onChange} />
      </fieldset>
      <EditorFooter refusal={refusal}>
        <Button id={saveButtonId} type="submit" isBusy={isSaving}>
          {isSaving ? "Saving..." : isNew ? "Create Post" : "Update Post"}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </EditorFooter>
    </form>
  );
}
