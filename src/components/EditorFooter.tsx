import type { ReactNode } from "react";

type Props = {
  /** Message of the backend's refusal. */
  refusal: string | undefined;
  children: ReactNode;
};

/** The buttons of an editor, fixed to the bottom of its dialog. */
export function EditorFooter({ refusal, children }: Props) {
  return (
    <footer
      data-keep-clear
      className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 grid gap-3 border-t bg-paper-raised p-5 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8"
    >
      {refusal && (
        <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
          {refusal}
        </p>
      )}
      <div className="flex gap-3">{children}</div>
    </footer>
  );
}
