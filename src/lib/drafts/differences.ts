import type { Fields } from "@/lib/record";
import { t } from "@/lib/words";

/** A field in which two versions of a record differ, with both values as text. */
export type Difference = { label: string; before: string; after: string };

/**
 * The fields in which two versions of a record differ, in the order of the record. Those without a label are not
 * compared.
 */
export function differencesOf(record: Fields, before: object, after: object): Difference[] {
  return Object.entries(record)
    .flatMap(([name, { label }]) =>
      label === undefined
        ? []
        : {
            label,
            before: shownValue(Reflect.get(before, name)),
            after: shownValue(Reflect.get(after, name)),
          },
    )
    .filter((field) => field.before !== field.after);
}

function shownValue(value: unknown): string {
  if (typeof value === "boolean") return value ? t("Yes") : t("No");
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
