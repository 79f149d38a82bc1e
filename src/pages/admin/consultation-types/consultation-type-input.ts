import {
  consultationTypeRecord,
  type WrittenConsultationType,
} from "@/data/consultation-types/record";
import { isAmount } from "@/lib/forms/amount";
import type { FormInput } from "@/lib/forms/input-from";
import { missingIn, modelOf } from "@/lib/record";
import { t } from "@/lib/words";

export type ConsultationTypeInput = FormInput<WrittenConsultationType>;

const model = modelOf<WrittenConsultationType>(consultationTypeRecord);

export const consultationTypeModel = {
  ...model,
  fresh: {
    ...model.fresh,
    minutes: String(consultationTypeRecord.minutes.default),
    payment_hours: String(consultationTypeRecord.payment_hours.default),
  },
};

export const INCOMPLETE = t("Please fill in the title");

/** What is missing or unclear, by field. The database checks the rest. */
export function errorsOf(
  input: ConsultationTypeInput,
): Partial<Record<keyof ConsultationTypeInput, string>> {
  return {
    ...missingIn(consultationTypeRecord, input),
    ...(!isAmount(input.amount) && {
      amount: t("Enter an amount with at most two decimals, such as 49.50."),
    }),
  };
}
