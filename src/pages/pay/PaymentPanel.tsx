import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useSiteName } from "@/components/site-context";
import { paymentMethods, type PaymentMethodId } from "@/content/payments";
import { exchangeRateQuery } from "@/data/exchange-rate";
import { env } from "@/lib/env";
import type { PaymentRequest } from "@/lib/payments/payment-links";
import type { Account } from "./account";
import { paymentTo, type Detail } from "./payment";
import { QrActions } from "./QrActions";
import { qrCodeQuery } from "@/lib/browser/qr-code";
import { QrFigure } from "@/components/QrFigure";
import { RateLine } from "./RateLine";
import { Badge } from "@/components/ui/Badge";
import { CopyButton } from "@/components/CopyButton";
import { withinSentence } from "@/lib/text/language";
import { t } from "@/lib/words";

type Props = { id: PaymentMethodId; account: Account; request: PaymentRequest };

/** One payment method: QR code, details to copy and warnings. */
export function PaymentPanel({ id, account, request }: Props) {
  const method = paymentMethods[id];
  const siteName = useSiteName();
  const textId = useId();
  const converted = id === "bitcoin" ? request.usd : undefined;
  const hasService = env.rateUrl !== "";
  const rate = useQuery({ ...exchangeRateQuery(), enabled: converted !== undefined && hasService });
  // After a failed refetch there is no rate, not an outdated one.
  const usdPerBitcoin = rate.isSuccess ? rate.data.usdPerBitcoin : undefined;
  const { code, details, hint } = paymentTo(account, id, request, usdPerBitcoin);
  // Shows the previous code while the next is drawn, to avoid a flash.
  const qr = useQuery({ ...qrCodeQuery(code.text), placeholderData: keepPreviousData });
  const what = withinSentence(code.label);
  const isExample = account.state === "example";

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[16rem_1fr] lg:grid-cols-12">
      <div className="grid content-start gap-5 md:col-start-2 lg:col-span-8 lg:col-start-5">
        <div>
          <h3 className="font-serif text-title">{method.title}</h3>
          <p className="mt-2 max-w-measure text-ink-muted">{method.description}</p>
        </div>
        {isExample && <ExampleWarning source={method.example.source} />}
        <p className="flex max-w-measure gap-3">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
          {method.warning}
        </p>
      </div>
      <div className="grid grid-cols-1 content-start gap-6 md:col-start-1 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-1">
        <QrFigure
          image={qr.data}
          hasFailed={qr.isError}
          alt={t("QR code of the {what}: {title}", { what, title: method.title })}
          textId={textId}
          isExample={isExample}
          caption={isExample ? t("Example — do not pay") : t("Contains the {what}", { what })}
        />
        <QrActions
          image={qr.data}
          fileName={`${isExample ? "example" : "pay"}-${id}`}
          title={t("Pay {siteName}: {title}", { siteName, title: method.title })}
          warning={isExample ? t("Example. Do not pay to this address.") : undefined}
          code={code}
          details={details}
        />
      </div>
      <div className="grid content-start gap-6 md:col-start-2 lg:col-span-8 lg:col-start-5">
        <dl className="border-t">
          {details.map((detail) => (
            <DetailRow
              key={detail.label}
              detail={detail}
              textId={detail === code ? textId : undefined}
            />
          ))}
        </dl>
        {converted !== undefined && <RateLine usd={converted} rate={hasService ? rate : null} />}
        {hint && <p className="text-sm text-ink-muted">{hint}</p>}
      </div>
    </div>
  );
}

type ExampleWarningProps = { source: string };

function ExampleWarning({ source }: ExampleWarningProps) {
  return (
    <div className="max-w-measure border border-danger p-4">
      <Badge tone="danger">{t("Example")}</Badge>
      <p className="mt-2">
        {t(
          "{strong} No account is set up yet. What you see is {source}: money sent to it is lost.",
          { strong: <strong className="font-semibold">{t("Do not pay here.")}</strong>, source },
        )}
      </p>
    </div>
  );
}

type DetailRowProps = { detail: Detail; textId: string | undefined };

function DetailRow({ detail: { label, text, isLink }, textId }: DetailRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b py-4">
      <dt className="label wrap-anywhere text-ink-muted">{label}</dt>
      {/* Translators of browsers take parts of addresses and names for words. */}
      <dd id={textId} translate="no" className="line-clamp-8 font-mono text-[0.9375rem] break-all">
        {isLink ? (
          <a
            href={text}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
        <CopyButton label={label} text={text} />
      </dd>
    </div>
  );
}
