import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

export type WrittenConsultationType = Omit<
  Tables<"consultation_kinds">,
  "id" | "created_at" | "updated_at"
>;

export const consultationTypeRecord = {
  title: { kind: "trimmed", default: "" },
  minutes: { kind: "integer", default: 30 },
  price: { kind: "trimmed", default: "" },
  amount: { kind: "decimal", default: null },
  currency: { kind: "trimmed", default: "USD" },
  payment_link: { kind: "trimmed", default: "" },
  pays_on_page: { kind: "flag", default: false },
  payment_hours: { kind: "integer", default: 48 },
  project_types: { kind: "names", default: [] },
  // The database puts it last.
  place: { kind: "integer", default: 0 },
  published: { kind: "flag", default: true },
} as const satisfies RecordOf<WrittenConsultationType>;
