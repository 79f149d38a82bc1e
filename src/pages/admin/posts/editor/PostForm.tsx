import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { usePlainSetting } from "@/components/admin/editor/plain-setting";
import { TextEditor } from "@/components/admin/editor/TextEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useFlush } from "@/components/admin/editor/use-flush";
import { useLatest } from "@/components/admin/editor/use-latest";
import { PictureButton } from "@/components/admin/media/PictureButton";
import { UploadList } from "@/components/admin/media/UploadList";
import { usePictureQuestion } from "@/components/admin/media/use-picture-question";
import { usePictureUploads } from "@/components/admin/media/use-picture-uploads";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { editedPostQuery } from "@/data/posts/admin";
import { describePictures } from "@/lib/markdown/undescribed";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { classNames } from "@/lib/class-names";
import type { Kept } from "@/lib/drafts/use-edit-draft";
import { notify } from "@/lib/notify";
import { postRecord } from "@/data/posts/record";
import { errorsOf, withText, writtenText, type PostErrors, type PostInput } from "../post-input";
import { ConvertToMarkdown } from "./ConvertToMarkdown";
import { draftStatus } from "./draft-status";
import { EditorBar } from "./EditorBar";
import { EditorStatus } from "./EditorStatus";
import { PreviewPane } from "./PreviewPane";
import { SaveButton } from "./SaveButton";
import { saveLabel } from "./save-label";
import { PostSections } from "./sections/PostSections";
import { SettingsPanel } from "./SettingsPanel";
import { TitleField } from "./TitleField";
import type { WorkingCopyStatus } from "./use-working-copy";
import { useStartAtNotes } from "./use-start-at-notes";
import { useTitleFocus } from "./use-title-focus";

type Props = RecordFormProps<PostInput> & {
  title: string;
  /** The post as it is stored; as new ones begin where it is not yet. */
  stored: PostInput;
  isChanged: boolean;
  kept: Kept | undefined;
  copy: WorkingCopyStatus;
  /** A question about a draft. */
  offer: ReactNode;
};

/** The fields beside which the settings open. */
const IN_SIGHT = new Set(["title", "source", "content"]);

/** The text and its title; the settings and the preview when they are asked for. */
export function PostForm(props: Props) {
  const { id, input, isNew, isSaving, refusal, onChange } = props;
  const [isPreview, setIsPreview] = useState(false);
  const [isSettingsOpen, setIsSettingsOpen] = useState(useStartAtNotes(id));
  const [isChecked, setIsChecked] = useState(false);
  const [isPlain, setIsPlain] = usePlainSetting();
  const [text, setText] = useState<TextHandle | null>(null);
  const titleField = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const latest = useLatest(props);
  const { uploads, insertPictures } = usePictureUploads(text);
  const { data: stored } = useQuery({ ...editedPostQuery(id), enabled: false });
  const settingsId = useId();
  const status = draftStatus(props);
  const label = saveLabel(props.stored, input);
  const other = { published: !input.published };
  const { ask, question } = usePictureQuestion(label);
  const isBeside = useMediaQuery("(width >= 1100px)");
  const isPhone = useMediaQuery("(width < 48rem)");
  const refused = refusal?.field;
  const [shownRefused, setShownRefused] = useState(refused);
  const errors: PostErrors = {
    ...(refused && { [refused]: refusal.message }),
    ...(isChecked && errorsOf(input)),
  };
  if (refused !== shownRefused) {
    setShownRefused(refused);
    if (refused) showField(refused);
  }
  useAutomaticSlug(input, id, onChange);
  useTitleFocus(titleField);
  useFlush(text);
  useSaveKeys(form, isSaving);
  useEffect(() => {
    if (refused) focusError();
  }, [refused]);

  function showField(name: string) {
    setIsPreview(false);
    if (!IN_SIGHT.has(name)) setIsSettingsOpen(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { title, slug, content } = errorsOf(latest.current.input);
    if (!title && !slug && !content) {
      void save();
      return;
    }
    if (title || content) notify({ title: "Title and content are required", tone: "danger" });
    flushSync(() => {
      setIsChecked(true);
      showField(title || content ? "title" : "slug");
    });
    focusError();
  }

  /** Before a text is public, it is asked what its pictures show. */
  async function save() {
    const { published, format, source } = latest.current.input;
    if (published && format === "markdown")
      await ask(source, stored?.published ? stored.source : "", (texts) => {
        void describeAndSave(texts);
      });
    else latest.current.onSave();
  }

  async function describeAndSave(texts: ReadonlyMap<string, string>) {
    if (texts.size > 0) {
      const source = await describePictures(latest.current.input.source, texts);
      flushSync(() => onChange({ source }));
    }
    latest.current.onSave();
  }
  const isTextHidden = isPreview && !isBeside;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col max-md:pb-24 md:h-[calc(100dvh-3.5rem)]"
    >
      <EditorBar
        title={props.title}
        status={<EditorStatus input={input} status={status} />}
        isPreview={isPreview}
        onPreview={setIsPreview}
        settingsId={settingsId}
        isSettingsOpen={isSettingsOpen}
        onSettings={() => setIsSettingsOpen(!isSettingsOpen)}
        onCancel={props.onCancel}
        isSaving={isSaving}
        saveButton={
          <SaveButton
            label={label}
            otherLabel={saveLabel(props.stored, { ...input, ...other })}
            isSaving={isSaving}
            onOther={() => {
              flushSync(() => onChange(other));
              form.current?.requestSubmit();
            }}
          />
        }
      />
      {status.isProblem && (
        <p className="mx-4 my-2 border-l-2 border-warning pl-4 text-sm">{status.said}</p>
      )}
      {refusal && !refused && (
        <p role="alert" className="m-4 border-l-2 border-danger pl-4 text-sm">
          {refusal.message}
        </p>
      )}
      {props.offer}
      <div className="relative flex min-h-0 flex-1">
        {/* Hidden instead of unmounted, so that a preview keeps the cursor and the undo history. */}
        <div
          hidden={isTextHidden}
          className={classNames(
            "min-h-0 min-w-0 flex-1 flex-col",
            isTextHidden ? "hidden" : "flex",
          )}
        >
          <TitleField
            ref={titleField}
            value={input.title}
            isCompact={isPreview}
            onChange={(title) => onChange({ title })}
            onEnter={() => text?.focus()}
            error={errors.title}
          />
          {input.format === "html" && <ConvertToMarkdown input={input} onChange={onChange} />}
          <TextEditor
            id="post-text"
            label={postRecord.source.label}
            isRequired
            format={input.format}
            value={writtenText(input)}
            onChange={(next) => onChange(withText(latest.current.input, next))}
            onReady={setText}
            isPlain={isPlain}
            error={errors.content ?? errors.source}
            {...(input.format === "markdown" && {
              onFiles: insertPictures,
              aside: <PictureButton text={text} />,
              below: <UploadList uploads={uploads} />,
            })}
          />
        </div>
        {isPreview && (
          <PreviewPane input={input} text={isBeside ? text : null} isBeside={isBeside} />
        )}
        {isSettingsOpen && (
          <SettingsPanel
            id={settingsId}
            isSheet={isPhone}
            isOver={isPreview && isBeside}
            onClose={() => setIsSettingsOpen(false)}
          >
            <PostSections
              postId={id}
              isNew={isNew}
              input={input}
              errors={errors}
              onChange={onChange}
              isPlain={isPlain}
              onPlain={setIsPlain}
            />
          </SettingsPanel>
        )}
      </div>
      {question}
    </form>
  );
}

function focusError(): void {
  document
    .querySelector<HTMLElement>("#main [aria-invalid], [role=dialog] [aria-invalid]")
    ?.focus();
}
