import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/Button";
import { Chip } from "@/components/ui/Chip";
import { notify } from "@/lib/notify";
import { errorsOf, type PostInput } from "./post-input";
import { PostPreview } from "./PostPreview";
import { PostSettings } from "./PostSettings";
import { PostTexts } from "./PostTexts";
import { useAutomaticSlug } from "./use-automatic-slug";

type Props = {
  id: string;
  input: PostInput;
  isNew: boolean;
  isSaving: boolean;
  /** Why the backend did not store the post. */
  refusal: string | undefined;
  onChange: (values: Partial<PostInput>) => void;
  onCancel: () => void;
  onSave: () => void;
};

export const SAVE_BUTTON = "save-post";

export function PostForm({
  id,
  input,
  isNew,
  isSaving,
  refusal,
  onChange,
  onCancel,
  onSave,
}: Props) {
  const [isPreview, setIsPreview] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const errors = isChecked ? errorsOf(input) : {};
  useAutomaticSlug(input, id, onChange);

  // Where the form takes the place of a skeleton or an offer, focus would be left behind.
  useEffect(() => {
    const focused = document.activeElement;
    const dialog = fields.current?.closest("[role=dialog]");
    if (focused !== document.body && !dialog?.contains(focused)) return;
    fields.current?.querySelector("input")?.focus();
  }, []);

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
      {/* Hidden, not taken away: a look at the preview costs neither place nor undo history. */}
      <fieldset
        ref={fields}
        hidden={isPreview}
        disabled={isSaving}
        className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
      >
        <PostTexts input={input} isNew={isNew} errors={errors} onChange={onChange} />
        <PostSettings input={input} onChange={onChange} />
      </fieldset>
      {/* At the left, where no toast covers it. */}
      <footer className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-3 border-t bg-paper-raised p-5 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        {refusal && (
          <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
            {refusal}
          </p>
        )}
        <div className="flex gap-3">
          <Button id={SAVE_BUTTON} type="submit" isBusy={isSaving}>
            {isSaving ? "Saving..." : isNew ? "Create Post" : "Update Post"}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </footer>
    </form>
  );
}
