import { http, HttpResponse } from "msw";
import { refusal, rest, rowsWithCount, server } from "./server";

type Row = { id: string; name: string; status: string; created_at: string; search_text: string };
type Counting = { search: string };

/**
 * A table of messages or requests that can be listed in pages, counted, moved on and deleted.
 *
 * @param table its name in the API
 * @param counts the function that counts its statuses
 * @param given what it holds at first, newest first
 * @returns what was asked for and changed, in order, and a way to change a row from elsewhere
 */
export function serveInbox(table: string, counts: string, given: readonly Row[]) {
  let rows = [...given];
  const lists: Record<string, string>[] = [];
  const steps: { id: string; from: string; to: string }[] = [];
  const deleted: string[] = [];
  const setStatus = (id: string, status: string) => {
    rows = rows.map((row) => (row.id === id ? { ...row, status } : row));
  };

  server.use(
    http.get(rest(table), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const id = asked.get("id");
      if (id && asked.get("select") === "status")
        return HttpResponse.json(rows.filter((row) => id === `eq.${row.id}`));

      lists.push(Object.fromEntries(asked));
      const found = sorted(
        rows.filter(
          (row) =>
            matches(row, asked) &&
            [null, `eq.${row.id}`].includes(id) &&
            [null, `eq.${row.status}`].includes(asked.get("status")),
        ),
        asked.get("order") ?? "",
      );
      const last = /id\.lt\.([\w-]+)/.exec(asked.get("or") ?? "")?.[1];
      const start = last
        ? found.findIndex((row) => row.id === last) + 1
        : Number(asked.get("offset") ?? 0);
      if (start > 0 && start >= found.length && !last) {
        return refusal("Requested range not satisfiable", "PGRST103", 416);
      }
      return rowsWithCount(found.slice(start, start + Number(asked.get("limit"))), found.length);
    }),
    http.post<never, Counting>(rest(`rpc/${counts}`), async ({ request }) => {
      const { search } = await request.json();
      const found = rows.filter((row) => holds(row, search));
      return HttpResponse.json(
        [...new Set(found.map(({ status }) => status))].map((status) => ({
          status,
          count: found.filter((row) => row.status === status).length,
        })),
      );
    }),
    http.patch<never, { status: string }>(rest(table), async ({ request }) => {
      const { status, ...others } = await request.json();
      const asked = new URL(request.url).searchParams;
      const changed = rows.find(
        (row) => asked.get("id") === `eq.${row.id}` && asked.get("status") === `eq.${row.status}`,
      );
      if (!changed) return HttpResponse.json([]);
      steps.push({ id: changed.id, from: changed.status, to: status });
      rows = rows.map((row) => (row === changed ? { ...row, status, ...others } : row));
      return HttpResponse.json([{ status }]);
    }),
    http.delete(rest(table), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.replace("eq.", "") ?? "";
      deleted.push(id);
      rows = rows.filter((row) => row.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { lists, steps, deleted, setStatus };
}

function holds({ search_text }: Row, search: string): boolean {
  return search_text.toLowerCase().includes(search.toLowerCase());
}

function matches(row: Row, asked: URLSearchParams): boolean {
  return holds(row, asked.get("search_text")?.replace("imatch.***=", "") ?? "");
}

function sorted(rows: Row[], order: string): Row[] {
  if (order.startsWith("name.")) return rows.toSorted((a, b) => a.name.localeCompare(b.name));
  return order.startsWith("created_at.asc") ? rows.toReversed() : rows;
}
