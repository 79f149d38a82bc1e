import { Suspense, useState } from "react";
import { PictureButton } from "@/components/admin/media/PictureButton";
import { UploadList } from "@/components/admin/media/UploadList";
import { usePictureUploads } from "@/components/admin/media/use-picture-uploads";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { Skeleton } from "@/components/ui/Skeleton";
import { lazyPart } from "@/lib/lazy-part";
import { t } from "@/lib/words";
import { EditorToolbar } from "./EditorToolbar";
import { PlainEditor } from "./PlainEditor";
import type { SurfaceProps, TextHandle } from "./text-surface";
import { useFlush } from "./use-flush";

const MarkdownEditor = lazyPart(() => import("./MarkdownEditor"), "MarkdownEditor");

type Props = Omit<SurfaceProps, "describedBy" | "isInvalid" | "onFiles" | "onReady"> & {
  /** Whether the user chose a plain text area. */
  isPlain: boolean;
  /** Shown under the text, and read with it. */
  error: string | undefined;
  onReady?: SurfaceProps["onReady"];
};

/**
 * A text with its toolbar; Markdown also takes pictures. The editor is loaded when it is first shown; if that
 * fails, the text can be written in a plain text area.
 */
export function TextEditor({ isPlain, error, onReady, ...surface }: Props) {
  const { id, format } = surface;
  const isMarkdown = format === "markdown";
  const [handle, setHandle] = useState<TextHandle | null>(null);
  const { uploads, insertPictures } = usePictureUploads(handle);
  useFlush(handle);
  const errorId = `${id}-error`;
  const props: SurfaceProps = {
    ...surface,
    describedBy: error ? `${id}-help ${errorId}` : `${id}-help`,
    isInvalid: error !== undefined,
    onReady: (ready) => {
      setHandle(ready);
      onReady?.(ready);
    },
    onFiles: isMarkdown ? insertPictures : undefined,
  };
  const plain = <PlainEditor {...props} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        data-keep-clear
        className="border-b bg-paper max-md:sticky max-md:top-14 max-md:z-10 short:static"
      >
        <div className="flex items-center">
          <div className="min-w-0 flex-1">
            <EditorToolbar controls={id} format={format} handle={handle} />
          </div>
          {isMarkdown && <PictureButton text={handle} />}
        </div>
        <div className="mx-auto max-h-44 w-full max-w-[calc(var(--measure)+2rem)] overflow-y-auto px-4 pb-3 text-[1.0625rem] empty:hidden">
          {isMarkdown && <UploadList uploads={uploads} />}
        </div>
      </div>
      {error && (
        <div className="mx-auto w-full max-w-[calc(var(--measure)+2rem)] px-4 pt-3 text-[1.0625rem]">
          <p id={errorId} className="text-sm text-danger">
            {error}
          </p>
        </div>
      )}
      <p id={`${id}-help`} className="sr-only">
        {isPlain || !isMarkdown
          ? t("Written in a plain text field.")
          : t("In a list, Tab indents. Press Escape and then Tab to leave the text.")}
      </p>
      <div className="min-h-0 flex-1">
        {isPlain ? (
          plain
        ) : (
          <ErrorBoundary fallback={plain}>
            <Suspense fallback={<TextSkeleton />}>
              <MarkdownEditor {...props} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

function TextSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("Loading the editor")}
      className="mx-auto grid w-full max-w-measure gap-3 p-4"
    >
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-9/12" />
      <Skeleton className="h-5 w-10/12" />
    </div>
  );
}
