import { t } from "@/lib/words";
import type { Labels } from "@/lib/record";
import type { consultationTypeRecord } from "./record";

/** The labels of the fields in forms, and where two versions are compared. */
export const consultationTypeLabels = {
  title: t("Title"),
  minutes: t("Length"),
  price: t("Price"),
  amount: t("Amount to pay"),
  currency: t("Currency"),
  payment_link: t("Payment link"),
  pays_on_page: t("Addresses from the Pay page"),
  payment_hours: t("Held for"),
  project_types: t("Project types"),
  place: t("Place"),
  published: t("Offered"),
} as const satisfies Labels<keyof typeof consultationTypeRecord>;
