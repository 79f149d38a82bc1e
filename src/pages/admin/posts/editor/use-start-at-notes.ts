import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { NOTES_HEADING } from "@/components/admin/record-sections";
import { draftLinksQuery } from "@/data/posts/draft-links";

/** Whether the editor was opened at `#notes`; then it scrolls to the notes once they are loaded. */
export function useStartAtNotes(postId: string): boolean {
  const { hash } = useLocation();
  const [startsAtNotes] = useState(hash === "#notes");
  const { isSuccess } = useQuery({ ...draftLinksQuery(postId), enabled: false });
  useEffect(() => {
    if (startsAtNotes && isSuccess) document.getElementById(NOTES_HEADING)?.focus();
  }, [startsAtNotes, isSuccess]);
  return startsAtNotes;
}
