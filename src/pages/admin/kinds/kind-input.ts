import type { StoredKind } from "@/data/consultation-kinds/admin";
import { kindLabels } from "@/data/consultation-kinds/labels";
import { kindRecord, type WrittenKind } from "@/data/consultation-kinds/record";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { emptyInput, rowOf } from "@/lib/record";
import { t } from "@/lib/words";

/** A consultation type as the input of its form. */
export type KindInput = FormInput<WrittenKind>;

const fresh: KindInput = {
  ...emptyInput<WrittenKind>(kindRecord),
  minutes: "30",
  payment_hours: "48",
};

/** A stored type as form input. */
function inputOf(kind: StoredKind): KindInput {
  const { minutes, place, amount, payment_hours, ...others } = kind;
  return {
    ...fresh,
    ...inputFrom(others, fresh),
    minutes: String(minutes),
    place: String(place),
    amount: amount === null ? "" : String(amount),
    payment_hours: String(payment_hours),
  };
}

/** Configures the editor for consultation types. */
export const kindModel = {
  fresh,
  inputOf,
  fieldsOf: (input: KindInput) => rowOf<WrittenKind>(kindRecord, input),
  labels: kindLabels,
};

/** Shown when the title is missing. */
export const INCOMPLETE = t("Please fill in the title");

/** What is missing, by field. The database checks the rest. */
export function errorsOf(input: KindInput): Partial<Record<keyof KindInput, string>> {
  return input.title.trim() ? {} : { title: t("The title is required.") };
}
