/** True when the visitor prefers to save data: `saveData` of the Network Information API. */
export function prefersReducedData(): boolean {
  return Object(Reflect.get(navigator, "connection")).saveData === true;
}
