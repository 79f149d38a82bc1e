import { serverNow } from "@/lib/clock";

/** Whether an ISO 8601 instant is in the future, by the server's clock. */
export function isInFuture(iso: string): boolean {
  return Date.parse(iso) > serverNow();
}
