import { useQuery } from "@tanstack/react-query";
import type { NavigationItem } from "@/lib/navigation-item";
import { menuPagesQuery } from "@/data/pages/public";
import { paths } from "@/paths";

export function useCustomPageLinks(menu: "navigation" | "footer"): NavigationItem[] {
  const { data: pages = [] } = useQuery(menuPagesQuery());
  return pages
    .filter(({ place }) => place === menu)
    .map(({ title, path, language }) => ({ label: title, to: paths.customPage(path), language }));
}
