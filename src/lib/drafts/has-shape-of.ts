/**
 * True when every property of the sample has a value of the same type in `value`, which may be
 * untrusted.
 */
export function hasShapeOf(sample: object, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(sample).every(([name, part]) => {
    const found: unknown = Reflect.get(value, name);
    return Array.isArray(part)
      ? Array.isArray(found) && found.every((item) => typeof item === "string")
      : typeof found === typeof part;
  });
}
