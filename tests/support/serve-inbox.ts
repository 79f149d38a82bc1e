import { http, HttpResponse } from "msw";
import { rest, server } from "./server";
import { serveTable } from "./table";

type Row = { id: string; name: string; status: string; created_at: string; search_text: string };

/**
 * A table of messages or requests that can be listed in pages, counted, changed in status and deleted.
 *
 * @param table its name in the API
 * @param counts the function that counts its statuses
 * @param given its initial contents, newest first
 * @returns the requests and changes, in order, and a way to change a row from elsewhere
 */
export function serveInbox(table: string, counts: string, given: readonly Row[]) {
  const steps: { id: string; from: string; to: string }[] = [];
  const { rows, lists, deleted, change } = serveTable<Row, Pick<Row, "status">>(
    table,
    given,
    undefined,
    ({ status }, _asked, before) => {
      if (before) steps.push({ id: before.id, from: before.status, to: status });
    },
  );
  server.use(
    http.post<never, { search: string }>(rest(`rpc/${counts}`), async ({ request }) => {
      const search = (await request.json()).search.toLowerCase();
      const found = rows().filter((row) => row.search_text.toLowerCase().includes(search));
      const groups = Map.groupBy(found, ({ status }) => status);
      return HttpResponse.json(
        [...groups].map(([status, group]) => ({ status, count: group.length })),
      );
    }),
  );
  const setStatus = (id: string, status: string) => change(id, { status });
  return { lists, steps, deleted, change, setStatus };
}
