import { diffTexts, type DiffRow } from "@/lib/text/word-diff";

/** Labels by field name, in the order in which differences are shown. */
export type FieldLabels<Fields> = Readonly<Record<keyof Fields, string>>;
export type Difference = {
  label: string;
  /** Paragraph by paragraph, from the one version to the other. */
  rows: DiffRow[];
};

/** The labels of the fields in which two versions of a record differ. */
export function differingLabels<Fields extends object>(
  labels: Partial<FieldLabels<Fields>>,
  before: Fields,
  after: Fields,
): string[] {
  return Object.entries<string | undefined>(labels).flatMap(([name, label]) =>
    label !== undefined && valueOf(before, name) !== valueOf(after, name) ? label : [],
  );
}

/**
 * The fields in which two versions of a record differ.
 *
 * @param labels of the fields that are compared
 */
export function differencesOf<Fields extends object>(
  labels: Partial<FieldLabels<Fields>>,
  before: Fields,
  after: Fields,
): Difference[] {
  return Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    if (label === undefined) return [];
    const one = valueOf(before, name);
    const other = valueOf(after, name);
    return one === other ? [] : [{ label, rows: diffTexts(one, other) }];
  });
}

/** A field's value as a text. */
function valueOf(fields: object, name: string): string {
  const value: unknown = Reflect.get(fields, name);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
