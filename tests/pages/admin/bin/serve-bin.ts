import { commentRow, postRow } from "../../../support/factories";
import { signedInAs } from "../../../support/session";
import { fillTable, serveFunctions } from "../../../support/table";

type Deleted = {
  /** Its table. */
  kind: string;
  row: { id: string };
  /** The number of comments that were deleted with it. */
  parts?: number;
};

export const deletedPost = (title: string): Deleted => ({ kind: "posts", row: postRow({ title }) });

/** A bin that the owner lists, restores from and empties; its items, latest first. */
export function serveBin(deleted: readonly Deleted[]): void {
  signedInAs({ email: "owner@example.com", isOwner: true });
  let id = 1000;
  const item = (kind: string, content: { id: string }, index: number) => ({
    id: --id,
    deletion: String(1000 + index),
    deleted_at: "2026-11-20T12:00:00+00:00",
    kind,
    row_id: content.id,
    is_root: deleted[index]?.row === content,
    content,
  });
  const rows = deleted.flatMap(({ kind, row, parts = 0 }, index) => [
    item(kind, row, index),
    ...Array.from({ length: parts }, () =>
      item("comments", commentRow({ post_id: row.id, parent_id: row.id }), index),
    ),
  ]);
  fillTable("private.bin", rows);
  serveFunctions("bin_page", "restore_deleted", "empty_bin");
}
