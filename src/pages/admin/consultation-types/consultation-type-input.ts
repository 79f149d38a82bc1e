import type { StoredConsultationType } from "@/data/consultation-types/admin";
import {
  consultationTypeRecord,
  type WrittenConsultationType,
} from "@/data/consultation-types/record";
import { isAmount } from "@/lib/forms/amount";
import type { FormInput } from "@/lib/forms/input-from";
import { emptyInput, inputOfRow, rowOf } from "@/lib/record";
import { t } from "@/lib/words";

export type ConsultationTypeInput = FormInput<WrittenConsultationType>;

const fresh: ConsultationTypeInput = {
  ...emptyInput<WrittenConsultationType>(consultationTypeRecord),
  minutes: String(consultationTypeRecord.minutes.default),
  payment_hours: String(consultationTypeRecord.payment_hours.default),
};

export const consultationTypeModel = {
  fresh,
  inputOf: (type: StoredConsultationType) =>
    inputOfRow<WrittenConsultationType>(consultationTypeRecord, type),
  fieldsOf: (input: ConsultationTypeInput) =>
    rowOf<WrittenConsultationType>(consultationTypeRecord, input),
  record: consultationTypeRecord,
};

export const INCOMPLETE = t("Please fill in the title");

/** What is missing or unclear, by field. The database checks the rest. */
export function errorsOf(
  input: ConsultationTypeInput,
): Partial<Record<keyof ConsultationTypeInput, string>> {
  return {
    ...(!input.title.trim() && { title: t("The title is required.") }),
    ...(!isAmount(input.amount) && {
      amount: t("Enter an amount with at most two decimals, such as 49.50."),
    }),
  };
}
