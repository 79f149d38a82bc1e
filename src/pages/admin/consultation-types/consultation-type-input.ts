import type { StoredConsultationType } from "@/data/consultation-types/admin";
import {
  consultationTypeRecord,
  type WrittenConsultationType,
} from "@/data/consultation-types/record";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { emptyInput, rowOf } from "@/lib/record";
import { t } from "@/lib/words";

export type ConsultationTypeInput = FormInput<WrittenConsultationType>;

const fresh: ConsultationTypeInput = {
  ...emptyInput<WrittenConsultationType>(consultationTypeRecord),
  minutes: "30",
  payment_hours: "48",
};

/** A stored type as form input. */
function inputOf(type: StoredConsultationType): ConsultationTypeInput {
  const { minutes, place, amount, payment_hours, ...others } = type;
  return {
    ...fresh,
    ...inputFrom(others, fresh),
    minutes: String(minutes),
    place: String(place),
    amount: amount === null ? "" : String(amount),
    payment_hours: String(payment_hours),
  };
}

export const consultationTypeModel = {
  fresh,
  inputOf,
  fieldsOf: (input: ConsultationTypeInput) =>
    rowOf<WrittenConsultationType>(consultationTypeRecord, input),
  record: consultationTypeRecord,
};

export const INCOMPLETE = t("Please fill in the title");

/** What is missing, by field. The database checks the rest. */
export function errorsOf(
  input: ConsultationTypeInput,
): Partial<Record<keyof ConsultationTypeInput, string>> {
  return input.title.trim() ? {} : { title: t("The title is required.") };
}
