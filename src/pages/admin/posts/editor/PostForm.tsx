import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Status } from "@/components/admin/draft-status";
import { usePlainSetting } from "@/components/admin/editor/plain-setting";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useLatest } from "@/components/use-latest";
import { useDescribedSave } from "@/components/admin/media/use-described-save";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { errorsOf, INCOMPLETE, type PostInput } from "../post-input";
import { EditorBar } from "./EditorBar";
import { EditorStatus } from "./EditorStatus";
import { PreviewPane } from "./PreviewPane";
import { SaveButton } from "./SaveButton";
import { saveLabel } from "./save-label";
import { PostSections } from "./sections/PostSections";
import { SettingsPanel } from "./SettingsPanel";
import { useEditorPanels } from "./use-editor-panels";
import { WritingPane } from "./WritingPane";

type Props = RecordFormProps<PostInput> & {
  title: string;
  /** The stored post; the initial values of a new one before that. */
  stored: PostInput;
  status: Status;
  /** A question about a draft. */
  offer: ReactNode;
};

/** The text and its title, with settings and preview on demand. */
export function PostForm(props: Props) {
  const { id, input, stored, isNew, isSaving, refusal, status, onChange } = props;
  const [isPlain, setIsPlain] = usePlainSetting();
  const [text, setText] = useState<TextHandle | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const latest = useLatest(props);
  const settingsId = useId();
  const panels = useEditorPanels(id);
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE, panels.showField);
  const label = saveLabel(stored, input);
  const { saveDescribed, question } = useDescribedSave({
    text: input.source,
    onDescribe: (source) => onChange({ source }),
    onLook: props.onPrepare,
    onSave: props.onSave,
    saveLabel: label,
  });
  useAutomaticSlug(input, id, onChange);
  useSaveKeys(form, isSaving);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { input: sent, onSave } = latest.current;
    if (!isComplete(sent)) return;
    if (sent.published && sent.format === "markdown")
      saveDescribed(stored.published ? stored.source : "");
    else onSave();
  }

  const toggled = { published: !input.published };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col max-md:pb-24 md:h-[max(100dvh-3.5rem,32rem)]"
    >
      <EditorBar
        title={props.title}
        status={<EditorStatus input={input} status={status} />}
        isPreview={panels.isPreview}
        onPreview={panels.setIsPreview}
        settingsId={settingsId}
        isSettingsOpen={panels.isSettingsOpen}
        onSettings={() => panels.setIsSettingsOpen(!panels.isSettingsOpen)}
        onCancel={props.onCancel}
        isSaving={isSaving}
        saveButton={
          <SaveButton
            label={label}
            otherLabel={saveLabel(stored, { ...input, ...toggled })}
            isSaving={isSaving}
            onOther={() => {
              flushSync(() => onChange(toggled));
              form.current?.requestSubmit();
            }}
          />
        }
      />
      {status.isProblem && (
        <p className="mx-4 my-2 border-s-2 border-warning ps-4 text-sm">{status.sentence}</p>
      )}
      {refusal && !refusal.field && (
        <p role="alert" className="m-4 border-s-2 border-danger ps-4 text-sm">
          {refusal.message}
        </p>
      )}
      {props.offer}
      <div className="relative flex min-h-0 flex-1">
        <WritingPane
          input={input}
          errors={errors}
          onChange={onChange}
          isHidden={panels.isTextHidden}
          isCompact={panels.isPreview}
          isPlain={isPlain}
          text={text}
          onReady={setText}
        />
        {panels.isPreview && (
          <PreviewPane
            input={input}
            text={panels.isBeside ? text : null}
            isBeside={panels.isBeside}
          />
        )}
        {panels.isSettingsOpen && (
          <SettingsPanel
            id={settingsId}
            isSheet={panels.isPhone}
            isOver={panels.isPreview && panels.isBeside}
            onClose={() => panels.setIsSettingsOpen(false)}
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
