const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID. Comparing an id with any other text is an error in PostgreSQL. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
