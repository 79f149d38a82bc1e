import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a kind of consultation. */
export type WrittenKind = Omit<Tables<"consultation_kinds">, "id" | "created_at" | "updated_at">;

export const kindRecord = {
  title: { label: "Title", kind: "trimmed", default: "" },
  minutes: { label: "Length", kind: "integer", default: 30 },
  price: { label: "Price", kind: "trimmed", default: "" },
  amount: { label: "Amount to pay", kind: "decimal", default: null },
  currency: { label: "Currency", kind: "trimmed", default: "USD" },
  payment_link: { label: "Payment link", kind: "trimmed", default: "" },
  pays_on_page: { label: "Addresses of the page Pay", kind: "flag", default: false },
  payment_hours: { label: "Held for", kind: "integer", default: 48 },
  project_types: { label: "Project types", kind: "names", default: [] },
  // The database puts it at the end.
  place: { label: "Place", kind: "integer", default: 0 },
  published: { label: "Offered", kind: "flag", default: true },
} as const satisfies RecordOf<WrittenKind>;
