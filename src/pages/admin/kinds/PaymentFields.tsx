import type { RecordFormProps } from "@/components/admin/RecordEditor";
import { SwitchField } from "@/components/ui/SwitchField";
import { TextField } from "@/components/ui/TextField";
import { useMailsClients } from "@/data/mails-clients";
import { kindRecord } from "@/data/consultation-kinds/record";
import * as limits from "@/lib/supabase/limits/consultation-kinds";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import type { KindInput } from "./kind-input";

type Props = Pick<RecordFormProps<KindInput>, "input" | "onChange"> & {
  errors: Partial<Record<keyof KindInput, string>>;
};

/** What is to be paid for a kind before its time is sure, and where. */
export function PaymentFields({ input, errors, onChange }: Props) {
  const isMailed = useMailsClients();
  const warning = isMailed
    ? "Whoever asked is emailed before."
    : isMailed === false
      ? "There is no service for emails, so nobody is told before."
      : "";
  return (
    <fieldset className="grid gap-5 border-y py-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Payment</legend>
      <TextField
        label={kindRecord.amount.label}
        type="number"
        inputMode="decimal"
        min={0.01}
        step={0.01}
        value={input.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        hint="Empty where the site asks for no payment."
        error={errors.amount}
      />
      <TextField
        label={kindRecord.currency.label}
        value={input.currency}
        onChange={({ target }) => onChange({ currency: target.value.toUpperCase() })}
        maxLength={3}
        hint="Such as USD or EUR."
        error={errors.currency}
      />
      <div className="sm:col-span-2">
        <TextField
          label={kindRecord.payment_link.label}
          type="url"
          value={input.payment_link}
          onChange={({ target }) => onChange({ payment_link: target.value })}
          maxLength={limits.payment_link_max_length}
          placeholder="https://paypal.me/you/{amount}{currency}"
          hint="At Stripe, PayPal, your bank: {amount}, {currency} and {reference} are filled in."
          error={errors.payment_link}
        />
      </div>
      {hasPage(paths.pay) && (
        <SwitchField
          label={kindRecord.pays_on_page.label}
          hint="With the amount, in USD, and the reference."
          isOn={input.pays_on_page}
          onChange={(pays_on_page) => onChange({ pays_on_page })}
        />
      )}
      <TextField
        label={kindRecord.payment_hours.label}
        type="number"
        inputMode="numeric"
        step={1}
        min={limits.payment_hours_min}
        max={limits.payment_hours_max}
        value={input.payment_hours}
        onChange={({ target }) => onChange({ payment_hours: target.value })}
        hint={`In hours. Then the time falls free, unless you have marked it as paid. ${warning}`}
        error={errors.payment_hours}
      />
    </fieldset>
  );
}
