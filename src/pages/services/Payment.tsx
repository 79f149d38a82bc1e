import { ExternalLink } from "lucide-react";
import { CopyButton } from "@/components/CopyButton";
import { useSite } from "@/components/site-context";
import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/ButtonLink";
import type { LinkedAppointment, LinkedPayment } from "@/data/consultation-requests/appointment";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { formatMoney } from "@/lib/format/money";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { t } from "@/lib/words";

type Props = {
  payment: LinkedPayment;
  heldUntil: LinkedAppointment["heldUntil"];
  /** Whether the reader has something else to do first. */
  isLater: boolean;
};

/**
 * What must be paid for a consultation, where, and with which reference. Whether it has been paid is not known here.
 */
export function Payment({ payment, heldUntil, isLater }: Props) {
  const { owner } = useSite();
  const { amount, currency, reference, paidAt } = payment;
  return (
    <section aria-labelledby="payment" className="grid max-w-measure gap-5">
      <h2 id="payment" className="font-serif text-headline">
        {t("Payment")}
      </h2>
      <dl className="border-t *:border-b">
        <Row label={t("Amount")} text={formatMoney(amount, currency)} copied={typed(amount)} />
        <Row label={t("Reference")} text={reference} copied={reference} />
      </dl>
      {paidAt ? (
        <p>
          {t("{name} marked it as paid on {time}.", {
            name: owner.name,
            time: <time dateTime={paidAt}>{formatDateTime(paidAt)}</time>,
          })}
        </p>
      ) : (
        <>
          {heldUntil && (
            <p>
              {t("Please pay by {time}. After that, your time becomes available to others.", {
                time: <time dateTime={heldUntil}>{formatDateTime(heldUntil)}</time>,
              })}
            </p>
          )}
          <WaysToPay payment={payment} isLater={isLater} />
          <p className="text-sm text-ink-muted">
            {t(
              "Include the reference with your payment. This site does not see payments: {name} checks for yours and marks it as paid here.",
              { name: owner.name },
            )}
          </p>
        </>
      )}
    </section>
  );
}

function WaysToPay({ payment, isLater }: Pick<Props, "payment" | "isLater">) {
  const { amount, reference, link, paysOnPage } = payment;
  const params = new URLSearchParams({ amount: typed(amount), note: reference });
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass(isLater ? "secondary" : "primary")}
        >
          {t("Pay at {host}", { host: new URL(link).hostname })}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{t("(in a new tab)")}</span>
        </a>
      )}
      {paysOnPage && hasPage(paths.pay) && (
        <ButtonLink
          to={`${paths.pay}?${params}`}
          variant={link || isLater ? "secondary" : "primary"}
        >
          {t("Pay in cryptocurrency")}
        </ButtonLink>
      )}
    </div>
  );
}

function Row({ label, text, copied }: { label: string; text: string; copied: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd translate="no" className="font-serif text-title wrap-anywhere">
        {text}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton label={label} text={copied} />
      </dd>
    </div>
  );
}

/** An amount in the format for typing into a payment form: "120", "49.50". */
function typed(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
