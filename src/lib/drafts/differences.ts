/** Labels by field name, in display order. Fields without a label are not compared. */
export type FieldLabels<Fields> = Readonly<Partial<Record<keyof Fields, string>>>;
/** A field in which two versions of a record differ, with both values as text. */
export type Difference = { label: string; before: string; after: string };

/** The fields in which two versions of a record differ. */
export function differencesOf<Fields extends object>(
  labels: FieldLabels<Fields>,
  before: Fields,
  after: Fields,
): Difference[] {
  return Object.entries<string | undefined>(labels)
    .map(([name, label = ""]) => ({
      label,
      before: textOf(Reflect.get(before, name)),
      after: textOf(Reflect.get(after, name)),
    }))
    .filter((field) => field.before !== field.after);
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
