import { t } from "@/lib/words";
import type { Labels } from "@/lib/record";
import type { pictureRecord } from "./record";

/** The labels of the fields in forms, and where two versions are compared. */
export const pictureLabels = {
  name: t("Name"),
  alt: t("Alternative text"),
  decorative: t("Decorative: it adds nothing to what the text says"),
} as const satisfies Labels<keyof typeof pictureRecord>;
