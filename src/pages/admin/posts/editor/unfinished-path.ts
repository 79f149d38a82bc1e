import { paths } from "@/paths";

/** Names, in the address, the new post whose text is only a working copy yet. */
export const UNFINISHED = "unfinished";

/** Where one goes on with an unfinished text. */
export function unfinishedPath({ id, isNew }: { id: string; isNew: boolean }): string {
  return isNew ? `${paths.adminNewPost}?${UNFINISHED}=${id}` : paths.adminPost(id);
}
