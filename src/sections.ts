import { mainNavigation, payLink } from "@/content/navigation";
import { switchedOff } from "@/content/sections";
import { env } from "@/lib/env";
import type { NavigationItem } from "@/lib/navigation-item";
import { paths } from "./paths";

/** Whether the site has the page at a path: false if its section is turned off. */
export function hasPage(path: string): boolean {
  return env.hasEveryPage || !switchedOff.some((section) => path.split(/[/?#]/)[1] === section);
}

/** Whether the admin page at a path is of use to the owner. */
export function hasAdminPage(path: string): boolean {
  // Consultations belong to services; other admin pages have the name of the page they are about.
  if (
    [paths.adminConsultations, paths.adminConsultationTypes].some((own) => path.startsWith(own))
  ) {
    return hasPage(paths.services);
  }
  return hasPage(path.slice(paths.admin.length));
}

export const mainPages: readonly NavigationItem[] = mainNavigation.filter(({ to }) => hasPage(to));

/** The links in menus that have room for all pages. */
export const menuPages: readonly NavigationItem[] = [...mainNavigation, payLink].filter(({ to }) =>
  hasPage(to),
);

/**
 * The line above a page's heading, e.g. "02 — About".
 *
 * @param path of the page, whose position in the menus is its number
 */
export function numberedLabel(path: string, name: string): string {
  const position = menuPages.findIndex(({ to }) => to === path) + 1;
  return position > 0 ? `${twoDigits(position)} — ${name}` : name;
}

/** "01" for 1. */
export function twoDigits(position: number): string {
  return String(position).padStart(2, "0");
}
