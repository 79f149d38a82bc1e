import { useState } from "react";
import { ModeChips } from "@/components/admin/editor/ModeChips";
import { usePlainSetting } from "@/components/admin/editor/plain-setting";
import { RenderedText } from "@/components/admin/editor/RenderedText";
import { TextEditor } from "@/components/admin/editor/TextEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useFlush } from "@/components/admin/editor/use-flush";
import { useRenderedText } from "@/components/admin/editor/use-rendered-text";
import { PictureButton } from "@/components/admin/media/PictureButton";
import { UploadList } from "@/components/admin/media/UploadList";
import { usePictureUploads } from "@/components/admin/media/use-picture-uploads";
import { ErrorState } from "@/components/ui/ErrorState";

type Props = { value: string; onChange: (value: string) => void; error: string | undefined };

const LABEL = "Long description";

/** The long description: Markdown, as posts are written, in a smaller editor. */
export function LongDescription({ value, onChange, error }: Props) {
  const [text, setText] = useState<TextHandle | null>(null);
  const [isPreview, setIsPreview] = useState(false);
  const [isPlain] = usePlainSetting();
  const { uploads, insertPictures } = usePictureUploads(text);
  useFlush(text);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p className="text-sm font-medium">{LABEL}</p>
        <ModeChips isPreview={isPreview} onPreview={setIsPreview} />
      </div>
      {/* Hidden instead of unmounted, so that a preview keeps the cursor and the undo history. */}
      <div
        hidden={isPreview}
        className={isPreview ? "hidden" : "flex h-96 flex-col border border-line-strong"}
      >
        <TextEditor
          id="project-text"
          label={LABEL}
          format="markdown"
          value={value}
          onChange={onChange}
          onReady={setText}
          isPlain={isPlain}
          error={error}
          onFiles={insertPictures}
          aside={<PictureButton text={text} />}
          below={<UploadList uploads={uploads} />}
        />
      </div>
      {isPreview && <Preview value={value} />}
      <p className="text-sm text-ink-muted">The article on the project's page.</p>
    </div>
  );
}

function Preview({ value }: { value: string }) {
  const { html, error, retry } = useRenderedText(value, "markdown");
  return (
    <div role="region" aria-label="Preview" className="min-h-40 border p-4">
      {error ? (
        <ErrorState message="The preview could not be made." onRetry={retry} />
      ) : (
        <RenderedText html={html} />
      )}
    </div>
  );
}
