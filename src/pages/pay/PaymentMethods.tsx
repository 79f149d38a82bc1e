import { OrderedList } from "@/components/ui/List";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import { useUrlChoice } from "@/lib/hydration/use-url-params";
import {
  paymentMethodIds,
  paymentMethods,
  safetyTips,
  type PaymentMethodId,
} from "@/content/payments";
import { EmptyState } from "@/components/ui/EmptyState";
import type { PaymentRequest } from "@/lib/payments/payment-links";
import { twoDigits } from "@/sections";
import { accountOf } from "./account";
import { PaymentPanel } from "./PaymentPanel";
import { t } from "@/lib/words";

const tabs = paymentMethodIds.map((id) => ({ value: id, label: paymentMethods[id].label }));

export function PaymentMethods({ request }: { request: PaymentRequest }) {
  const [chosen, choose] = useUrlChoice("method", paymentMethodIds);
  return (
    <>
      <section aria-labelledby="ways-to-pay" className="page-width pt-16">
        <h2 id="ways-to-pay" className="mb-6 font-serif text-headline">
          {t("Ways to pay")}
        </h2>
        <Tabs label={t("Ways to pay")} tabs={tabs} value={chosen} onChange={choose}>
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

function SafetyTips() {
  return (
    <section aria-labelledby="safety-tips" className="page-width pt-20">
      <h2 id="safety-tips" className="font-serif text-headline">
        {t("Safety tips")}
      </h2>
      <OrderedList className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {safetyTips.map(({ title, text }, index) => (
          <li key={title} className="border-t pt-4">
            <p aria-hidden className="label text-accent">
              {twoDigits(index + 1)}
            </p>
            <h3 className="mt-6 font-serif text-title">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </OrderedList>
    </section>
  );
}

type Props = { id: PaymentMethodId; request: PaymentRequest };

/** A payment method, or the message that its account is missing or invalid. */
function MethodPanel({ id, request }: Props) {
  const account = accountOf(id);
  const { title } = paymentMethods[id];
  if (account.state === "missing")
    return <EmptyState title={t("{title} is not offered here", { title })} />;
  if (account.state === "unavailable") {
    return (
      <EmptyState
        title={t("{title} is unavailable", { title })}
        hint={t(
          "The account set up for it fails its check, so it is not shown. Please choose another way.",
        )}
      />
    );
  }
  return <PaymentPanel id={id} account={account} request={request} />;
}
