/** True when the visitor prefers to save data: `saveData` of the Network Information API. */
export function prefersReducedData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
