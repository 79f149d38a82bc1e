import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { SubmitError } from "@/components/SubmitError";
import type { Status } from "@/components/admin/draft-status";
import { usePlainSetting } from "@/components/admin/editor/plain-setting";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { publicTextOf, useDescribedSave } from "@/components/admin/media/use-described-save";
import { useUploads } from "@/components/admin/media/use-uploads";
import { SaveProblem } from "@/components/admin/SaveStatus";
import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { useAutomaticSlug } from "@/components/admin/use-automatic-slug";
import { useRecordErrors } from "@/components/admin/use-record-errors";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { isInFuture } from "@/lib/clock";
import { classNames } from "@/lib/class-names";
import { urlOf } from "@/lib/media/urls";
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

type Props = Omit<RecordFormProps<PostInput>, "texts"> & {
  title: string;
  /** The stored post, or the initial values of a new one. */
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
  const settingsId = useId();
  const panels = useEditorPanels(id);
  const { errors, isComplete } = useRecordErrors(props, errorsOf, INCOMPLETE, panels.showField);
  const label = saveLabel(stored, input);
  const { save, question } = useDescribedSave({
    text: input.source,
    publicText: publicTextOf(stored, input),
    isComplete: () => isComplete(input),
    onDescribe: (source) => onChange({ source }),
    onPrepare: props.onPrepare,
    onSave: props.onSave,
    saveLabel: label,
  });
  // Here, so that it goes on when the settings are closed.
  const coverUploads = useUploads(({ path }) => onChange({ featured_image: urlOf(path) }));
  useAutomaticSlug(input, id, props.isSending, onChange);
  useSaveKeys(form, isSaving);

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  const toggled = { published: !input.published };
  const refused = refusal && !refusal.field && <SubmitError error={refusal} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={classNames(
        "flex min-h-[calc(100dvh-3.5rem)] flex-col md:h-[max(100dvh-3.5rem,32rem)]",
        refused ? "max-md:pb-44" : "max-md:pb-32",
      )}
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
          <>
            {/* Above the buttons, which are always visible. */}
            {panels.isPhone && <div className="-order-1 basis-full empty:hidden">{refused}</div>}
            <SaveButton
              label={label}
              otherLabel={saveLabel(stored, { ...input, ...toggled })}
              isSaving={isSaving}
              onOther={() => {
                flushSync(() => onChange(toggled));
                form.current?.requestSubmit();
              }}
            />
          </>
        }
      />
      <div className="mx-4 my-2 empty:hidden">
        <SaveProblem status={status} />
      </div>
      {!panels.isPhone && <div className="m-4 empty:hidden">{refused}</div>}
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
              isScheduled={stored.published && isInFuture(stored.published_at)}
              input={input}
              errors={errors}
              onChange={onChange}
              coverUploads={coverUploads}
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
