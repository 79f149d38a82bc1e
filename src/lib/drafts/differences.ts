import { formatDateTime } from "@/lib/format/dates-and-numbers";
import type { Field, Fields } from "@/lib/record";
import { t } from "@/lib/words";

/** A field in which two versions of a record differ, with both values as text. */
export type Difference = { label: string; before: string; after: string };

/**
 * The fields in which two versions of a record differ, in the order of the record. Those without a label are not
 * compared.
 */
export function differencesOf(record: Fields, before: object, after: object): Difference[] {
  return Object.entries(record)
    .flatMap(([name, { label, kind }]) =>
      label === undefined
        ? []
        : {
            label,
            before: shownValue(kind, Reflect.get(before, name)),
            after: shownValue(kind, Reflect.get(after, name)),
          },
    )
    .filter((field) => field.before !== field.after);
}

function shownValue(kind: Field["kind"], value: unknown): string {
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (Array.isArray(value)) return value.join(", ");
  // The form and the database write the same instant differently.
  if (kind === "timestamp" && typeof value === "string" && value) return formatDateTime(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
