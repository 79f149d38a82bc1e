import { isUsed, metaIn } from "./meta.ts";

/** Values that plugins store with a text and nobody wrote: numbers, switches, serialized PHP. */
const SETTING = /^(?:[\d.,:\s-]+|yes|no|on|off|true|false|[abdisO]:\d.*)$/is;
/** The number of texts from which a field is reported once. */
const MANY = 10;

/**
 * Fields in which many texts have a plugin's setting, or the same value: they are reported once, so that they do
 * not hide what each text loses.
 */
export function commonFields(items: readonly Record<string, unknown>[]): {
  isCommon: (key: string, value: string) => boolean;
  notes: string[];
} {
  const fields = items.flatMap(metaIn).filter(([key, value]) => value && !isUsed(key));
  const groups = Map.groupBy(fields, ([key, value]) => likeness(key, value));
  const isCommon = (key: string, value: string) =>
    (groups.get(likeness(key, value))?.length ?? 0) >= MANY;
  const common = Map.groupBy(
    fields.filter((field) => isCommon(...field)),
    ([key]) => key,
  );
  const named = [...common].map(([key, { length }]) => `${key} (${length})`).join(", ");
  const message = `Fields that have the same value, or only settings, in many texts are not imported: ${named}.`;
  return { isCommon, notes: named ? [message] : [] };
}

function likeness(key: string, value: string): string {
  return `${key}=${SETTING.test(value) ? "" : value}`;
}
