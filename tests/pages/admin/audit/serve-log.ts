import { http } from "msw";
import { countedPage, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

/** A change of a post in the log; give what matters to the test. */
export const logEntry = (id: number, values: object = {}) => ({
  id,
  happened_at: "2026-11-20T12:00:00+00:00",
  account: "owner@example.com",
  action: "changed",
  kind: "posts",
  title: "Old news",
  changes: {},
  ...values,
});

/** A log that can be read in pages, as the owner. */
export function serveLog(entries: ReturnType<typeof logEntry>[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  server.use(
    http.post(rest("rpc/audit_page"), async ({ request }) => {
      const { before_id = Infinity } = Object(await request.json());
      const page = entries.filter(({ id }) => id < before_id).slice(0, 50);
      return countedPage(page, entries.length);
    }),
  );
}
