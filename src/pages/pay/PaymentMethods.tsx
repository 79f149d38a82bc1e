import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { useUrlChoice } from "@/lib/hydration/use-url-params";
import { paymentMethodIds, paymentMethods } from "@/content/payments";
import { MethodPanel } from "./MethodPanel";
import { SafetyTips } from "./SafetyTips";
import { usePaymentRequest } from "./use-payment-request";

const tabs = paymentMethodIds.map((id) => ({ value: id, label: paymentMethods[id].label }));

/** The payment methods for the request above. */
export function PaymentMethods() {
  const [chosen, choose] = useUrlChoice("method", paymentMethodIds);
  const { request } = usePaymentRequest();
  return (
    <>
      <section aria-labelledby="ways-to-pay" className="page-width pt-16">
        <h2 id="ways-to-pay" className="mb-6 font-serif text-headline">
          Ways to pay
        </h2>
        <Tabs label="Ways to pay" tabs={tabs} value={chosen} onChange={choose}>
          {paymentMethodIds.map((id) => (
            <TabPanel key={id} value={id} className="pt-10">
              <MethodPanel id={id} request={request} />
            </TabPanel>
          ))}
        </Tabs>
      </section>
      <SafetyTips />
    </>
  );
}
