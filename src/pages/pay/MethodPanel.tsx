import { EmptyState } from "@/components/ui/EmptyState";
import { paymentMethods, type PaymentMethodId } from "@/content/payments";
import type { PaymentRequest } from "@/lib/payments/payment-links";
import { accountOf } from "./account";
import { PaymentPanel } from "./PaymentPanel";

type Props = { id: PaymentMethodId; request: PaymentRequest };

/** One payment method, or a warning when its configured account is invalid. */
export function MethodPanel({ id, request }: Props) {
  const account = accountOf(id);
  if (account.state === "unavailable") {
    return (
      <EmptyState
        title={`${paymentMethods[id].title} is unavailable`}
        hint="The account set up for it fails its check, so it is not shown. Please choose another way."
      />
    );
  }
  return <PaymentPanel id={id} account={account} request={request} />;
}
