import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a picture; the rest follows from its file. */
export type WrittenPicture = Pick<Tables<"media">, "name" | "alt" | "decorative">;

export const pictureRecord = {
  name: { label: "Name", file: "name", kind: "trimmed", default: "" },
  alt: { label: "Alternative text", file: "alt", kind: "trimmed", default: "" },
  decorative: {
    label: "Decorative: it says nothing that the text does not say",
    file: "decorative",
    kind: "flag",
    default: false,
  },
} as const satisfies RecordOf<WrittenPicture>;
