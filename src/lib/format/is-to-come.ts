/** Whether an ISO 8601 instant is in the future, by this device's clock. */
export function isToCome(iso: string): boolean {
  return Date.parse(iso) > Date.now();
}
