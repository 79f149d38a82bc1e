/** Whether a request is for one row, and not for a list. */
export function isForOneRow({ headers }: RequestInit = {}): boolean {
  return String(new Headers(headers).get("accept")).includes("pgrst.object");
}
