import { useCallback, useEffect, useState } from "react";
import { useDraft } from "@/lib/use-draft";
import { isPostInput, isSameInput, type PostInput } from "./post-input";

type PostDraft = { id: string; savedAt: string; input: PostInput };

/**
 * The input of the post editor. What differs from the stored post is kept in this browser with
 * every keystroke, and offered when the same editor is opened again.
 *
 * @param postId the post's id, or null for a new one
 * @param saved the post as it is stored; undefined while it is being loaded
 */
export function usePostDraft(postId: string | null, saved: PostInput | undefined) {
  const [stored, store, forget] = useDraft(`post:${postId ?? "new"}`);
  const [found, setFound] = useState(() => parseDraft(stored));
  // One id for one editor: saving again after a lost answer cannot store a new post twice.
  const [id, setId] = useState(() => postId ?? crypto.randomUUID());
  const [typed, setTyped] = useState<PostInput>();
  const isChanged = typed !== undefined && saved !== undefined && !isSameInput(typed, saved);

  useEffect(() => {
    if (!typed) return;
    const draft: PostDraft = { id, savedAt: new Date().toISOString(), input: typed };
    store(isChanged ? JSON.stringify(draft) : "");
  }, [typed, isChanged, id, store]);

  const change = useCallback(
    (values: Partial<PostInput>) =>
      setTyped((before) => {
        const current = before ?? saved;
        return current && { ...current, ...values };
      }),
    [saved],
  );

  return {
    id,
    input: typed ?? saved,
    isChanged,
    change,
    /** A draft of an earlier visit, until it is restored or discarded. */
    offered: found && saved && !isSameInput(found.input, saved) ? found : undefined,
    restore: (draft: PostDraft) => {
      setId(draft.id);
      setTyped(draft.input);
      setFound(undefined);
    },
    /** Drops what is kept in this browser, after saving or on request. */
    forget: () => {
      forget();
      setFound(undefined);
    },
  };
}

function parseDraft(text: string): PostDraft | undefined {
  if (!text) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== "object" || draft === null) return undefined;
    const id: unknown = Reflect.get(draft, "id");
    const savedAt: unknown = Reflect.get(draft, "savedAt");
    const input: unknown = Reflect.get(draft, "input");
    return typeof id === "string" && typeof savedAt === "string" && isPostInput(input)
      ? { id, savedAt, input }
      : undefined;
  } catch {
    return undefined;
  }
}
