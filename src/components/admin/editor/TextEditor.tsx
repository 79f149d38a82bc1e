import { Suspense, useState, type ReactNode } from "react";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { Skeleton } from "@/components/ui/Skeleton";
import { lazyPart } from "@/lib/lazy-part";
import { t } from "@/lib/words";
import { EditorToolbar } from "./EditorToolbar";
import { PlainEditor } from "./PlainEditor";
import type { SurfaceProps, TextHandle } from "./text-surface";

const MarkdownEditor = lazyPart(() => import("./MarkdownEditor"), "MarkdownEditor");

type Props = Omit<SurfaceProps, "describedBy" | "isInvalid"> & {
  /** Whether the user chose a plain text area. */
  isPlain: boolean;
  /** Shown under the text, and read with it. */
  error: string | undefined;
  /** Shown beside the toolbar. */
  aside?: ReactNode;
  /** Shown below the toolbar. */
  below?: ReactNode;
};

/**
 * A text with its toolbar. The editor is loaded when it is first shown; if that fails, the text can be written
 * in a plain text area.
 */
export function TextEditor({ isPlain, error, aside, below, onReady, ...surface }: Props) {
  const { id, format } = surface;
  const [handle, setHandle] = useState<TextHandle | null>(null);
  const errorId = `${id}-error`;
  const props: SurfaceProps = {
    ...surface,
    describedBy: error ? `${id}-help ${errorId}` : `${id}-help`,
    isInvalid: error !== undefined,
    onReady: (ready) => {
      setHandle(ready);
      onReady(ready);
    },
  };
  const plain = <PlainEditor {...props} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div data-keep-clear className="border-b bg-paper max-md:sticky max-md:top-14 max-md:z-10">
        <div className="flex items-center">
          <div className="min-w-0 flex-1">
            <EditorToolbar controls={id} format={format} handle={handle} />
          </div>
          {aside}
        </div>
        <div className="mx-auto max-h-44 w-full max-w-[calc(var(--measure)+2rem)] overflow-y-auto px-4 pb-3 text-[1.0625rem] empty:hidden">
          {below}
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
        {isPlain || format === "html"
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
