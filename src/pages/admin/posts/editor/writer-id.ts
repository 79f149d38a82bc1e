import { readDraft, writeDraft } from "@/lib/drafts/use-draft";

const KEY = "writer-id";

/**
 * Tells this browser's working copies from those of others. It stays among the drafts, so that a tab
 * that was killed goes on with its own, and signing out removes it.
 */
export function writerId(): string {
  const id = readDraft(KEY) || crypto.randomUUID();
  writeDraft(KEY, id);
  return id;
}
