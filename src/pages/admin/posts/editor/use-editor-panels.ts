import { useState } from "react";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { useStartAtNotes } from "./use-start-at-notes";

/** The fields beside which the settings open. */
const IN_SIGHT = new Set(["title", "source", "content"]);

/** What stands beside the text or in its place: the preview and the settings. */
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
    /** Opens what a field stands in. */
    showField: (name: string) => {
      setIsPreview(false);
      if (!IN_SIGHT.has(name)) setIsSettingsOpen(true);
    },
  };
}
