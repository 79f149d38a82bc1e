import type { RecordPartProps } from "@/components/admin/RecordEditor";
import { numberFields, switchFields, textFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { useCanEmailClients } from "@/data/can-email-clients";
import { consultationTypeRecord } from "@/data/consultation-types/record";
import * as limits from "@/lib/supabase/limits/consultation-kinds";
import { amountProps } from "@/lib/forms/amount";
import { correctTyped } from "@/lib/forms/correct-typed";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { t } from "@/lib/words";
import type { ConsultationTypeInput } from "./consultation-type-input";

const corrections = correctTyped((currency) => currency.toUpperCase());

/** The amount to pay for a consultation type before its time is final, and where. */
export function PaymentFields(part: RecordPartProps<ConsultationTypeInput>) {
  const { data: isMailed } = useCanEmailClients();
  const warning = isMailed
    ? t("The client gets an email before that.")
    : isMailed === false
      ? t("No email service is set up, so the client is not told before that.")
      : "";
  const field = textFields(consultationTypeRecord, limits, part);
  const flag = switchFields(consultationTypeRecord, part);
  return (
    <fieldset className="grid items-start gap-5 border-y py-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t("Payment")}</legend>
      <TextField
        {...field("amount")}
        {...amountProps}
        min={0.01}
        hint={t("Leave it empty if the site should not ask for payment.")}
      />
      <TextField
        {...field("currency")}
        {...corrections}
        maxLength={3}
        hint={t("Such as USD or EUR.")}
      />
      <div className="sm:col-span-2">
        <TextField
          {...field("payment_link")}
          type="url"
          placeholder={"https://paypal.me/you/{amount}{currency}"}
          hint={t(
            "At Stripe, PayPal or your bank; {amount}, {currency} and {reference} are filled in.",
            { amount: "{amount}", currency: "{currency}", reference: "{reference}" },
          )}
        />
      </div>
      {hasPage(paths.pay) && (
        <SwitchField
          {...flag("pays_on_page")}
          hint={t("Opens that page with the amount, in USD, and the reference.")}
        />
      )}
      <TextField
        {...numberFields(consultationTypeRecord, limits, part)("payment_hours")}
        hint={[
          t("In hours. After that the time is free again, unless you have marked it as paid."),
          warning,
        ].join(" ")}
      />
    </fieldset>
  );
}
