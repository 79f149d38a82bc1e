import { t } from "@/lib/words";
import type { Labels } from "@/lib/record";
import type { pageRecord } from "./record";

/** The labels of the fields in forms, and where two versions are compared. */
export const pageLabels = {
  title: t("Title"),
  path: t("Path"),
  description: t("Description"),
  published: t("Published"),
  place: t("Menu"),
  position: t("Order"),
  indexed: t("Listed by search engines"),
  language: t("Language"),
  format: t("Format"),
  source: t("Content"),
} as const satisfies Labels<keyof typeof pageRecord>;

/** The names of the menus that may link to a page. */
export const pagePlaceNames: Readonly<Record<string, string>> = {
  navigation: t("navigation"),
  footer: t("footer"),
  nowhere: t("None"),
};
