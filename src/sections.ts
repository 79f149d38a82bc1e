import { mainNavigation, payLink } from "@/content/navigation";
import { switchedOff } from "@/content/sections";
import { env } from "@/lib/env";
import type { NavigationItem } from "@/lib/navigation-item";
import { paths } from "./paths";

/** Whether the site has the page at a path: not if its section is switched off. */
export function hasPage(path: string): boolean {
  return env.hasEveryPage || !switchedOff.some((section) => path.split(/[/?#]/)[1] === section);
}

/** Whether the owner has use for the admin page at a path. */
export function hasOwnersPage(path: string): boolean {
  // Consultations belong to the services; other admin pages have the name of the page that they are about.
  if ([paths.adminConsultations, paths.adminKinds].some((own) => path.startsWith(own))) {
    return hasPage(paths.services);
  }
  return hasPage(path.slice(paths.admin.length));
}

/** The links of the main navigation. */
export const mainPages: readonly NavigationItem[] = mainNavigation.filter(({ to }) => hasPage(to));

/** The links of the menus that have room for all pages. */
export const menuPages: readonly NavigationItem[] = [...mainNavigation, payLink].filter(({ to }) =>
  hasPage(to),
);

/**
 * The line above a page's heading, e.g. «02 — About».
 *
 * @param path of the page, whose place in the menus is its number
 */
export function numbered(path: string, name: string): string {
  const place = menuPages.findIndex(({ to }) => to === path) + 1;
  return place > 0 ? `${twoDigits(place)} — ${name}` : name;
}

/** «01» for 1. */
export function twoDigits(place: number): string {
  return String(place).padStart(2, "0");
}
