import { useRef } from "react";
import { TextEditor } from "@/components/admin/editor/TextEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useLatest } from "@/components/use-latest";
import { useSite } from "@/components/site-context";
import { classNames } from "@/lib/class-names";
import { postRecord } from "@/data/posts/record";
import type { PostErrors, PostInput } from "../post-input";
import { ConvertToMarkdown } from "./ConvertToMarkdown";
import { TitleField } from "./TitleField";
import { useTitleFocus } from "./use-title-focus";
import { withText, writtenText } from "@/lib/written-text";

type Props = {
  input: PostInput;
  errors: PostErrors;
  onChange: (values: Partial<PostInput>) => void;
  /** Hidden instead of unmounted, so that a preview keeps the cursor and the undo history. */
  isHidden: boolean;
  /** Whether the title is smaller, to make room for the preview. */
  isCompact: boolean;
  /** Whether the text is written in a plain text area. */
  isPlain: boolean;
  /** The editor of the text; null until it is loaded. */
  text: TextHandle | null;
  onReady: (text: TextHandle | null) => void;
};

/** The title and the text. */
export function WritingPane(props: Props) {
  const { input, errors, onChange, isHidden, text } = props;
  const latest = useLatest(props);
  const site = useSite();
  const language = input.language || site.language;
  const titleField = useRef<HTMLTextAreaElement>(null);
  useTitleFocus(titleField);
  return (
    <div
      hidden={isHidden}
      className={classNames("min-h-0 min-w-0 flex-1 flex-col", isHidden ? "hidden" : "flex")}
    >
      <TitleField
        ref={titleField}
        value={input.title}
        language={language}
        isCompact={props.isCompact}
        onChange={(title) => onChange({ title })}
        onEnter={() => text?.field.focus()}
        error={errors.title}
      />
      {input.format === "html" && <ConvertToMarkdown input={input} onChange={onChange} />}
      <TextEditor
        id="post-text"
        label={postRecord.source.label}
        isRequired
        format={input.format}
        language={language}
        value={writtenText(input)}
        onChange={(next) => onChange(withText(latest.current.input, next))}
        onReady={props.onReady}
        isPlain={props.isPlain}
        error={errors.content ?? errors.source}
      />
    </div>
  );
}
