import { fillTable, serveFunctions, serveWrites } from "../../support/table";

/** The id of a post or page that was never saved, and when its text was written. */
export const NEW = "00000000-0000-4000-8000-000000000777";
const SEEN = "2026-11-02T09:00:00+00:00";

/** A working copy, as another device has left it. */
export function serveCopy(fields: object, given: object = {}): void {
  const copy = { post_id: NEW, kind: "posts", writer: NEW, base_version: null, saved_at: SEEN };
  fillTable("working_copies", [{ ...copy, fields, device: "Safari on iPhone", ...given }]);
  serveWrites("working_copies");
  serveFunctions("unfinished_posts");
}
