import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes about a picture; the rest follows from its file. */
export type WrittenPicture = Pick<Tables<"media">, "name" | "alt" | "decorative">;

export const pictureRecord = {
  name: { file: "name", kind: "trimmed", default: "" },
  alt: { file: "alt", kind: "trimmed", default: "" },
  decorative: {
    file: "decorative",
    kind: "flag",
    default: false,
  },
} as const satisfies RecordOf<WrittenPicture>;
