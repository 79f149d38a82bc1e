import { createContext, useContext, type ReactNode } from "react";

/** What is shared. */
export type SharedRecord = {
  recordId: string;
  /** What it is called, e.g. «post». */
  noun: "post" | "page";
  isNew: boolean;
};
type RenderSharing = (record: SharedRecord) => ReactNode;

export const DraftSharingContext = createContext<RenderSharing | null>(null);

/** Id of the heading of the notes on a draft, to go to. */
export const NOTES_HEADING = "draft-notes";

/** Renders the section of an editor that makes links to a draft, and has the notes on it. */
export function useDraftSharing(): RenderSharing {
  const render = useContext(DraftSharingContext);
  if (!render) throw new Error("Only the owner's pages share drafts.");
  return render;
}
