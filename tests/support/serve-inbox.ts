import { serveFunctions, serveTable } from "./table";

type Row = { id: string; status: string };

/**
 * A table of messages or requests that can be listed in pages, counted, changed in status and deleted.
 *
 * @param table its name in the API
 * @param counts the function that counts its statuses
 * @param given its initial contents, newest first
 * @returns the requests and changes, in order, and a way to change a row from elsewhere
 */
export function serveInbox(
  table: "contact_messages" | "consultation_requests",
  counts: string,
  given: readonly Row[],
) {
  const steps: { id: string; from: string; to: string }[] = [];
  const { lists, deleted, change } = serveTable<Row, Pick<Row, "status">>(
    table,
    given,
    ({ status }, { before, changed }) => {
      if (before && changed.length > 0)
        steps.push({ id: before.id, from: before.status, to: status });
    },
  );
  serveFunctions(counts);
  const setStatus = (id: string, status: string) => change(id, { status });
  return { lists, steps, deleted, change, setStatus };
}
