import { signedInAs } from "../../../support/session";
import { prepare, fillTable, serveFunctions } from "../../../support/table";

/**
 * A log that the owner reads.
 * @param entries changes of a post, latest first; pass what matters to the test
 */
export function serveLog(entries: object[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const rows = entries.map((entry, index) => ({
    id: entries.length - index,
    happened_at: "2026-11-20T12:00:00+00:00",
    account: "00000000-0000-4000-8000-000000000000",
    action: "changed",
    kind: "posts",
    title: "Old news",
    changes: {},
    ...entry,
  }));
  fillTable("private.audit_log", rows);
  prepare(async (run, { userId }) =>
    run("update private.audit_log set account = $1", [await userId("owner@example.com")]),
  );
  serveFunctions("audit_page");
}
