import { paths } from "@/paths";

/** The URL parameter for a new post whose text is only a working copy yet. */
export const UNFINISHED = "unfinished";

export function unfinishedPath({ id, isNew }: { id: string; isNew: boolean }): string {
  return isNew ? `${paths.adminNewPost}?${UNFINISHED}=${id}` : paths.adminPost(id);
}
