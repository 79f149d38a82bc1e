import { diffTexts, type DiffRow } from "@/lib/text/word-diff";

/** Labels by field name, in the order in which differences are shown. */
export type FieldLabels<Fields> = Readonly<Record<keyof Fields, string>>;
export type Difference = {
  label: string;
  /** Paragraph by paragraph, from the one version to the other. */
  rows: DiffRow[];
};

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
    const one = textOf(Reflect.get(before, name));
    const other = textOf(Reflect.get(after, name));
    return one === other ? [] : [{ label, rows: diffTexts(one, other) }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
