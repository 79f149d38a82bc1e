import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { useMailsClients } from "@/data/mails-clients";
import { kindLabels } from "@/data/consultation-kinds/labels";
import * as limits from "@/lib/supabase/limits/consultation-kinds";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { t } from "@/lib/words";
import type { KindInput } from "./kind-input";

type Props = Pick<RecordFormProps<KindInput>, "input" | "onChange"> & {
  errors: Partial<Record<keyof KindInput, string>>;
};

/** What is to be paid for a kind before its time is sure, and where. */
export function PaymentFields({ input, errors, onChange }: Props) {
  const isMailed = useMailsClients();
  const warning = isMailed
    ? t("Whoever asked is emailed before.")
    : isMailed === false
      ? t("There is no service for emails, so nobody is told before.")
      : "";
  return (
    <fieldset className="grid gap-5 border-y py-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t("Payment")}</legend>
      <TextField
        label={kindLabels.amount}
        type="number"
        inputMode="decimal"
        min={0.01}
        step={0.01}
        value={input.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        hint={t("Empty where the site asks for no payment.")}
        error={errors.amount}
      />
      <TextField
        label={kindLabels.currency}
        value={input.currency}
        onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
        maxLength={3}
        hint={t("Such as USD or EUR.")}
        error={errors.currency}
      />
      <div className="sm:col-span-2">
        <TextField
          label={kindLabels.payment_link}
          type="url"
          value={input.payment_link}
          onChange={({ target }) => onChange({ payment_link: target.value })}
          maxLength={limits.payment_link_max_length}
          placeholder={"https://paypal.me/you/{amount}{currency}"}
          hint={t(
            "At Stripe, PayPal, your bank: {amount}, {currency} and {reference} are filled in.",
            { amount: "{amount}", currency: "{currency}", reference: "{reference}" },
          )}
          error={errors.payment_link}
        />
      </div>
      {hasPage(paths.pay) && (
        <SwitchField
          label={kindLabels.pays_on_page}
          hint={t("With the amount, in USD, and the reference.")}
          isOn={input.pays_on_page}
          onChange={(pays_on_page) => onChange({ pays_on_page })}
        />
      )}
      <TextField
        label={kindLabels.payment_hours}
        type="number"
        inputMode="numeric"
        step={1}
        min={limits.payment_hours_min}
        max={limits.payment_hours_max}
        value={input.payment_hours}
        onChange={({ target }) => onChange({ payment_hours: target.value })}
        hint={[
          t("In hours. Then the time falls free, unless you have marked it as paid."),
          warning,
        ].join(" ")}
        error={errors.payment_hours}
      />
    </fieldset>
  );
}
