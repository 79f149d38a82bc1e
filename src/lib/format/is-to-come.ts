/** Whether an ISO 8601 instant is still to come, by this device's clock. */
export function isToCome(iso: string): boolean {
  return Date.parse(iso) > Date.now();
}
