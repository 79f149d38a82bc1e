import { useState } from "react";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { useStartAtNotes } from "./use-start-at-notes";

/** The fields that are visible without opening the settings. */
const VISIBLE_FIELDS = new Set(["title", "source", "content"]);

/** The panels beside the text or replacing it: preview and settings. */
export function useEditorPanels(postId: string) {
  const [isPreview, setIsPreview] = useState(false);
  const [isSettingsOpen, setIsSettingsOpen] = useState(useStartAtNotes(postId));
  const isBeside = useMediaQuery("(width >= 1100px)");
  const isPhone = useMediaQuery("(width < 48rem)");
  return {
    isPreview,
    setIsPreview,
    isSettingsOpen,
    setIsSettingsOpen,
    /** Whether there is room for the preview beside the text. */
    isBeside,
    isPhone,
    isTextHidden: isPreview && !isBeside,
    /** Opens the section of a field. */
    showField: (name: string) => {
      setIsPreview(false);
      if (!VISIBLE_FIELDS.has(name)) setIsSettingsOpen(true);
    },
  };
}
