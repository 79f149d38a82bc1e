import { http, HttpResponse } from "msw";
import { refusal, rest, rowsWithCount, server } from "./server";

type Row = { id: string };

/** Whether a row matches a filter, such as `eq.draft`. */
function passes(row: Row, column: string, filter: string): boolean {
  const value = String(Reflect.get(row, column));
  const [operator = "", ...rest] = filter.split(".");
  const asked = rest.join(".");
  const isBefore = Date.parse(value) <= Date.now();
  switch (operator) {
    case "eq":
      return value === asked;
    case "in":
      return asked.replaceAll(/[()"]/g, "").split(",").includes(value);
    case "imatch":
      return value.toLowerCase().includes(asked.replace("***=", "").toLowerCase());
    case "lte":
      return asked !== "now" || isBefore;
    case "gt":
    case "gte":
      return asked !== "now" || !isBefore;
    case "not":
      return value !== asked.replace("is.", "");
    default:
      throw new Error(`No table here knows ${column}=${filter}`);
  }
}

const NO_FILTERS = new Set(["select", "columns", "order", "limit", "offset", "or"]);

function matching<Each extends Row>(rows: readonly Each[], asked: URLSearchParams): Each[] {
  const filters = [...asked].filter(([name]) => !NO_FILTERS.has(name));
  return rows.filter((row) => filters.every(([column, filter]) => passes(row, column, filter)));
}

const askedOf = (request: Request) => new URL(request.url).searchParams;

/** In the requested order; rows are given newest first. */
function sorted<Each extends Row>(rows: Each[], order: string): Each[] {
  const [column = "", direction] = order.split(/[.,]/);
  const key = (row: Row) => String(Reflect.get(row, column));
  const isByTime = column === "" || column.endsWith("_at");
  const ascending = isByTime
    ? rows.toReversed()
    : rows.toSorted((one, other) =>
        key(one).localeCompare(key(other), undefined, { numeric: true }),
      );
  return direction === "asc" ? ascending : isByTime ? rows : ascending.toReversed();
}

/**
 * A table that can be listed in pages, searched, written and emptied, like in PostgREST.
 *
 * @param given its initial contents, newest first
 * @param create makes a row from what is inserted
 * @param onPatch called with each change: the data and the query, and the row before it
 * @returns the requests and writes, in order, and a way to simulate changes from elsewhere
 */
export function serveTable<Each extends Row, Sent extends object = Partial<Each>>(
  name: string,
  given: readonly Each[],
  create?: (sent: Sent) => Each,
  onPatch?: (sent: Sent, asked: URLSearchParams, before: Each | undefined) => void,
) {
  let rows = [...given];
  const lists: Record<string, string>[] = [];
  const inserted: Sent[] = [];

  const deleted: string[] = [];

  const change = (id: string, values: Partial<Each> | null) => {
    const updated_at = new Date().toISOString();
    rows = rows.flatMap((row) =>
      row.id !== id ? [row] : values ? [{ ...row, updated_at, ...values }] : [],
    );
  };

  server.use(
    http.get(rest(name), ({ request }) => {
      const asked = askedOf(request);
      if (asked.get("select") !== "status") lists.push(Object.fromEntries(asked));
      const found = sorted(matching(rows, asked), asked.get("order") ?? "");
      if (request.headers.get("accept")?.includes("pgrst.object"))
        return HttpResponse.json(found[0]);
      const last = /id\.[lg]t\.([\w-]+)/.exec(asked.get("or") ?? "")?.[1];
      const start = last
        ? found.findIndex(({ id }) => id === last) + 1
        : Number(asked.get("offset") ?? 0);
      if (!last && start > 0 && start >= found.length)
        return refusal("Requested range not satisfiable", "PGRST103", 416);
      const end = start + Number(asked.get("limit") ?? found.length);
      return rowsWithCount(found.slice(start, end), found.length);
    }),
    http.post<never, Sent>(rest(name), async ({ request }) => {
      const sent = await request.json();
      inserted.push(sent);
      const row = create?.(sent);
      if (row) rows = [row, ...rows];
      return HttpResponse.json(row, { status: 201 });
    }),
    http.patch<never, Sent>(rest(name), async ({ request }) => {
      const [sent, asked] = [await request.json(), askedOf(request)];
      const [before] = matching(rows, asked);
      onPatch?.(sent, asked, before);
      if (before) change(before.id, sent);
      return HttpResponse.json(rows.filter(({ id }) => id === before?.id));
    }),
    http.delete(rest(name), ({ request }) => {
      const gone = matching(rows, askedOf(request)).map(({ id }) => id);
      deleted.push(...gone);
      rows = rows.filter(({ id }) => !gone.includes(id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { rows: () => rows, lists, inserted, deleted, change };
}
