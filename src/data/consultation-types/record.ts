import type { RecordOf, RecordTexts } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import { t } from "../../lib/words.ts";

export type WrittenConsultationType = Omit<
  Tables<"consultation_kinds">,
  "id" | "created_at" | "updated_at"
>;

export const consultationTypeRecord = {
  title: { label: t("Title"), kind: "trimmed", default: "", required: t("The title is required.") },
  minutes: { label: t("Length"), kind: "integer", default: 30 },
  price: { label: t("Price"), kind: "trimmed", default: "" },
  amount: { label: t("Amount to pay"), kind: "decimal", default: null },
  currency: { label: t("Currency"), kind: "trimmed", default: "USD" },
  payment_link: { label: t("Payment link"), kind: "trimmed", default: "" },
  pays_on_page: { label: t("Addresses from the Pay page"), kind: "flag", default: false },
  payment_hours: { label: t("Held for"), kind: "integer", default: 48 },
  project_types: { label: t("Project types"), kind: "names", default: [] },
  // The database puts it last.
  place: { label: t("Place"), kind: "integer", default: 0 },
  published: { label: t("Offered"), kind: "flag", default: true },
} as const satisfies RecordOf<WrittenConsultationType>;

export const consultationTypeTexts: RecordTexts = {
  create: t("New Kind"),
  save: t("Save Kind"),
  back: t("Back to Kinds"),
  loading: t("Loading kind"),
  list: {
    label: t("Kinds"),
    loading: t("Loading kinds"),
    none: t("No kinds found"),
    failure: t("Error loading kinds"),
  },
};
