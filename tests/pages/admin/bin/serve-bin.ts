import { http, HttpResponse } from "msw";
import { countedPage, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

type Row = { id: number; kind: string; title: string; name: string | null; parts: number };
/** A post in the bin; give what matters to the test. */
export const binRow = (values: Partial<Row> & Pick<Row, "id">) => ({
  kind: "posts",
  row_id: `row-${values.id}`,
  title: "Old news",
  name: null,
  deleted_at: "2026-11-20T12:00:00+00:00",
  parts: 0,
  ...values,
});

/** A bin that can be listed, restored from and emptied, as the owner. */
export function serveBin(items: ReturnType<typeof binRow>[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  let rows = [...items];
  const restored: unknown[] = [];
  const emptied: unknown[] = [];
  server.use(
    http.post(rest("rpc/bin_page"), async ({ request }) => {
      const { before_id = Infinity } = Object(await request.json());
      const page = rows.filter(({ id }) => id < before_id).slice(0, 50);
      return countedPage(page, rows.length);
    }),
    http.post(rest("rpc/restore_deleted"), async ({ request }) => {
      const asked: { kind: string; ids: string[] } = Object(await request.json());
      restored.push(asked);
      rows = rows.filter(({ row_id }) => !asked.ids.includes(row_id));
      return HttpResponse.json(1);
    }),
    http.post(rest("rpc/empty_bin"), async ({ request }) => {
      const asked: { ids?: number[] } = Object(await request.json());
      emptied.push(asked);
      rows = rows.filter(({ id }) => asked.ids && !asked.ids.includes(id));
      return HttpResponse.json(1);
    }),
  );
  return { restored, emptied };
}
