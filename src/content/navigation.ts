import type { NavigationItem } from "@/lib/navigation-item";
import { t } from "@/lib/words";
import { paths } from "@/paths";

export const mainNavigation: readonly NavigationItem[] = [
  { label: t("Home"), to: paths.home, exact: true },
  { label: t("About"), to: paths.about },
  { label: t("Projects"), to: paths.projects },
  { label: t("Skills"), to: paths.skills },
  { label: t("Services"), to: paths.services },
  { label: t("Blog"), to: paths.blog },
  { label: t("Resume"), to: paths.resume },
  { label: t("Music"), to: paths.music },
  { label: t("Contact"), to: paths.contact },
];

export const payLink: NavigationItem = { label: t("Pay / Donate"), to: paths.pay };

/** The pages suggested on the 404 page. */
export const popularPages: readonly (NavigationItem & { hint: string })[] = [
  { label: t("Home"), to: paths.home, hint: t("Where everything starts") },
  { label: t("Projects"), to: paths.projects, hint: t("What has been built") },
  { label: t("Blog"), to: paths.blog, hint: t("Essays on software") },
  { label: t("Contact"), to: paths.contact, hint: t("Say hello") },
];
