import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { textFields } from "@/components/admin/field-props";
import { settingsRecord, type Settings } from "@/data/settings/record";
import * as limits from "@/lib/supabase/limits/site-settings";

export type PartProps = RecordPartProps<Settings>;

/** The props of a field for a text. By its name the form finds a field that was rejected. */
export function settingsFields(part: PartProps) {
  const field = textFields(settingsRecord, limits, part);
  return (name: Parameters<typeof field>[0]) => ({ ...field(name), name });
}
