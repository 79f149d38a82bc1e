import { commentRow, postRow } from "../../../support/factories";
import { signedInAs } from "../../../support/session";
import { fill, serveFunctions } from "../../../support/table";

type Deleted = {
  /** Its table. */
  kind: string;
  row: { id: string };
  /** The number of comments that went with it. */
  parts?: number;
};

export const deletedPost = (title: string): Deleted => ({ kind: "posts", row: postRow({ title }) });

/** A bin that is listed, restored from and emptied, as the owner; its items, latest first. */
export function serveBin(deleted: readonly Deleted[]): void {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const items = deleted.flatMap(({ kind, row, parts = 0 }, index) => [
    { kind, content: row, is_root: true, index },
    ...Array.from({ length: parts }, () => {
      const content = commentRow({ post_id: row.id, parent_id: row.id });
      return { kind: "comments", content, is_root: false, index };
    }),
  ]);
  const rows = items.map(({ index, ...item }, place) => ({
    id: items.length - place,
    deletion: String(1000 + index),
    deleted_at: "2026-11-20T12:00:00+00:00",
    row_id: item.content.id,
    ...item,
  }));
  fill("private.bin", rows);
  serveFunctions("bin_page", "restore_deleted", "empty_bin");
}
