import { Chip } from "@/components/ui/Chip";
import { TextField } from "@/components/ui/TextField";
import { noteLength, quickAmounts } from "@/content/payments";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { amountProps } from "@/lib/forms/amount";
import type { usePaymentRequest } from "./use-payment-request";
import { t } from "@/lib/words";

type Props = ReturnType<typeof usePaymentRequest>;

export function RequestForm({ amount, setAmount, checkAmount, amountError, note, setNote }: Props) {
  const { formatDollars } = useFormats();
  return (
    <section aria-labelledby="how-much" className="page-width">
      <div className="grid gap-x-10 gap-y-6 border-y py-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="how-much" className="font-serif text-title">
            {t("How much, and why")}
          </h2>
          <p className="mt-2 text-ink-muted">
            {t(
              "Leave both empty to decide in your wallet. They stay in this browser and go into the payment link.",
            )}
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:col-span-8">
          <div className="grid content-start gap-3">
            <TextField
              label={t("Amount in USD (optional)")}
              {...amountProps}
              min={0}
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
              onBlur={({ target }) => checkAmount(target)}
              error={amountError}
              className="font-mono tabular"
            />
            <div role="group" aria-label={t("Quick sums in USD")} className="flex flex-wrap gap-2">
              {quickAmounts.map((quick) => {
                const isSelected = Number(amount) === quick;
                return (
                  <Chip
                    key={quick}
                    isSelected={isSelected}
                    onClick={() => setAmount(isSelected ? "" : String(quick))}
                    // In one row in every locale.
                    className="tabular max-sm:px-2"
                  >
                    {formatDollars(quick)}
                  </Chip>
                );
              })}
            </div>
          </div>
          <TextField
            label={t("Note (optional)")}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            maxLength={noteLength}
            autoComplete="off"
            hint={
              <span className="flex justify-between gap-4">
                <span>{t("What it is for, or a kind word.")}</span>
                <span className="label">
                  {note.length} / {noteLength}
                </span>
              </span>
            }
          />
        </div>
      </div>
    </section>
  );
}
