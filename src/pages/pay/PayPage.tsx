import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { useChoiceInAddress } from "@/components/use-choice-in-address";
import { paymentMethodIds, paymentMethods } from "@/content/payments";
import { MethodPanel } from "./MethodPanel";
import { RequestForm } from "./RequestForm";
import { SafetyTips } from "./SafetyTips";
import { usePaymentRequest } from "./use-payment-request";

const tabs = paymentMethodIds.map((id) => ({ value: id, label: paymentMethods[id].label }));

export function PayPage() {
  const [chosen, choose] = useChoiceInAddress("method", paymentMethodIds);
  const form = usePaymentRequest();

  return (
    <Page
      title="Pay / Donate"
      description="Settle an invoice or say thanks with Binance Pay, USDT or Bitcoin."
    >
      <PageHeader
        label="10 — Thanks"
        title="Pay / Donate"
        lead="Settle an invoice or say thanks with a transfer from your wallet to mine. Nothing passes through this site."
      />
      <RequestForm {...form} />
      <section aria-labelledby="ways-to-pay" className="page-width pt-16">
        <h2 id="ways-to-pay" className="mb-6 font-serif text-headline">
          Ways to pay
        </h2>
        <Tabs label="Ways to pay" tabs={tabs} value={chosen} onChange={choose}>
          {paymentMethodIds.map((id) => (
            <TabPanel key={id} value={id} className="pt-10">
              <MethodPanel id={id} request={form.request} />
            </TabPanel>
          ))}
        </Tabs>
      </section>
      <SafetyTips />
    </Page>
  );
}
