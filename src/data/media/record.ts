import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import { t } from "../../lib/words.ts";

/** What the owner writes about a picture; the rest follows from its file. */
export type WrittenPicture = Pick<Tables<"media">, "name" | "alt" | "decorative">;

export const pictureRecord = {
  name: { label: t("Name"), file: "name", kind: "trimmed", default: "" },
  alt: { label: t("Alternative text"), file: "alt", kind: "trimmed", default: "" },
  decorative: {
    label: t("Decorative: it adds nothing to what the text says"),
    file: "decorative",
    kind: "flag",
    default: false,
  },
} as const satisfies RecordOf<WrittenPicture>;
