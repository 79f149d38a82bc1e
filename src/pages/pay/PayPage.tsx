import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { PaymentMethods } from "./PaymentMethods";
import { RequestForm } from "./RequestForm";
import { useLinkedRequest } from "./use-linked-request";
import { usePaymentRequest } from "./use-payment-request";
import { t } from "@/lib/words";

export function PayPage() {
  const form = usePaymentRequest();
  useLinkedRequest(form);

  return (
    <Page
      title={t("Pay / Donate")}
      description={t("Settle an invoice or say thanks with Binance Pay, USDT or Bitcoin.")}
    >
      <PageHeader
        label={numberedLabel(paths.pay, t("Thanks"))}
        title={t("Pay / Donate")}
        lead={t(
          "Settle an invoice or say thanks with a transfer from your wallet to mine. Nothing passes through this site.",
        )}
      />
      <RequestForm {...form} />
      <PaymentMethods request={form.request} />
    </Page>
  );
}
